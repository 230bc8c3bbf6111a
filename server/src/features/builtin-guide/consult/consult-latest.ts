import type { Analyse } from '../../../platform/language/analyse.ts';
import type { ConsultRequest } from '../../guide-provider/index.ts';
import { moonOn, spelled, weekday } from '../dates.ts';
import { thingIn } from '../observe/observe-world.ts';
import { reflectOn } from '../reflect.ts';
import { quoted } from '../words.ts';
import { type Answer, bestLine, newest } from './consult-answer.ts';

const NO_PAST = {
  entries: 0,
  firstDate: null,
  previousDate: null,
  averageWords: 0,
  moods: {},
  themes: [],
};

/** The almanac's entry for today: a sign read off the latest pages, and nothing foretold. */
export function prophecy(analyse: Analyse, { pages, today }: ConsultRequest, answer: Answer): void {
  const [latest, second] = newest(pages);
  const line = latest && bestLine(analyse, latest);
  if (!latest || !line) return void answer.say('noWords');
  const date = spelled(latest.localDate, today);
  answer.quote(latest, line);
  const reading = analyse(latest.content);
  if (reading.heavy) return void answer.say('quiet', { date, q: quoted(line) });

  answer.say('almanac', { weekday: weekday(today), moon: moonOn(today) });
  const thing = thingIn(reading, line);
  if (thing) answer.say('forecastThing', { thing, date, q: quoted(line) });
  else answer.say('forecastLine', { date, q: quoted(line) });
  const other = second && !analyse(second.content).heavy ? bestLine(analyse, second) : null;
  if (second && other && other !== line) {
    answer.say('second', { date: spelled(second.localDate, today), q: quoted(other) });
    answer.quote(second, other);
  }
  answer.say('outlook');
  answer.say('prophecyEnd');
}

/** The page that the screen shows, or the latest, read back. */
export function readBack(
  analyse: Analyse,
  { pages, context, today }: ConsultRequest,
  answer: Answer,
): void {
  const start = context.trim().slice(0, 80);
  const page =
    (start && pages.find(({ content }) => content.trim().startsWith(start))) || newest(pages)[0];
  const line = page && bestLine(analyse, page);
  if (!page || !line) return void answer.say('noWords');
  const date = spelled(page.localDate, today);
  const reading = analyse(page.content);
  if (reading.language !== 'en' || reading.words <= 8) {
    answer.quote(page, line);
    return void answer.say('fewWords', { date, q: quoted(line) });
  }
  // The pages are given newest first.
  const earlier = pages.slice(pages.indexOf(page) + 1);
  const draft = reflectOn(analyse, { page, related: earlier, past: NO_PAST });
  answer.say('reflect', { date });
  for (const insight of draft.insights.slice(0, 3)) answer.add(insight);
  answer.add(draft.reflectionQuestion);
  for (const { entryId, text } of draft.quotes) {
    const from = pages.find(({ id }) => id === entryId);
    if (from) answer.quote(from, text);
  }
}
