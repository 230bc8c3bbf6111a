export { type EntryKind, KEPT_AS_WRITTEN, type Kind, kindByWords, kindOf, lineAt } from './kind.ts';
