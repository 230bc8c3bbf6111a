import type { Config } from '../../../platform/config.ts';
import { createBuiltInGuide } from '../../builtin-guide/index.ts';
import type { Safety } from '../../safety/index.ts';
import { modelSettings } from '../model/model.config.ts';
import { createModelGuide } from '../model/model.guide.ts';
import type { GuideProviders } from './choose-provider.ts';

/**
 * The guides that the settings describe. `log` is told why an outside guide failed, in a sentence
 * without anybody's words.
 */
export function openGuideProviders(
  config: Config,
  safety: Safety,
  log: (sentence: string) => void,
): GuideProviders {
  const settings = modelSettings(config);
  return {
    builtIn: createBuiltInGuide(),
    outside: settings && {
      guide: createModelGuide(settings, { log }),
      provider: settings.provider,
      dailyCost: settings.dailyCostCap,
    },
    safety,
  };
}
