import type { Mood } from '@pathkeeper/contract';
import { Temporal } from 'temporal-polyfill';
import { homeSlots, inSeason, journeySlots, type Slot, seasonLength } from './calendar.ts';
import type { Keeper, Lines, Passage, Story } from './keeper.ts';
import { questOn } from './quests.ts';
import { pick, type Random, sample, seededRandom } from './random.ts';

/** An entry as a keeper wrote it. */
export interface Page {
  at: Temporal.ZonedDateTime;
  text: string;
  mood: Mood | null;
  tags: readonly string[];
  folder: string | null;
  isPinned: boolean;
  /** Id of the quest that it answers, one of its day's. */
  questId: number | null;
}

/** What has been written when. */
type Written = Map<Slot, Passage>;

/** A passage for so few days of the year must have one of them before a story takes it. */
const FEW_DAYS = 14;

/**
 * A keeper's journal as of `now`, oldest first. The same keeper and moment give the same pages, and
 * a later moment moves them along with it: stories by how long ago they were, seasons by the month.
 */
export function compose(keeper: Keeper, now: Date): Page[] {
  const random = seededRandom(keeper.username);
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const slots = homeSlots(keeper, instant, random);
  const roomy = slots.filter(({ at }) => at.hour >= keeper.tellsFrom);
  const written: Written = new Map();
  const isDated = ({ season }: Passage) => season !== undefined && seasonLength(season) <= FEW_DAYS;
  const isOpen = (passage: Passage) => !isDated(passage);
  scatter(roomy, written, keeper.passages.filter(isDated), random);
  for (const story of keeper.stories) tell(roomy, written, story);
  scatter(roomy, written, keeper.passages.filter(isOpen), random);
  fill(slots, written, keeper, random);
  journeySlots(keeper, instant, random).forEach((slot, i) => {
    written.set(slot, ofStory(keeper.journey as Story, i));
  });
  return [...written]
    .map(([slot, passage]) => pageOf(slot, passage))
    .sort((a, b) => Temporal.ZonedDateTime.compare(a.at, b.at));
}

function pageOf({ at }: Slot, passage: Passage): Page {
  return {
    at: passage.hour ? at.withPlainTime(passage.hour) : at,
    text: passage.text,
    mood: passage.mood ?? null,
    tags: passage.tags ?? [],
    folder: passage.folder ?? null,
    isPinned: passage.pinned ?? false,
    questId: questOn(at.toPlainDate().toString(), passage.quests ?? []),
  };
}

function ofStory({ passages, tags = [], folder }: Story, i: number): Passage {
  const passage = passages[i] as Passage;
  return {
    ...passage,
    tags: [...tags, ...(passage.tags ?? [])],
    ...(folder ? { folder } : {}),
  };
}

/** Places single passages where they fit, those with the least choice first. */
function scatter(
  slots: readonly Slot[],
  written: Written,
  passages: readonly Passage[],
  random: Random,
): void {
  const placesFor = (passage: Passage) =>
    slots.filter((slot) => !written.has(slot) && fits(slot, passage));
  const byChoice = passages
    .map((passage) => ({ passage, choice: placesFor(passage).length }))
    .sort((a, b) => a.choice - b.choice);
  for (const { passage } of byChoice) {
    const places = placesFor(passage);
    if (places.length > 0) written.set(pick(places, random), passage);
  }
}

function fits(slot: Slot, passage: Passage): boolean {
  const { season, weekdays, between = [0, 1], hour, quests } = passage;
  const { at, progress, isLast } = slot;
  return (
    progress >= between[0] &&
    progress <= between[1] &&
    (!season || inSeason(at, season)) &&
    (!weekdays || weekdays.includes(at.dayOfWeek)) &&
    (!quests || questOn(at.toPlainDate().toString(), quests) !== null) &&
    // The hour it names may not have come yet today.
    !(hour && isLast)
  );
}

/** Places a story's passages in their order, each as near as can be to its share of the stretch. */
function tell(slots: readonly Slot[], written: Written, story: Story): void {
  const { from, to, weekdays, closed = [], passages } = story;
  const open = slots.filter(
    (slot) =>
      !written.has(slot) &&
      !closed.some((season) => inSeason(slot.at, season)) &&
      (!weekdays || weekdays.includes(slot.at.dayOfWeek)),
  );
  let next = 0;
  passages.forEach((passage, k) => {
    const due = from + ((to - from) * k) / Math.max(1, passages.length - 1);
    const distance = (place: number) => Math.abs((open[place]?.progress ?? Infinity) - due);
    const latest = open.length - (passages.length - k);
    while (next < latest && distance(next + 1) <= distance(next)) next++;
    if (passage.hour && open[next]?.isLast) next--;
    const slot = open[next++];
    if (slot) written.set(slot, ofStory(story, k));
  });
}

/** Fills what is left with one-liners; none comes again before all have had their turn. */
function fill(
  slots: readonly Slot[],
  written: Written,
  { lines, heading }: Keeper,
  random: Random,
): void {
  const all = passagesOf(lines);
  const queue = sample(all, all.length, random);
  let turn = 0;
  slots.forEach((slot, i) => {
    const begun = heading?.(slot.at.month, random());
    if (written.has(slot)) return;
    const line = queue[turn++ % queue.length] as Passage;
    const isFirst = slots[i - 1]?.at.toPlainDate().equals(slot.at.toPlainDate()) !== true;
    written.set(
      slot,
      begun && isFirst ? { ...line, text: `${begun.text} ${line.text}`, tags: begun.tags } : line,
    );
  });
}

function passagesOf(lines: Lines): Passage[] {
  return Object.entries(lines).flatMap(([mood, texts]) =>
    texts.map((text) => (mood === 'none' ? { text } : { text, mood: mood as Mood })),
  );
}
