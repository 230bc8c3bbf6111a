import { readFileSync } from 'node:fs';
import { type Config, ConfigError } from '../../platform/config.ts';
import { createBuiltInGuide } from '../builtin-guide/index.ts';
import { createSafety, createSafetyCheck, safetyWords, versionOfWords } from '../safety/index.ts';
import type { Guides } from './choose-provider.ts';
import { modelSettings } from './model/model.config.ts';
import { createModelGuide } from './model/model.guide.ts';

/**
 * The guides that the settings describe. `log` is told why an outside one failed, in a sentence
 * without anybody's words in it.
 * @throws ConfigError when the operator's file of words cannot be read
 */
export function openGuides(config: Config, log: (sentence: string) => void): Guides {
  const settings = modelSettings(config);
  const words = furtherWords(config.SAFETY_FILE);
  return {
    builtIn: createBuiltInGuide(),
    outside: settings && {
      guide: createModelGuide(settings, { log }),
      provider: settings.provider,
      dailyCost: settings.dailyCostCap,
    },
    safety: createSafety(createSafetyCheck(...words), versionOfWords(...words)),
  };
}

function furtherWords(file: string | undefined) {
  if (file === undefined) return [];
  try {
    return [safetyWords.parse(JSON.parse(readFileSync(file, 'utf8')))];
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unreadable';
    throw new ConfigError(
      `The setting SAFETY_FILE cannot be used (${reason}); see docs/operating.md.`,
    );
  }
}
