import type { Analyse } from '../../../platform/language/analyse.ts';
import type { ConsultDraft, ConsultRequest, Page } from '../guide.types.ts';
import { type Answer, createAnswer, latestLine } from './consult-answer.ts';
import { goalsBeside } from './consult-goals.ts';
import { talkOf } from './consult-kinds.ts';
import { prophecy, readBack } from './consult-latest.ts';
import { type Match, matchesOf, sharedBy, wordsAsked } from './consult-pages.ts';
import { daysBetween, spelled, stretch } from './dates.ts';
import { inWords, joined, quoted } from './words.ts';

/** Merlin's answer, made of the pages given and of nothing else. */
export function consultOn(analyse: Analyse, request: ConsultRequest): ConsultDraft {
  const answer = createAnswer(request);
  if (request.mode === 'custom') custom(analyse, request, answer);
  else if (request.pages.length === 0) answer.say('noPages');
  else if (request.mode === 'daily-wisdom') prophecy(analyse, request, answer);
  else if (request.mode === 'reflection') readBack(analyse, request, answer);
  else goalsBeside(analyse, request, answer);
  return answer.draft();
}

function custom(analyse: Analyse, request: ConsultRequest, answer: Answer): void {
  const { question, pages } = request;
  const talk = talkOf(question);
  if (talk) {
    const line = talk === 'medical' || talk === 'legal' ? null : latestLine(analyse, request);
    const latest = line ? answer.phrase('latest', { date: line.date, q: quoted(line.text) }) : '';
    if (line && /\{latest\}/.test(answer.template(talk))) answer.quote(line.page, line.text);
    answer.say(talk, { latest });
    return;
  }
  const words = wordsAsked(question);
  const matches = matchesOf(analyse, words, pages);
  if (matches.length > 0) fromMatches(analyse, request, matches, answer);
  else if (words.length === 0) answer.say('vague');
  else answer.say('noMatch', { words: joined(words.slice(0, 3)) });
}

function fromMatches(
  analyse: Analyse,
  { question, today }: ConsultRequest,
  matches: readonly Match[],
  answer: Answer,
): void {
  const shown = [...matches]
    .slice(0, 3)
    .sort((a, b) => a.page.localDate.localeCompare(b.page.localDate));
  const [first, ...rest] = shown;
  if (!first) return;
  if (/\bshould i\b|\bwhat (?:do|can|shall) i do\b|\btell me what to\b/i.test(question))
    answer.say('should');
  answer.say(matches.length === 1 ? 'foundOne' : 'found', {
    n: inWords(matches.length),
    c: quoted(first.word),
  });
  answer.say('wrote', lineSlots(first, today));
  answer.quote(first.page, first.text);
  for (const match of rest) {
    answer.say('further', lineSlots(match, today));
    answer.quote(match.page, match.text);
  }
  const last = rest.at(-1);
  const shared = sharedBy(
    analyse,
    pagesOf(shown),
    matches.map(({ word }) => word),
  );
  if (shared.who) answer.say('sharedWho', { who: shared.who });
  else if (shared.thing) answer.say('sharedThing', { thing: shared.thing });
  else if (last && daysBetween(first.page.localDate, last.page.localDate) > 13)
    answer.say('apart', { gap: stretch(daysBetween(first.page.localDate, last.page.localDate)) });
  answer.say(shown.some(({ page }) => analyse(page.content).heavy) ? 'closePlain' : 'close');
}

const pagesOf = (matches: readonly Match[]): Page[] => matches.map(({ page }) => page);

function lineSlots({ page, text }: Match, today: string) {
  return { date: spelled(page.localDate, today), q: quoted(text) };
}
