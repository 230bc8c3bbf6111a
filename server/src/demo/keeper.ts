import type { Mood } from '@pathkeeper/contract';
import type { Rooms } from './rooms.ts';

/** First and last day as MM-DD, both inclusive; a season that ends before it begins spans New Year. */
export type Season = readonly [from: string, to: string];

/** Something one person wrote, and when in a year they could have written it. */
export interface Passage {
  text: string;
  mood?: Mood;
  tags?: readonly string[];
  /** Name of one of the keeper's folders. */
  folder?: string;
  pinned?: true;
  season?: Season;
  /** Monday is 1, Sunday 7. */
  weekdays?: readonly number[];
  /** Which part of the keeper's days, 0 to 1, it must fall in: it takes something for granted. */
  between?: readonly [number, number];
  /** HH:MM, where the text gives the time away. */
  hour?: string;
  /** It answers any of these quests, so it is written on a day that offers one of them. */
  quests?: readonly string[];
}

/** Passages that follow each other, spread over part of the year that ends today (0 to 1). */
export interface Story {
  from: number;
  to: number;
  folder?: string;
  tags?: readonly string[];
  weekdays?: readonly number[];
  /** When nothing of it happens, such as school holidays. */
  closed?: readonly Season[];
  passages: readonly Passage[];
}

/** A stretch of days spent, and written, in another zone. */
export interface Journey extends Story {
  zone: string;
}

/** One-liners by the mood that goes with them; they may come again after a while. */
export type Lines = Partial<Record<Mood | 'none', readonly string[]>>;

/** Something noted before a one-liner as a habit. */
export interface Heading {
  text: string;
  tags: readonly string[];
}

/** Somebody who keeps a journal in the demo. */
export interface Keeper {
  username: string;
  firstName: string;
  lastName: string;
  /** Who that is, for the person who tries the demo. */
  about: string;
  zone: string;
  /** Entries in all. */
  entries: number;
  /** How many days ago, today included, the journal was begun. */
  days: number;
  /** How far up the path they are, by a gift where the pages alone do not lead there. */
  level: number;
  /** On how many of the last days an entry was written without a gap. */
  streak: number;
  /** How often a second entry is written on the same day. */
  seconds: number;
  /** How likely each weekday is to be written, Monday first. */
  rhythm: readonly [number, number, number, number, number, number, number];
  /** When they write, HH:MM. */
  hours: readonly string[];
  /** Before this hour of the day there is time for a one-liner only. */
  tellsFrom: number;
  folders: readonly { name: string; color: string }[];
  customTags: readonly string[];
  stories: readonly Story[];
  journey?: Journey;
  /** At their season or any time, once each. */
  passages: readonly Passage[];
  lines: Lines;
  /** What the day began with, given its month (1 to 12) and a chance from 0 to 1. */
  heading?: (month: number, chance: number) => Heading | null;
  rooms: Rooms;
}
