export { type EntryKind, KEPT_AS_WRITTEN, type Kind, kindOf, lineAt } from './kind.ts';
