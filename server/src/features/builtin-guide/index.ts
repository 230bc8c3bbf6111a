export { createBuiltInGuide } from './builtin-guide.ts';
export { type Asked, parseQuestion } from './merlin/parse-question.ts';
export { FAMILY, nearest, type SoughtWord, soughtWord } from './merlin/sought-words.ts';
export { formsOf } from './merlin/word-forms.ts';
export { isAskable } from './questions/askable.ts';
