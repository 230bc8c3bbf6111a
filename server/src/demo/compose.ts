import type { Mood } from '@pathkeeper/contract';
import { Temporal } from 'temporal-polyfill';
import { homeSlots, inSeason, journeySlots, type Slot, seasonLength } from './calendar.ts';
import type { OneLiners, Passage, Persona, Story } from './persona.ts';
import { questOn } from './quests.ts';
import { pick, type Random, sample, seededRandom } from './random.ts';

/** An entry as a persona wrote it. */
export interface DemoEntry {
  at: Temporal.ZonedDateTime;
  text: string;
  mood: Mood | null;
  tags: readonly string[];
  folder: string | null;
  isPinned: boolean;
  /** Id of the quest that it answers, one of its day's. */
  questId: number | null;
}

/** The passage that each slot got so far. */
type Written = Map<Slot, Passage>;

/** A passage that fits so few days of the year is placed before the stories. */
const FEW_DAYS = 14;

/**
 * A persona's journal as of `now`, oldest first. The same persona and time give the same entries. A
 * later time moves them along: stories keep their distance from today, seasons stay in their month.
 */
export function compose(persona: Persona, now: Date): DemoEntry[] {
  const random = seededRandom(persona.username);
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const slots = homeSlots(persona, instant, random);
  const longSlots = slots.filter(({ at }) => at.hour >= persona.longEntriesFrom);
  const written: Written = new Map();
  const isDated = ({ season }: Passage) => season !== undefined && seasonLength(season) <= FEW_DAYS;
  const isOpen = (passage: Passage) => !isDated(passage);
  placePassages(longSlots, written, persona.passages.filter(isDated), random);
  for (const story of persona.stories) placeStory(longSlots, written, story);
  placePassages(longSlots, written, persona.passages.filter(isOpen), random);
  fillWithOneLiners(slots, written, persona, random);
  journeySlots(persona, instant, random).forEach((slot, i) => {
    written.set(slot, passageOfStory(persona.journey as Story, i));
  });
  return [...written]
    .map(([slot, passage]) => entryOf(slot, passage))
    .sort((a, b) => Temporal.ZonedDateTime.compare(a.at, b.at));
}

function entryOf({ at }: Slot, passage: Passage): DemoEntry {
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

function passageOfStory({ passages, tags = [], folder }: Story, i: number): Passage {
  const passage = passages[i] as Passage;
  return {
    ...passage,
    tags: [...tags, ...(passage.tags ?? [])],
    ...(folder ? { folder } : {}),
  };
}

/** Places single passages where they fit, those with the least choice first. */
function placePassages(
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
    // The hour that the text names may lie ahead today.
    !(hour && isLast)
  );
}

/** Places a story's passages in their order, each as near as possible to its share of the story's time. */
function placeStory(slots: readonly Slot[], written: Written, story: Story): void {
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
    if (slot) written.set(slot, passageOfStory(story, k));
  });
}

/** Fills the slots that are left with one-liners; none repeats before all were used. */
function fillWithOneLiners(
  slots: readonly Slot[],
  written: Written,
  { oneLiners, heading }: Persona,
  random: Random,
): void {
  const all = passagesOf(oneLiners);
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

function passagesOf(oneLiners: OneLiners): Passage[] {
  return Object.entries(oneLiners).flatMap(([mood, texts]) =>
    texts.map((text) => (mood === 'none' ? { text } : { text, mood: mood as Mood })),
  );
}
