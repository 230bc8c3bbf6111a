export { answeredPillar } from './answer-sentences.ts';
export { draftVision } from './draft-vision.ts';
export { ownSentences } from './own-sentences.ts';
export { PILLAR_WORDS } from './pillar-words.data.ts';
export { isEmptyTalk, isRefusal } from './refusal.ts';
export { safePassages } from './safe-passages.ts';
export type {
  DraftedPillar,
  Evidence,
  Passage,
  VisionDraft,
} from './vision-builder.types.ts';
