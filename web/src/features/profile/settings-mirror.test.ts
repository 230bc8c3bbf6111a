import { DEFAULT_SETTINGS, type Settings, type SettingType } from '@pathkeeper/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, type Mirror, parseMirror, reconcile } from './settings-mirror.ts';

const game = (quietMode: boolean): Settings => ({
  ...DEFAULT_SETTINGS,
  game: { quietMode, onLeaderboard: true },
});
const mirror = (settings: Settings, ...unsaved: SettingType[]): Mirror => ({
  settings,
  isDarkModeChosen: false,
  unsaved,
});

describe('the mirror of the settings', () => {
  it('gives back what it was given', () => {
    const kept = mirror(game(true), 'game');
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
        expect(Object.keys(read?.settings.game ?? {})).toEqual(['quietMode', 'onLeaderboard']);
        for (const value of Object.values(read?.settings.game ?? {})) {
          expect(typeof value).toBe('boolean');
        }
      }),
    );
  });
});

describe('when the server answers', () => {
  it('its word holds', () => {
    expect(reconcile(mirror(game(true)), null, null)).toEqual(mirror(game(true)));
    const sent = mirror(game(true), 'game');
    expect(reconcile(mirror(game(true)), sent, sent)).toEqual(mirror(game(true)));
  });

  it('a switch that was turned since stays turned, and is still to be saved', () => {
    const sent = mirror(game(true), 'game');
    const now = mirror(game(false), 'game');
    expect(reconcile(mirror(game(true)), sent, now)).toEqual(now);
    expect(reconcile(mirror(game(true)), null, now)).toEqual(now);
  });
});

describe('light and dark', () => {
  const { darkMode: _, ...letters } = DEFAULT_SETTINGS.notifications;
  const chosen: Mirror = { ...mirror(DEFAULT_SETTINGS, 'notifications'), isDarkModeChosen: true };

  it('are not told to the server before one of them was chosen', () => {
    expect(changeOf('notifications', mirror(DEFAULT_SETTINGS))).toEqual({
      settingType: 'notifications',
      settings: letters,
    });
    expect(changeOf('notifications', chosen).settings).toEqual(DEFAULT_SETTINGS.notifications);
  });

  it('stay chosen here until the server has heard of it, and then by its word', () => {
    const server = mirror(DEFAULT_SETTINGS);
    expect(reconcile(server, null, chosen).isDarkModeChosen).toBe(true);
    expect(reconcile(server, null, { ...chosen, unsaved: ['game'] }).isDarkModeChosen).toBe(false);
    expect(reconcile(chosen, null, null).isDarkModeChosen).toBe(true);
  });
});
