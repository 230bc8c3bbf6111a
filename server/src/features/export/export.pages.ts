import { MOODS } from '@pathkeeper/contract';
import { Temporal } from 'temporal-polyfill';
import type { ExportedEntry } from '../entries/index.ts';
import type { ExportedReflection } from '../guide/index.ts';
import type { StoredMonth, StoredWeek } from '../reflections/index.ts';

/** A page for people: the same words as in the JSON, to be read in any editor. */
export interface MarkdownPage {
  path: string;
  text: string;
}

/** What JSON may hold as it is and YAML may not, or took for the end of a line once. */
const UNPRINTABLE = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A text of JSON and of YAML, which know the same escapes. */
const quoted = (text: string) =>
  JSON.stringify(text).replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** An entry: what is known of it on top, then its words exactly as they were written. */
export function entryPage(
  entry: ExportedEntry,
  folderNames: ReadonlyMap<number, string>,
): MarkdownPage {
  const saved = Temporal.Instant.fromEpochMilliseconds(entry.createdAt.getTime())
    .toZonedDateTimeISO(entry.timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
  const isOwnDay = saved.startsWith(entry.localDate);
  const folder = entry.folderId === null ? undefined : folderNames.get(entry.folderId);
  const head = [
    ...(isOwnDay ? [`date: ${saved}`] : [`date: ${entry.localDate}`, `saved: ${saved}`]),
    `timeZone: ${entry.timeZone}`,
    ...(entry.mood ? [`mood: ${quoted(MOODS[entry.mood].label)}`] : []),
    `tags: [${entry.tags.map(quoted).join(', ')}]`,
    ...(folder === undefined ? [] : [`folder: ${quoted(folder)}`]),
    `pinned: ${entry.isPinned}`,
    `type: ${entry.type}`,
  ];
  return {
    path: `entries/${entry.localDate.slice(0, 4)}/${entry.localDate}-${entry.id}.md`,
    text: `---\n${head.join('\n')}\n---\n\n${entry.content}`,
  };
}

/** Stands at the head of a reflection that is older than its entries. */
const OLDER = 'Entries of that time were written or changed since.';

/** A weekly or monthly reflection as a page with a head for each of its parts. */
export function reflectionPage({
  kind,
  start,
  body,
  isOutdated,
}: ExportedReflection): MarkdownPage {
  const parts = 'weekStart' in body ? weekParts(body) : monthParts(body);
  const sections = [...parts, ['Goals', body.goalProgressAssessment ?? ''] as const]
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `## ${title}\n\n${text}\n`);
  const quotes = body.quotes.map(
    ({ text, localDate, note }) =>
      `> ${text.replaceAll('\n', '\n> ')}\n>\n> ${localDate}\n\n${note}\n`,
  );
  const heading = kind === 'week' ? `The week of ${start}` : start.slice(0, 7);
  return {
    path: `reflections/${kind}-${kind === 'week' ? start : start.slice(0, 7)}.md`,
    text: [
      `# ${body.title || heading}\n`,
      `*${heading}. ${body.source.name} wrote this.${isOutdated ? ` ${OLDER}` : ''}*\n`,
      ...sections,
      ...quotes,
      ...(body.question ? [`**${body.question}**\n`] : []),
    ].join('\n'),
  };
}

type Part = readonly [title: string, text: string];

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const weekParts = (week: StoredWeek): Part[] => [
  ['Themes', week.commonThemes],
  ['Growth', week.growthObservations],
  ['Direction', week.directionAndMomentum],
  ['Goals that show', listed(week.emergingGoals)],
  ['The week in a sentence', week.weeklyInsight],
];

const monthParts = (month: StoredMonth): Part[] => [
  ['Moods', month.moodTrends],
  ['Themes', month.keyThemes],
  ['Growth', month.growthJourney],
  ['Direction', month.lifeDirection],
  ['Goals that show', listed(month.emergingGoals)],
  ['Steps', listed(month.goalAchievementSuggestions)],
  ['The month in a sentence', month.monthlyWisdom],
];
