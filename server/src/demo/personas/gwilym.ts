import type { Heading, Persona } from '../persona.ts';
import { goals } from './gwilym.goals.data.ts';
import { insights } from './gwilym.insights.data.ts';
import { answers } from './gwilym.life-path.data.ts';
import { oneLiners } from './gwilym.one-liners.data.ts';
import { passages } from './gwilym.passages.data.ts';
import { questPassages } from './gwilym.quests.data.ts';
import { stories, toronto } from './gwilym.stories.data.ts';
import { vision } from './gwilym.vision.data.ts';

/** Share of wet days and mean rain of one, in millimetres, January first: the coast of mid Wales. */
const WET = [0.64, 0.56, 0.52, 0.46, 0.44, 0.43, 0.45, 0.48, 0.5, 0.58, 0.65, 0.66];
const MEAN = [6.1, 5.2, 4.8, 4.3, 4.4, 5.0, 5.1, 5.7, 6.2, 7.3, 6.8, 7.0];

/** The rain gauge's reading of a morning; half of the days have none. */
function readGauge(month: number, chance: number): Heading | null {
  if (chance < 0.5) return null;
  const wet = WET[month - 1] ?? 0.5;
  const drawn = (chance - 0.5) * 2;
  const said = (text: string) => ({ text, tags: ['rain gauge'] });
  if (drawn >= wet) {
    const dryness = (drawn - wet) / (1 - wet);
    if (dryness > 0.96) return said('Nothing in the gauge but a beetle.');
    return said(dryness > 0.5 ? 'Gauge dry.' : 'Nil.');
  }
  // Amounts of rain are distributed exponentially; the extreme last hundredth is cut off.
  const millimetres = -(MEAN[month - 1] ?? 5) * Math.log(1 - (drawn / wet) * 0.99);
  return said(millimetres < 0.15 ? 'Trace.' : `${millimetres.toFixed(1)} mm.`);
}

/** Writes nearly every day: shows screens with a full year. */
export const gwilym: Persona = {
  username: 'gwilym',
  firstName: 'Gwilym',
  lastName: 'Pryce',
  about: 'retired geography teacher, Wales; writes nearly every day, keeps a rain gauge',
  zone: 'Europe/London',
  entries: 330,
  days: 365,
  level: 10,
  streak: 41,
  secondEntries: 14,
  rhythm: [5, 5, 5, 6, 5, 5, 6],
  hours: ['09:12', '17:40', '20:55', '21:15', '21:30', '21:48', '22:05'],
  longEntriesFrom: 17,
  folders: [
    { name: 'The map', color: '#10B981' },
    { name: 'School', color: '#F59E0B' },
    { name: 'Nesta', color: '#8B5CF6' },
    { name: 'The knee', color: '#EF4444' },
    { name: 'Toronto', color: '#06B6D4' },
  ],
  customTags: ['rain gauge', 'map', 'Isobar', 'Mrs Pugh', 'Elin', 'Huw', 'Ken', 'school'],
  stories,
  journey: toronto,
  passages: [...passages, ...questPassages],
  oneLiners,
  heading: readGauge,
  content: {
    emblem: 'thimble',
    insights,
    goals,
    lifePath: { when: 0.84, answers },
    vision,
    guideRequests: { entries: 12, weeks: 12, months: 3, savesReflections: true },
  },
};
