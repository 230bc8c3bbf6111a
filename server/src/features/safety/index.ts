export { checkAdvice } from './advice.check.ts';
export { helplinesIn } from './safety.answer.ts';
export {
  checkSafety,
  createSafetyCheck,
  type SafetyCheck,
  type SafetyFinding,
} from './safety.check.ts';
export { createSafety, type Danger, type Safety } from './safety.service.ts';
export { safetyWords } from './words/words.schema.ts';
export { versionOfWords } from './words/words.version.ts';
