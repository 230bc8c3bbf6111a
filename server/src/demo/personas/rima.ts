import type { OneLiners, Persona } from '../persona.ts';
import { goals } from './rima.goals.data.ts';
import { insights } from './rima.insights.data.ts';
import { answers } from './rima.life-path.data.ts';
import { passages } from './rima.passages.data.ts';
import { questPassages } from './rima.quests.data.ts';
import { stories } from './rima.stories.data.ts';

const oneLiners: OneLiners = {
  calm: ['Off. Rain on the foil. Slept until it stopped.', 'Quiet night. I know we do not say it.'],
  content: ['Nine hours. Nine.', 'Hala did the stairs, the bins and the talking.'],
  neutral: ['Night 2 of 3.', 'Night 3 of 3.', 'Annual fire lecture. We are still against it.'],
  frustrated: ['Double shift. My feet are filing something.', 'Lift out. Eight floors, twice.'],
  apathetic: ['Bed.', 'Cereal, in the wrong light.'],
  grateful: ['The relief came early and brought coffee. 🙏', 'Everyone still here at seven.'],
  anxious: ['Lay there going over the insulin. It was right.'],
  determined: ['Boots resoled. Uniform pressed. Once more round.'],
};

/** Writes about once a week, between shifts, at hours when few others do. */
export const rima: Persona = {
  username: 'rima',
  firstName: 'Rima',
  lastName: 'Khoury',
  about: 'night nurse, Halifax; about once a week, some of it in Arabic',
  zone: 'America/Halifax',
  entries: 60,
  days: 358,
  level: 5,
  streak: 4,
  secondEntries: 0,
  rhythm: [5, 3, 5, 3, 4, 4, 3],
  hours: ['03:48', '04:20', '05:10', '08:35', '08:50', '09:15', '16:05', '17:30'],
  longEntriesFrom: 0,
  folders: [
    { name: 'Nights', color: '#3B82F6' },
    { name: 'Days', color: '#F59E0B' },
    { name: 'Zahlé', color: '#84CC16' },
  ],
  customTags: ['nights', 'sleep', 'Hala', 'Mama', 'Dolores'],
  stories,
  passages: [...passages, ...questPassages],
  oneLiners,
  content: {
    emblem: 'owl',
    insights,
    goals,
    lifePath: { when: 0.5, answers },
    guideRequests: { entries: 5, weeks: 2, months: 1, savesReflections: true },
  },
};
