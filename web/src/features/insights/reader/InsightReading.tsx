import type { Insight } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plainDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Leader } from '../../../ui/typography/Leader.tsx';
import { firstWith, oneEntry } from '../../entries/entries.queries.ts';
import { afterTitle, cutAtWord } from '../bookmark-text.ts';
import { originOf, SOURCE_NAMES, savedOn } from '../insight-words.ts';
import classes from './InsightReading.module.css';
import { passageIn, quotedIn } from './passage.ts';

/** Characters of the entry that stand beside an insight. */
const EXCERPT = 220;

/** The words of an insight, the entry they came from, and when they were saved. */
export function InsightReading({ insight }: { insight: Insight }) {
  const { title, content, entryId, entryDate, source } = insight;
  // A sentence that is the title already is not printed twice; one that was cut is printed whole.
  const words = title.endsWith('…') ? content : afterTitle(insight);
  const paragraphs = words.split(/\n{2,}/).filter((text) => text.trim() !== '');
  const origin = originOf(insight);
  const rows = [
    { name: 'Kept', value: plainDay(savedOn(insight)) },
    { name: 'Source', value: origin },
    ...(source === 'daily' || origin.startsWith(SOURCE_NAMES[source])
      ? []
      : [{ name: 'Of', value: SOURCE_NAMES[source] }]),
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
      {entryId !== null && <RelatedEntry id={entryId} date={entryDate} insight={insight} />}
      <PeriodPassage insight={insight} />
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

interface RelatedEntryProps {
  id: number;
  date: string | null;
  insight: Insight;
  /** A further way, beside the one to the entry. */
  children?: ReactNode;
}

/** The passage of the entry that is quoted, or its beginning, and the way to it. */
function RelatedEntry({ id, date, insight, children }: RelatedEntryProps) {
  const { data: entry } = useQuery(oneEntry(id));
  const passage = entry && passageIn(entry.content, insight);
  return (
    <div className={classes.entry}>
      {passage ? (
        <p dir="auto">
          {passage.before}
          <span className={classes.quoted}>{passage.quoted}</span>
          {passage.after}
        </p>
      ) : (
        entry && <p dir="auto">{cutAtWord(entry.content.replace(/\s+/g, ' '), EXCERPT)}</p>
      )}
      <p className={classes.source}>
        <Link to={paths.entry} params={{ id: String(id) }} className={classes.way}>
          View Related Entry
        </Link>
        {children}
        {date && <span>{plainDay(date)}</span>}
      </p>
    </div>
  );
}

/** The page that the reflection on a week or month quotes, and the way to that week or month. */
function PeriodPassage({ insight }: { insight: Insight }) {
  const { reflectionType, reflectionPeriod } = insight;
  const [quoted] = quotedIn(insight);
  const { data } = useQuery({ ...firstWith(quoted ?? ''), enabled: quoted !== undefined });
  const way = reflectionPeriod && wayTo(reflectionType, reflectionPeriod);
  if (!way) return null;
  const page = data?.[0];
  if (page) {
    return (
      <RelatedEntry id={page.id} date={page.localDate} insight={insight}>
        {way}
      </RelatedEntry>
    );
  }
  return <p className={classes.source}>{way}</p>;
}

function wayTo(type: Insight['reflectionType'], period: string) {
  if (type === 'weekly') {
    return (
      <Link to={paths.week} search={{ start: period }} className={classes.way}>
        View Week
      </Link>
    );
  }
  return (
    type === 'monthly' && (
      <Link to={paths.month} search={{ month: period }} className={classes.way}>
        View Month
      </Link>
    )
  );
}
