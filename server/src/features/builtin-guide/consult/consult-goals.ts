import type { Analyse } from '../../../platform/language/analyse.ts';
import type { ConsultRequest } from '../../guide-provider/index.ts';
import { spelled } from '../dates.ts';
import { intentionsOf, readPages } from '../period/period-entries.ts';
import { quoted } from '../words.ts';
import { type Answer, latestLine } from './consult-answer.ts';

/** What was wanted on one page beside what later ones say. */
export function goalsBeside(analyse: Analyse, request: ConsultRequest, answer: Answer): void {
  const { today } = request;
  const pages = [...request.pages].sort(
    (a, b) => a.localDate.localeCompare(b.localDate) || a.id - b.id,
  );
  const read = readPages(analyse, {
    kind: 'month',
    from: today,
    to: today,
    pages,
    entryCount: pages.length,
    words: 0,
    moods: [],
    themes: [],
    before: { entryCount: 0, words: 0, moods: [] },
    related: [],
  });
  const intentions = intentionsOf(read).slice(0, 2);
  if (intentions.length === 0) {
    const line = latestLine(analyse, request);
    if (!line) return void answer.say('noWords');
    answer.quote(line.page, line.text);
    return void answer.say('noGoals', { date: line.date, q: quoted(line.text) });
  }
  answer.say('goalOpen');
  let alone = 0;
  for (const { from, observation, word, later } of intentions) {
    const text = observation.quote?.text ?? '';
    answer.say('goal', { date: spelled(from.page.localDate, today), q: quoted(text) });
    answer.quote(from.page, text);
    if (later && word) {
      answer.say('goalBack', {
        c: quoted(word),
        later: spelled(later.page.page.localDate, today),
        b: quoted(later.text),
      });
      answer.quote(later.page.page, later.text);
    } else if (word && from !== read.at(-1)) answer.say('goalGone', { c: quoted(word) });
    else alone += 1;
  }
  if (alone > 0) answer.say(alone > 1 ? 'goalsAlone' : 'goalAlone');
  answer.say('goalEnd');
}
