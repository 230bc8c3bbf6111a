import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FEATURES = fileURLToPath(new URL('../src/features/', import.meta.url));

/** Repositories that read no person's things: people themselves, and what belongs to nobody. */
const NOT_OF_ONE_OWNER: Record<string, readonly string[]> = {
  'accounts.repository.ts': [
    'lockRegistrations',
    'findUserById',
    'lockUser',
    'findUserByName',
    'findUserBySso',
    'listStaff',
    'ownerExists',
    'updateUser',
    'markQuestionnaireDone',
    'deleteUser',
  ],
  'contact.repository.ts': ['insertMessage'],
  'contact.inbox.repository.ts': [
    'listMessages',
    'findMessage',
    'updateMessage',
    'deleteMessage',
    'countMessages',
    'answersTo',
    'insertAnswer',
  ],
  // The next number of all entries is nobody's.
  'entries.saving.repository.ts': ['nextEntryId'],
  'export.repository.ts': ['atOneMoment'],
  'plans.repository.ts': [
    'findPlan',
    'lockPlan',
    'listPlans',
    'insertPlan',
    'updatePlan',
    'keepPriceId',
  ],
};

const repositories = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.repository.ts') && !file.endsWith('.public.repository.ts'),
);

/** Exported functions that take a database and nobody's id. */
function withoutOwner(file: string): string[] {
  const source = readFileSync(path.join(FEATURES, file), 'utf8');
  const functions = source.matchAll(/^export (?:async )?function\*? ?(\w+)[^(]*\(([^)]*)\)/gm);
  return [...functions]
    .filter(([, , parameters = '']) => /: Database\b/.test(parameters))
    .filter(([, , parameters = '']) => !/\b(ownerId|userId)\b/.test(parameters))
    .map(([, name = '']) => name);
}

it('finds the repositories', () => expect(repositories.length).toBeGreaterThan(15));

it.each(repositories)(
  '%s asks for an owner in each query; reads across people are in a *.public.repository.ts',
  (file) => {
    const allowed = NOT_OF_ONE_OWNER[path.basename(file)] ?? [];
    expect(withoutOwner(file).filter((name) => !allowed.includes(name))).toEqual([]);
  },
);
