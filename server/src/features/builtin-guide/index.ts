export { createBuiltInGuide } from './builtin-guide.ts';
