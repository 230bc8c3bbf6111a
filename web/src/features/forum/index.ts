export { CategoryMark } from './reading/CategoryMark.tsx';
export { RankAndXp, RankGlyph } from './reading/Person.tsx';
export { useReader } from './use-reader.ts';
export { CountedLabel } from './writing/CountedLabel.tsx';
export { isEmptyPost, type NewPostDraft } from './writing/drafts.ts';
export { lineOf } from './writing/reply/line-of.ts';
export { usePostForm } from './writing/use-post-form.ts';
export { WordsField, wordsLength } from './writing/words/WordsField.tsx';
export { useCreatePost } from './writing/writing.queries.ts';
