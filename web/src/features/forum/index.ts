export { CategoryMark } from './reading/CategoryMark.tsx';
export { RankAndXp, RankGlyph } from './reading/Person.tsx';
export { useReader } from './use-reader.ts';
export { CountedLabel } from './writing/CountedLabel.tsx';
export { lineOf } from './writing/reply/line-of.ts';
export { WordsField, type WordsHandle, wordsLength } from './writing/words/WordsField.tsx';
