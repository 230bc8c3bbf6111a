export { createBuiltInGuide } from './builtin-guide.ts';
export { type Asked, parseQuestion } from './merlin/parse-question.ts';
