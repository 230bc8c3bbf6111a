import { PILLAR_IDS, PILLARS, type PillarId } from '@pathkeeper/contract';
import { kindOf } from '../entry-kind/index.ts';
import type { VisionChoice } from '../guide-provider/index.ts';
import { checkSafety } from '../safety/index.ts';
import { answerSentences, isStepOf, SAYS, strongestOf } from './answer-sentences.ts';
import { type Chosen, withChoices } from './choices.ts';
import { AGAINST_SOMEBODY, LEAVES_MEDICINE, NO_ANSWER } from './cues.data.ts';
import { cutAtClause, turnsInRest } from './cuts.ts';
import { isWanted, type OwnSentence, ownSentences } from './own-sentences.ts';
import { pillarOf } from './place-sentences.ts';
import { summarise } from './summary.ts';
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

/** The length of a milestone (S3.3); its title is cut where a clause or a word ends. */
const MILESTONE = 150;
const MOST_MILESTONES = 6;
/** Asked where nobody named a step: one is never invented (D69). */
const FIRST_STEP = 'Which first step would show that this began?';

interface Placed extends Chosen {
  score: number;
}

/**
 * Builds a vision from what somebody wrote, and from nothing else (D69): every phrase and milestone is a
 * verbatim part of a passage, which its evidence names. An answer to a pillar's own question becomes the goal
 * of that pillar; what was said in a conversation is placed by its words. Answers the same for the same
 * passages and choices.
 * @param choices which sentences of a conversation a model would take, and where; what it may not choose, and
 * what it leaves open, is decided by the rules
 */
export function draftVision(
  passages: readonly Passage[],
  choices: readonly VisionChoice[] = [],
): VisionDraft {
  const spoken = passages.filter(({ pillar }) => pillar === undefined);
  const isLossTold = spoken.some(({ text }) => kindOf(text).grave !== null);
  const placed = withChoices(placedIn(spoken, isLossTold), choices);
  const plain = plainAnswers(spoken, isLossTold);
  const used = new Set(placed.map(({ sentence }) => sentence.folded));
  const pillars = PILLAR_IDS.flatMap((pillar) => {
    const answers = passages.filter((one) => one.pillar === pillar);
    const own = <T extends { pillar: PillarId | null }>(all: readonly T[]) =>
      all.filter((one) => one.pillar === pillar);
    const drafted =
      draftAnswer(pillar, answers) ??
      draftPillar(
        pillar,
        own(placed),
        own(plain).filter(({ sentence }) => !used.has(sentence.folded)),
      );
    return drafted ? [drafted] : [];
  });
  const { summary, quotations } = summarise(pillars, textsOf(passages), PILLAR_NAMES);
  const extracted = pillars.map(({ pillar, phrase }) => [PILLAR_NAMES[pillar], phrase]);
  return {
    ...{ pillars, summary, quotations },
    extractedCategories: Object.fromEntries(extracted),
    chosenBy: placed.some(({ role }) => role !== null) ? 'model' : 'rules',
  };
}

/** How many texts the passages are parts of. */
const textsOf = (passages: readonly Passage[]): number =>
  new Set(
    passages.map(({ source: { kind, id, pillar } }) =>
      [kind, id, kind === 'response' && pillar].join(),
    ),
  ).size;

/** The goal of a pillar from what answers its own question; null where that says nothing. */
function draftAnswer(pillar: PillarId, answers: readonly Passage[]): DraftedPillar | null {
  const said = answers.flatMap((passage, at) =>
    answerSentences(passage, at * 10_000).filter(
      ({ says }) => !passage.isPart || says >= SAYS.plan,
    ),
  );
  const best = strongestOf(said);
  if (!best) return null;
  const steps = said.filter(isStepOf);
  const drafted = goalOf(
    pillar,
    best.sentence,
    steps.map(({ sentence }) => sentence),
  );
  // Beside a loss only a wish is asked for its first step.
  const isLoss = answers.some(({ text }) => kindOf(text).grave) && best.says < SAYS.plan;
  return isLoss ? { ...drafted, question: null } : drafted;
}

/**
 * Answers in a conversation that say how it is to be without a wish or a plan: each under the pillar that was
 * asked about, unless it plainly speaks of another one.
 */
function plainAnswers(
  spoken: readonly Passage[],
  isLossTold: boolean,
): { pillar: PillarId; sentence: OwnSentence; says: number }[] {
  return spoken.flatMap((passage, at) => {
    const { asked, wants } = passage;
    if (!asked || wants !== 'wish') return [];
    return answerSentences(passage, at * 10_000).flatMap(({ sentence, says }) =>
      says < SAYS.statement || NO_ANSWER.test(sentence.folded) || !isForABoard(sentence, isLossTold)
        ? []
        : [{ pillar: pillarOf(sentence)?.pillar ?? asked, sentence, says }],
    );
  });
}

function placedIn(passages: readonly Passage[], isLossTold: boolean): Placed[] {
  const seen = new Set<string>();
  let before: { passage: Passage; pillar: PillarId } | null = null;
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

function draftPillar(
  pillar: PillarId,
  placed: readonly Placed[],
  plain: readonly { sentence: OwnSentence; says: number }[],
): DraftedPillar | null {
  const best =
    placed.find(({ role }) => role === 'phrase') ??
    strongest(placed.filter((one) => isWanted(one.sentence))) ??
    strongestOf(plain);
  if (!best) return null;
  const chosen = placed.filter(({ role }) => role === 'milestone');
  const steps = chosen.length > 0 ? chosen : placed.filter((one) => one.sentence.step);
  return goalOf(
    pillar,
    best.sentence,
    steps.map(({ sentence }) => sentence),
  );
}

/** A goal with one sentence as its phrase; the same sentence is no step of it. */
function goalOf(
  pillar: PillarId,
  sentence: OwnSentence,
  steps: readonly OwnSentence[],
): DraftedPillar {
  const phrase = evidenceOf(sentence);
  const whole = steps.filter(({ text }) => !turnsInRest(text, cutAtClause(text, MILESTONE)));
  const others = new Map(
    whole.filter(({ folded }) => folded !== sentence.folded).map((step) => [step.folded, step]),
  );
  const milestones = [...others.values()].slice(0, MOST_MILESTONES).map(milestoneOf);
  return {
    pillar,
    title: PILLAR_NAMES[pillar],
    phrase: phrase.quote,
    milestones,
    question: milestones.length > 0 ? null : FIRST_STEP,
    evidence: { title: null, phrase },
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
  return { title: cutAtClause(sentence.text, MILESTONE), ...evidenceOf(sentence) };
}
