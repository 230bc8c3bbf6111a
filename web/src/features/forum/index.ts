export { CategoryMark } from './reading/CategoryMark.tsx';
export { RankAndXp, RankGlyph } from './reading/Person.tsx';
export { useReader } from './use-reader.ts';
export { WordsField, wordsLength } from './writing/words/WordsField.tsx';
