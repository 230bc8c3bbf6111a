import type { Mood } from '@pathkeeper/contract';
import type { PersonaContent } from './content.ts';

/** First and last day as MM-DD, both inclusive; a season that ends before it begins spans New Year. */
export type Season = readonly [from: string, to: string];

/** A text of one persona, and when in a year it can have been written. */
export interface Passage {
  text: string;
  mood?: Mood;
  tags?: readonly string[];
  /** Name of one of the persona's folders. */
  folder?: string;
  pinned?: true;
  season?: Season;
  /** Monday is 1, Sunday 7. */
  weekdays?: readonly number[];
  /** Which part of the persona's days, 0 to 1, it must fall in, because of what it mentions. */
  between?: readonly [number, number];
  /** HH:MM, when the text names its time. */
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
  /** When no part of it happens, such as school holidays. */
  closed?: readonly Season[];
  passages: readonly Passage[];
}

/** Days spent in another time zone. */
export interface Journey extends Story {
  zone: string;
}

/** Short texts by their mood; they may repeat. */
export type OneLiners = Partial<Record<Mood | 'none', readonly string[]>>;

/** What a persona regularly notes before a one-liner. */
export interface Heading {
  text: string;
  tags: readonly string[];
}

/** An invented user of the demo: who they are and what they write. */
export interface Persona {
  username: string;
  firstName: string;
  lastName: string;
  /** One line about them, printed for whoever tries the demo. */
  about: string;
  zone: string;
  /** Entries in all. */
  entries: number;
  /** On which day, counted back with today as 1, the journal begins. */
  days: number;
  /** Their level; gifted XP adds what the entries alone do not earn. */
  level: number;
  /** The current streak in days. */
  streak: number;
  /** On how many days a second entry is written. */
  secondEntries: number;
  /** How likely each weekday has an entry, Monday first. */
  rhythm: readonly [number, number, number, number, number, number, number];
  /** When they write, HH:MM. */
  hours: readonly string[];
  /** Before this hour of the day they write one-liners only. */
  longEntriesFrom: number;
  folders: readonly { name: string; color: string }[];
  customTags: readonly string[];
  stories: readonly Story[];
  journey?: Journey;
  /** Each is used once, in its season if it has one. */
  passages: readonly Passage[];
  oneLiners: OneLiners;
  /** The heading of a day's first one-liner, given its month (1 to 12) and a random number from 0 to 1. */
  heading?: (month: number, chance: number) => Heading | null;
  content: PersonaContent;
}
