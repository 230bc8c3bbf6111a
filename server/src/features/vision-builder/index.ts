export { draftVision } from './draft-vision.ts';
export { ownSentences } from './own-sentences.ts';
export { saysSomething } from './own-wish.ts';
export { PILLAR_WORDS } from './pillar-words.data.ts';
export { safePassages } from './safe-passages.ts';
export type {
  DraftedPillar,
  Evidence,
  Passage,
  VisionDraft,
} from './vision-builder.types.ts';
