import type { Persona } from '../persona.ts';
import { goals } from './wiebke.goals.data.ts';
import { insights } from './wiebke.insights.data.ts';
import { answers } from './wiebke.life-path.data.ts';
import { oneLiners } from './wiebke.one-liners.data.ts';
import { passages } from './wiebke.passages.data.ts';
import { questPassages } from './wiebke.quests.data.ts';
import { stories } from './wiebke.stories.data.ts';

/** Writes on most working days and every Sunday. */
export const wiebke: Persona = {
  username: 'wiebke',
  firstName: 'Wiebke',
  lastName: 'Harms',
  about: 'draughtswoman at a boatyard, Flensburg; most working days, some of it in German',
  zone: 'Europe/Berlin',
  entries: 200,
  days: 364,
  level: 8,
  streak: 9,
  secondEntries: 6,
  rhythm: [5, 6, 5, 6, 5, 2, 4],
  hours: ['06:35', '12:25', '18:50', '19:30', '21:05', '22:10', '22:40', '23:20'],
  longEntriesFrom: 18,
  folders: [
    { name: 'Gesine', color: '#06B6D4' },
    { name: 'Yard', color: '#F59E0B' },
    { name: 'Oma', color: '#EC4899' },
  ],
  customTags: ['Gesine', 'drawing', 'yard', 'Ruth', 'Oma', 'Jannik', 'Malte'],
  stories,
  passages: [...passages, ...questPassages],
  oneLiners,
  content: {
    emblem: 'paper-boat',
    insights,
    goals,
    lifePath: { when: 0.7, answers },
    guideRequests: { entries: 8, weeks: 4, months: 2, savesReflections: true },
  },
};
