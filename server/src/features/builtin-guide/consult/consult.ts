import type { Analyse } from '../../../platform/language/analyse.ts';
import type { ConsultDraft, ConsultRequest, GuideEntry } from '../../guide-provider/index.ts';
import { daysBetween, spelled, stretch } from '../dates.ts';
import { inWords, joined, quoted } from '../words.ts';
import { type Answer, createAnswer, latestLine } from './consult-answer.ts';
import { type Match, matchesOf, sharedBy, wordsAsked } from './consult-entries.ts';
import { feltOn, keptBack } from './consult-feelings.ts';
import { goalsBeside } from './consult-goals.ts';
import { talkOf } from './consult-kinds.ts';
import { prophecy, readBack } from './consult-latest.ts';

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
  const asked = question.toLowerCase().replaceAll('’', "'");
  if (pages.length > 0 && wanting.test(asked)) return void goalsBeside(analyse, request, answer);
  const words = wordsAsked(question);
  const kept = keeping.test(asked) ? keptBack(analyse, pages) : [];
  const matches = kept.length > 0 ? kept : felt(analyse, question, pages, words);
  if (kept.length > 0)
    answer.say('keptBack', {
      n: inWords(kept.length),
      keep: kept.length === 1 ? 'keeps' : 'keep',
    });
  if (matches.length > 0) fromMatches(analyse, request, matches, answer, kept.length > 0);
  else if (words.length === 0) vague(analyse, request, answer);
  else answer.say(pages.length > 0 ? 'noLine' : 'noMatch', { words: joined(words.slice(0, 3)) });
}

const wanting =
  /\bwhat (?:do|did) i (?:really |actually )?want\b|\bmy (?:goals?|dreams|wishes)\b|\bwhat am i (?:reaching|working|aiming) for\b/;
const keeping =
  /\bwhat (?:am|have|do) i (?:\w+ )?(?:been )?(?:hid(?:e|ing)|avoid(?:ing)?|keeping (?:back|secret)|not saying)\b|\bmy secrets?\b|\bhaven't i said\b/;

/** Pages on which the feeling that is asked about is named, else those that name a word of it. */
function felt(
  analyse: Analyse,
  question: string,
  pages: readonly GuideEntry[],
  words: readonly string[],
): Match[] {
  const feeling = feltOn(analyse, question, pages);
  return feeling.length > 0 ? feeling : matchesOf(analyse, words, pages);
}

function vague(analyse: Analyse, request: ConsultRequest, answer: Answer): void {
  const line = latestLine(analyse, request);
  if (!line) return void answer.say('vague');
  answer.quote(line.page, line.text);
  answer.say('vagueWithPage', { date: line.date, q: quoted(line.text) });
}

function fromMatches(
  analyse: Analyse,
  { question, today }: ConsultRequest,
  matches: readonly Match[],
  answer: Answer,
  introduced: boolean,
): void {
  const shown = [...matches]
    .slice(0, 3)
    .sort((a, b) => a.page.localDate.localeCompare(b.page.localDate));
  const [first, ...rest] = shown;
  if (!first) return;
  if (/\bshould i\b|\bwhat (?:do|can|shall) i do\b|\btell me what to\b/i.test(question))
    answer.say('should');
  if (!introduced)
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
  if (rest.length === 0 && first.more) {
    answer.say('alsoHas', { q: quoted(first.more) });
    answer.quote(first.page, first.more);
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

const pagesOf = (matches: readonly Match[]): GuideEntry[] => matches.map(({ page }) => page);

function lineSlots({ page, text }: Match, today: string) {
  return { date: spelled(page.localDate, today), q: quoted(text) };
}
