import { PILLAR_IDS, PILLARS, type PillarId } from '@pathkeeper/contract';
import { kindOf } from '../entry-kind/index.ts';
import type { VisionChoice } from '../guide-provider/index.ts';
import { checkSafety } from '../safety/index.ts';
import { type Chosen, withChoices } from './choices.ts';
import { AGAINST_SOMEBODY, LEAVES_MEDICINE } from './cues.data.ts';
import { cutAtWord, isWanted, type OwnSentence, ownSentences } from './own-sentences.ts';
import { pillarOf } from './place-sentences.ts';
import { summarise } from './summary.ts';
import { ownTitle } from './title.ts';
import type {
  DraftedMilestone,
  DraftedPillar,
  Evidence,
  Passage,
  VisionDraft,
} from './vision-builder.types.ts';

const PILLAR_NAMES = Object.fromEntries(PILLARS.map(({ id, name }) => [id, name])) as Record<
  PillarId,
  string
>;

/** The length of a milestone (S3.3); its title is cut at a word. */
const MILESTONE = 150;
const MOST_MILESTONES = 6;
/** Asked where nobody named a step: one is never invented (D69). */
const FIRST_STEP = 'Which first step would show that this began?';

interface Placed extends Chosen {
  score: number;
}

/**
 * Builds a vision from what somebody wrote, and from nothing else (D69): every title, phrase and
 * milestone is the pillar's name or a verbatim part of a passage, which its evidence names. Answers
 * the same for the same passages and choices.
 * @param choices which sentences a model would take, and where; what it may not choose, and what it leaves
 * open, is decided by the rules
 */
export function draftVision(
  passages: readonly Passage[],
  choices: readonly VisionChoice[] = [],
): VisionDraft {
  const placed = withChoices(placedIn(passages), choices);
  const pillars = PILLAR_IDS.flatMap((pillar) => {
    const drafted = draftPillar(
      pillar,
      placed.filter((one) => one.pillar === pillar),
    );
    return drafted ? [drafted] : [];
  });
  const { summary, quotations } = summarise(pillars, passages.length, PILLAR_NAMES);
  const extracted = pillars.map(({ pillar, phrase }) => [PILLAR_NAMES[pillar], phrase]);
  return {
    ...{ pillars, summary, quotations },
    extractedCategories: Object.fromEntries(extracted),
    chosenBy: placed.some(({ role }) => role !== null) ? 'model' : 'rules',
  };
}

function placedIn(passages: readonly Passage[]): Placed[] {
  const seen = new Set<string>();
  let before: { passage: Passage; pillar: PillarId } | null = null;
  const isLossTold = passages.some(({ text }) => kindOf(text).grave !== null);
  return passages
    .flatMap((passage, at) => ownSentences(passage, at * 10_000))
    .filter((sentence) => isForABoard(sentence, isLossTold))
    .flatMap((sentence) => {
      const { passage } = sentence;
      // Without a word that points anywhere, a step goes on with what the sentence before it spoke of.
      const goesOn = sentence.step && before?.passage === passage ? before.pillar : null;
      const otherwise = goesOn ?? passage.asked ?? null;
      const place = pillarOf(sentence) ?? (otherwise && { pillar: otherwise, weight: 0 });
      before = place && { passage, pillar: place.pillar };
      // What was written twice is used once.
      if (seen.has(sentence.folded)) return [];
      if (place) seen.add(sentence.folded);
      const score = scoreOf(sentence, place?.weight ?? 0);
      return [{ sentence, pillar: place?.pillar ?? null, role: null, score }];
    })
    .filter(({ sentence }) => !sentence.weak && (isWanted(sentence) || sentence.step));
}

/**
 * Whether a sentence may stand on a board, where it is looked at every day and asked for a first step: none
 * that tells of a loss, an illness, violence or danger (D76), none against somebody, none that leaves a
 * medicine off. Beside a loss only what is plainly wished for or meant to be done; where one was told at all, no
 * few words about somebody, who may be the one that is gone.
 */
function isForABoard(
  { passage, text, folded, wish, intention, fragment }: OwnSentence,
  isLossTold: boolean,
): boolean {
  if (kindOf(text).grave || checkSafety(text) || AGAINST_SOMEBODY.test(folded)) return false;
  if (LEAVES_MEDICINE.test(folded)) return false;
  if (fragment) return !(isLossTold && (kindOf(text).isTerse || kindOf(passage.text).grave));
  return wish || intention || !kindOf(passage.text).grave;
}

/** How well a sentence says what somebody wants. */
function scoreOf(sentence: OwnSentence, weight: number): number {
  const words = sentence.text.split(/\s+/).length;
  const says = (sentence.wish ? 12 : 0) + (sentence.intention ? 6 : 0) + (sentence.value ? 4 : 0);
  const length = sentence.fragment || words > 40 ? -3 : words < 5 ? -2 : 0;
  return says + Math.min(weight, 9) / 2 + length;
}

function draftPillar(pillar: PillarId, placed: readonly Placed[]): DraftedPillar | null {
  const best =
    placed.find(({ role }) => role === 'phrase') ??
    strongest(placed.filter((one) => isWanted(one.sentence)));
  if (!best) return null;
  const { sentence } = best;
  const phrase = evidenceOf(sentence);
  const chosen = placed.filter(({ role }) => role === 'milestone');
  const steps = (chosen.length > 0 ? chosen : placed.filter((one) => one.sentence.step)).map(
    (one) => one.sentence,
  );
  const others = steps.filter((step) => step !== sentence);
  // A wish with a measure is a step as well, where no other was named.
  const milestones = (others.length > 0 ? others : steps)
    .slice(0, MOST_MILESTONES)
    .map(milestoneOf);
  const title = ownTitle(pillar, sentence.text);
  return {
    pillar,
    title: title ?? PILLAR_NAMES[pillar],
    phrase: phrase.quote,
    milestones,
    question: milestones.length > 0 ? null : FIRST_STEP,
    evidence: { title: title ? { source: phrase.source, quote: title } : null, phrase },
  };
}

/** The sentence that says best what is wanted; of equals the first. */
const strongest = (placed: readonly Placed[]): Placed | undefined =>
  [...placed].sort((a, b) => b.score - a.score || a.sentence.order - b.sentence.order)[0];

const evidenceOf = ({ passage, text }: OwnSentence): Evidence => ({
  source: passage.source,
  quote: text,
});

function milestoneOf(sentence: OwnSentence): DraftedMilestone {
  return { title: cutAtWord(sentence.text, MILESTONE), ...evidenceOf(sentence) };
}
