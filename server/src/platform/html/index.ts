export {
  ARTICLE_RULES,
  cleanArticle,
  drawArticle,
  firstPictureIn,
  markedSnippet,
  picturesIn,
  wordsOf,
} from './article.ts';
export { firstWords, markdownProse, markdownText, renderMarkdown } from './markdown.ts';
export { escaped, type Markup, markup, sanitised } from './markup.ts';
export { type HtmlKind, sanitise } from './sanitise.ts';
