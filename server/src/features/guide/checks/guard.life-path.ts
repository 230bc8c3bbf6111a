import type { LifePathDraft, LifePathRequest } from '../../guide-provider/index.ts';
import { lifePathShape } from './drafts.schema.ts';
import { type OutputChecks, unusableAnswer } from './output-checks.ts';
import type { Source } from './sources.ts';

const MAX = { title: 60, prose: 700, short: 400, quotes: 24 };

/** Shown for a part of which no sentence passed the checks. Nothing is invented in its place. */
const NOTHING_TO_ADD = 'Your answers say this better than I could; I have nothing to add to them.';

const TITLE = 'Sixteen answers';
const TITLE_END = /[.。]$/;

/** The answers as sources of quotations, each with the number of its question as id. */
export const answersAsSources = ({ answers }: LifePathRequest): Source[] =>
  answers.map((content, place) => ({ id: place + 1, content }));

/**
 * The checked analysis of the sixteen answers: every part's quotations are verbatim parts of an
 * answer, and each of `quotes` of the answer it names (D31). What fails is dropped.
 * @throws AppError guide_failed when more than half of the text failed
 * @throws DangerInAnswer when it speaks of danger
 */
export function lifePathGuarded(checked: OutputChecks, answer: LifePathDraft): LifePathDraft {
  const shaped = lifePathShape.safeParse(answer);
  if (!shaped.success) throw unusableAnswer();
  const { data } = shaped;
  let given = 0;
  let left = 0;
  const prose = (text: string, max = MAX.prose): string => {
    const kept = checked.prose(text, max);
    given += Number(text.trim() !== '');
    left += Number(kept !== '');
    return kept === '' ? NOTHING_TO_ADD : kept;
  };
  const short = (text: string) => prose(text, MAX.short);
  const { lifeCompass, ikigaiPathway } = data;
  const reading = {
    title: checked.line(data.title, MAX.title).replace(TITLE_END, '') || TITLE,
    currentTension: prose(data.currentTension),
    futureCalling: prose(data.futureCalling),
    strengthsAndMap: prose(data.strengthsAndMap),
    lifeCompass: {
      coreValues: short(lifeCompass.coreValues),
      sourcesOfJoy: short(lifeCompass.sourcesOfJoy),
      innerNavigation: short(lifeCompass.innerNavigation),
    },
    ikigaiPathway: {
      whatTheyLove: short(ikigaiPathway.whatTheyLove),
      whatTheyAreGoodAt: short(ikigaiPathway.whatTheyAreGoodAt),
      whatTheWorldNeeds: short(ikigaiPathway.whatTheWorldNeeds),
      whatTheyCanBePaidFor: short(ikigaiPathway.whatTheyCanBePaidFor),
    },
    nextStep: prose(data.nextStep),
  };
  if (!checked.isOwn && (left === 0 || left * 2 < given)) throw unusableAnswer();
  return { ...reading, quotes: quotesOf(checked, data.quotes, reading) };
}

function quotesOf(
  checked: OutputChecks,
  quotes: LifePathDraft['quotes'],
  { lifeCompass, ikigaiPathway, ...texts }: Omit<LifePathDraft, 'quotes'>,
): LifePathDraft['quotes'] {
  const drafts = quotes.map(({ question, ...quote }) => ({ entryId: question, ...quote }));
  const prose = [texts, lifeCompass, ikigaiPathway].flatMap((part) => Object.values(part));
  return checked
    .quotes(drafts, prose, MAX.quotes)
    .map(({ entryId, ...quote }) => ({ question: entryId, ...quote }));
}
