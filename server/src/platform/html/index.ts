export { markdownText, renderMarkdown } from './markdown.ts';
export { type HtmlKind, sanitise } from './sanitise.ts';
