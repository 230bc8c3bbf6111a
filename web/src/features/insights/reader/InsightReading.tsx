import type { Insight } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plainDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Leader } from '../../../ui/typography/Leader.tsx';
import { oneEntry } from '../../entries/entries.queries.ts';
import { afterTitle, cutAtWord } from '../bookmark-text.ts';
import { originOf, SOURCE_NAMES, savedOn } from '../insight-words.ts';
import classes from './InsightReading.module.css';

/** Characters of the entry that stand beside an insight. */
const EXCERPT = 220;

/** The words of an insight, the entry they came from, and when they were saved. */
export function InsightReading({ insight }: { insight: Insight }) {
  const { title, content, entryId, entryDate, source } = insight;
  // A sentence that is the title already is not printed twice; one that was cut is printed whole.
  const words = title.endsWith('…') ? content : afterTitle(insight);
  const paragraphs = words.split(/\n{2,}/).filter((text) => text.trim() !== '');
  const rows = [
    { name: 'Kept', value: plainDay(savedOn(insight)) },
    { name: 'Source', value: originOf(insight) },
    ...(source === 'daily' ? [] : [{ name: 'Of', value: SOURCE_NAMES[source] }]),
  ];
  return (
    <div className={classes.reading}>
      {paragraphs.length > 0 && (
        <div className={classes.words} dir="auto">
          {keyed(paragraphs).map(([key, text]) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      )}
      {entryId !== null && <RelatedEntry id={entryId} date={entryDate} />}
      <dl className={classes.leaders}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <Leader />
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Paragraphs under keys that hold where two of them say the same. */
function keyed(texts: readonly string[]): [string, string][] {
  return texts.map((text, place) => [`${place} ${text}`, text]);
}

/** The beginning of the entry, and the way to it. */
function RelatedEntry({ id, date }: { id: number; date: string | null }) {
  const { data: entry } = useQuery(oneEntry(id));
  return (
    <div className={classes.entry}>
      {entry && <p dir="auto">{cutAtWord(entry.content.replace(/\s+/g, ' '), EXCERPT)}</p>}
      <p className={classes.source}>
        <Link to={paths.entry} params={{ id: String(id) }} className={classes.way}>
          View Related Entry
        </Link>
        {date && <span>{plainDay(date)}</span>}
      </p>
    </div>
  );
}
