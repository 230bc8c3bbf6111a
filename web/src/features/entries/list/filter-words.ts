import { MOODS } from '@pathkeeper/contract';
import { plainDay } from '../../../lib/dates.ts';
import { countFilters, type EntriesAddress } from '../entries.address.ts';

const both = new Intl.ListFormat('en-US', { type: 'conjunction' });
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Says what was looked for in vain, and how to find more. `where` names the folder, if one is set. */
export function nothingFound(address: EntriesAddress, where: string | undefined): string {
  const { query, tags, mood } = address;
  const said = [
    query ? `holds “${query}”` : '',
    tags
      ? `carries the ${tags.includes(',') ? 'tags' : 'tag'} ${both.format(tags.split(','))}`
      : '',
    mood ? `is marked ${MOODS[mood].label}` : '',
  ].filter((part) => part !== '');
  const scope = [where ? `in ${where}` : '', daysOf(address)];
  const words =
    said.length > 0 ? ['Nothing', ...scope, both.format(said)] : ['Nothing was written', ...scope];
  const count = countFilters(address);
  const advice =
    count > 1 ? `Loosen one of the ${NUMBERS[count]}, and look again.` : 'Ask it another way.';
  return `${words.filter((part) => part !== '').join(' ')}. ${advice}`;
}

function daysOf({ from, to }: EntriesAddress): string {
  if (from && to)
    return from === to ? `on ${plainDay(from)}` : `from ${plainDay(from)} to ${plainDay(to)}`;
  if (from) return `since ${plainDay(from)}`;
  return to ? `up to ${plainDay(to)}` : '';
}
