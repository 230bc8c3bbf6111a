import { DEFAULT_SETTINGS, type Settings } from '@pathkeeper/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  isOwed,
  type Mirror,
  NOTHING_TURNED,
  parseMirror,
  reconcile,
  type Turned,
  turn,
} from './settings-mirror.ts';

const game = (quietMode: boolean): Settings => ({
  ...DEFAULT_SETTINGS,
  game: { ...DEFAULT_SETTINGS.game, quietMode },
});
const mirror = (settings: Settings, unsaved: Partial<Turned> = {}): Mirror => ({
  settings,
  isDarkModeChosen: false,
  unsaved: { ...NOTHING_TURNED, ...unsaved },
});
const quiet = (quietMode: boolean): Turned => ({ ...NOTHING_TURNED, game: { quietMode } });
const light: Turned = { ...NOTHING_TURNED, notifications: { darkMode: false } };

describe('the mirror of the settings', () => {
  it('gives back what it was given', () => {
    const kept = mirror(game(true), quiet(true));
    expect(parseMirror(JSON.stringify(kept))).toEqual(kept);
  });

  it('is none when nothing, or nothing of ours, is stored', () => {
    for (const raw of [null, '', 'null', '[]', '7', '{"settings":null}', '{broken']) {
      expect(parseMirror(raw)).toBeNull();
    }
  });

  it('holds only switches that there are, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (settings, unsaved) => {
        const read = parseMirror(JSON.stringify({ settings: { game: settings }, unsaved }));
        expect(Object.keys(read?.settings.game ?? {})).toEqual(Object.keys(DEFAULT_SETTINGS.game));
        for (const value of Object.values(read?.settings.game ?? {})) {
          expect(typeof value).toBe('boolean');
        }
      }),
    );
  });
});

describe('a switch that is turned', () => {
  it('holds here at once, and the server is owed it', () => {
    const turned = turn(mirror(game(false)), quiet(true));
    expect(turned).toEqual(mirror(game(true), quiet(true)));
    expect([isOwed(turned), isOwed(mirror(game(true))), isOwed(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is told beside what another device has turned since, and no other kind is told', () => {
    const elsewhere = { ...DEFAULT_SETTINGS.game, onLeaderboard: false };
    const there = mirror({ ...DEFAULT_SETTINGS, game: elsewhere });
    expect(changesOf(there, quiet(true))).toEqual([
      { settingType: 'game', settings: { ...elsewhere, quietMode: true } },
    ]);
    expect(changesOf(there, NOTHING_TURNED)).toEqual([]);
  });
});

describe('when the server answers', () => {
  it('its word holds', () => {
    expect(reconcile(mirror(game(true)), NOTHING_TURNED, NOTHING_TURNED)).toEqual(
      mirror(game(true)),
    );
    expect(reconcile(mirror(game(true)), quiet(true), quiet(true))).toEqual(mirror(game(true)));
  });

  it('a switch that was turned since stays turned, and is still to be saved', () => {
    const now = mirror(game(false), quiet(false));
    expect(reconcile(mirror(game(true)), quiet(true), quiet(false))).toEqual(now);
    expect(reconcile(mirror(game(true)), NOTHING_TURNED, quiet(false))).toEqual(now);
  });
});

describe('light and dark', () => {
  const letters: Turned = { ...NOTHING_TURNED, notifications: { dailyChallenges: false } };
  const { darkMode: _, ...told } = {
    ...DEFAULT_SETTINGS.notifications,
    dailyChallenges: false,
  };
  const chosen: Mirror = { ...mirror(DEFAULT_SETTINGS), isDarkModeChosen: true };

  it('are not told to the server before one of them was chosen', () => {
    expect(changesOf(mirror(DEFAULT_SETTINGS), letters)[0]?.settings).toEqual(told);
    expect(changesOf(chosen, letters)[0]?.settings).toHaveProperty('darkMode', true);
    expect(changesOf(mirror(DEFAULT_SETTINGS), light)[0]?.settings).toHaveProperty(
      'darkMode',
      false,
    );
  });

  it('stay chosen here until the server has heard of it, and then by its word', () => {
    const server = mirror(DEFAULT_SETTINGS);
    expect(reconcile(server, NOTHING_TURNED, light).isDarkModeChosen).toBe(true);
    expect(reconcile(server, NOTHING_TURNED, quiet(true)).isDarkModeChosen).toBe(false);
    expect(reconcile(chosen, NOTHING_TURNED, NOTHING_TURNED).isDarkModeChosen).toBe(true);
  });
});
