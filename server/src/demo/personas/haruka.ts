import type { Persona } from '../persona.ts';
import { firstWeeks } from './haruka.data.ts';
import { insights } from './haruka.insights.data.ts';

/** Began a month ago. */
export const haruka: Persona = {
  username: 'haruka',
  firstName: 'Haruka',
  lastName: 'Ishii',
  about: 'exchange student of bridges, Porto; began a month ago, a third of it in Japanese',
  zone: 'Europe/Lisbon',
  entries: 12,
  days: 33,
  level: 3,
  streak: 3,
  secondEntries: 0,
  rhythm: [3, 3, 3, 3, 2, 4, 5],
  hours: ['18:15', '21:40', '22:30', '23:05'],
  longEntriesFrom: 0,
  folders: [{ name: 'Bridges', color: '#06B6D4' }],
  customTags: ['English', '日本語', 'class'],
  stories: [firstWeeks],
  passages: [],
  oneLiners: {},
  content: {
    emblem: 'kite',
    insights,
    goals: [],
    lifePath: null,
    guideRequests: { entries: 3, weeks: 1, months: 0, savesReflections: false },
  },
};
