import { addDays } from '@pathkeeper/contract';
import { isCapitalised, isNamedIn } from '../../platform/language/named.ts';
import { themesOf } from '../../platform/language/themes.ts';
import { kindOf, lineAt } from '../entry-kind/index.ts';

/** What a grave entry tells (D76): of whom, by name or by what they are to the writer. */
export interface Grave {
  people: string[];
}

/** After so many days an entry is no longer read as written beside a grave one. */
export const QUIET_DAYS = 10;
/** For so many days nothing is asked of an entry that names somebody of whom a grave one tells. */
const NAMED_DAYS = 365;

/** What each says to whom: words for the same person stand together. */
const KIN: readonly RegExp[] = [
  'mum|mom|mam|mummy|mommy|mama|mother',
  'dad|daddy|papa|father',
  'nan|nana|gran|granny|grandma|grandmother',
  'grandad|granddad|grandpa|grandfather',
  ...['sister', 'brother', 'husband', 'wife', 'son', 'daughter', 'baby', 'dog', 'cat'],
].map((words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])`, 'iu'));

/** What a text tells that is grave; null where it tells nothing grave. */
export function graveOf(content: string): Grave | null {
  const { grave } = kindOf(content);
  if (!grave) return null;
  const line = lineAt(content, grave);
  const named = themesOf(content, []).filter(
    (theme) => isCapitalised(theme) && isNamedIn(content, theme),
  );
  const inLine = named.filter((name) => line.includes(name));
  const kin = KIN.flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
  return { people: inLine.length + kin.length > 0 ? [...inLine, ...kin] : named };
}

/** Whether an entry names somebody of whom a grave entry of the year before tells. */
export function namesMourned(
  page: { content: string; localDate: string },
  { people, localDate }: Grave & { localDate: string },
): boolean {
  if (localDate < addDays(page.localDate, -NAMED_DAYS)) return false;
  return people.some((person) => {
    const kin = KIN.find((pattern) => pattern.exec(person)?.[0] === person);
    return kin ? kin.test(page.content) : isNamedIn(page.content, person);
  });
}
