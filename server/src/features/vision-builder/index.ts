export { draftVision } from './draft-vision.ts';
export { ownSentences } from './own-sentences.ts';
export { PILLAR_ORDER, pillarOf } from './place-sentences.ts';
export type {
  DraftedMilestone,
  DraftedPillar,
  Evidence,
  Passage,
  VisionDraft,
  VisionSource,
} from './vision-builder.types.ts';
