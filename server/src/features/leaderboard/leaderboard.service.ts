import { type LeaderboardRow, levelOfXp, type OwnPlace } from '@pathkeeper/contract';
import { localDateAt } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getUserSettings } from '../profile/index.ts';
import { asOwner, setListed, streakOn } from '../progression/index.ts';
import * as repository from './leaderboard.public.repository.ts';

/** How many are listed (D52). */
const LISTED = 100;

/** Neighbours shown on each side of one's own place (D52). */
const NEIGHBOURS = 3;

/** People that are counted anew in one statement. */
const BATCH = 500;

/** The first hundred: names and figures, for everybody, and for pages that the server writes. */
export async function topUsers({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<LeaderboardRow[]> {
  const people = await repository.firstPeople(db, LISTED);
  const today = todayByZone(clock.now());
  return people.map((person, index) => present(person, index + 1, today));
}

/** The day it is in a zone; worked out once for each, for a hundred people share a few. */
function todayByZone(now: Date): (zone: string) => string {
  const days = new Map<string, string>();
  return (zone) => {
    const day = days.get(zone) ?? localDateAt(now, zone);
    days.set(zone, day);
    return day;
  };
}

/** A streak is that of the person's own today: one that is broken is not shown as running. */
function present(
  person: repository.ListedPerson,
  rank: number,
  today: (zone: string) => string,
): LeaderboardRow {
  const { id, username, emblem, timeZone, xp, peakXp, entries } = person;
  return {
    rank,
    id,
    username,
    emblem,
    xpPoints: xp,
    level: levelOfXp(peakXp),
    totalEntries: entries,
    currentStreak: streakOn(person, today(timeZone)),
  };
}

/** Somebody's own place and their neighbours; no place for whoever has left or has no XP. */
export async function ownPlace(
  context: Pick<Context, 'db' | 'clock'>,
  ownerId: number,
): Promise<OwnPlace> {
  const { db, clock } = context;
  const [{ settings }, found] = await Promise.all([
    getUserSettings(context, ownerId),
    repository.findPlace(db, ownerId, NEIGHBOURS),
  ]);
  const { onLeaderboard } = settings.game;
  if (!found) return { onLeaderboard, place: null, above: [], below: [] };
  const people = await repository.peopleOfList(db, [...found.above, ownerId, ...found.below]);
  const today = todayByZone(clock.now());
  const rowsOf = (ids: readonly number[], first: number) =>
    ids.flatMap((id, index) => {
      const person = people.get(id);
      return person ? [present(person, first + index, today)] : [];
    });
  const { rank } = found;
  return {
    onLeaderboard,
    place: rowsOf([ownerId], rank)[0] ?? null,
    above: rowsOf(found.above, rank - found.above.length),
    below: rowsOf(found.below, rank + 1),
  };
}

/** Takes somebody off the leaderboard before their account is deleted. */
export function leaveForGood(context: Pick<Context, 'db'>, ownerId: number): Promise<void> {
  return asOwner(context, ownerId, async (tx) => {
    await setListed(tx, ownerId, false);
    await repository.foldPerson(tx, ownerId);
  });
}

/** Counts everybody anew who changed since the last time; places are exact in between as well. */
export async function foldChanges({ db }: Pick<Context, 'db'>): Promise<void> {
  while ((await repository.foldChanges(db, BATCH)) === BATCH) {
    // The next ones.
  }
}

/** Derives the histogram again from everybody's row, and answers how many were miscounted. */
export const mendHistogram = ({ db }: Pick<Context, 'db'>): Promise<number> =>
  repository.mendHistogram(db);
