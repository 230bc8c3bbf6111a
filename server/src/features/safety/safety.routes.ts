import { api } from '@pathkeeper/contract';
import type { Mount } from '../../platform/http/mount.ts';
import { helplinesIn } from './safety.answer.ts';

export function safetyRoutes(mount: Mount): void {
  mount(api.safety.helplines, ({ query, at }) =>
    helplinesIn({ country: codeOf(query.country), timeZone: at.zone }),
  );
}

/** The ISO code of a country. Many people write UK, whose code is GB. */
function codeOf(country: string | undefined): string | undefined {
  const code = country?.toUpperCase();
  return code === 'UK' ? 'GB' : code;
}
