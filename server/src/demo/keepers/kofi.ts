import type { Keeper } from '../keeper.ts';
import { firstNight } from './kofi.data.ts';

/** Has written one page. */
export const kofi: Keeper = {
  username: 'kofi',
  firstName: 'Kofi',
  lastName: 'Mensah',
  about: 'piano tuner and new father, Accra; one page so far',
  zone: 'Africa/Accra',
  entries: 1,
  days: 1,
  level: 1,
  streak: 1,
  seconds: 0,
  rhythm: [1, 1, 1, 1, 1, 1, 1],
  hours: ['04:10'],
  tellsFrom: 0,
  folders: [],
  customTags: [],
  stories: [firstNight],
  passages: [],
  lines: {},
  rooms: {
    emblem: 'bell',
    vault: [],
    aims: [],
    lifePath: null,
    asked: { entries: 0, weeks: 0, months: 0, keeps: false },
  },
};
