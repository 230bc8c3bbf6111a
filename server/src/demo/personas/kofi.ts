import type { Persona } from '../persona.ts';
import { firstNight } from './kofi.data.ts';

/** Has written one entry. */
export const kofi: Persona = {
  username: 'kofi',
  firstName: 'Kofi',
  lastName: 'Mensah',
  about: 'piano tuner and new father, Accra; one page so far',
  zone: 'Africa/Accra',
  entries: 1,
  days: 1,
  level: 1,
  streak: 1,
  secondEntries: 0,
  rhythm: [1, 1, 1, 1, 1, 1, 1],
  hours: ['04:10'],
  longEntriesFrom: 0,
  folders: [],
  customTags: [],
  stories: [firstNight],
  passages: [],
  oneLiners: {},
  content: {
    emblem: 'bell',
    insights: [],
    goals: [],
    lifePath: null,
    guideRequests: { entries: 0, weeks: 0, months: 0, savesReflections: false },
  },
};
