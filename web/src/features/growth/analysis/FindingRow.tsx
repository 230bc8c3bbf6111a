import type { Finding } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { dayAndYear } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { counted, shortDay } from '../growth-words.ts';
import { FINDING_NAMES, quotation } from './analysis-words.ts';
import { FindingChart } from './FindingChart.tsx';
import classes from './FindingRow.module.css';

/** One finding: the sentence, how it was counted, the drawing of it, and the pages that it rests on. */
export function FindingRow({ finding }: { finding: Finding }) {
  const { kind, sentence, note, count, evidence, chart } = finding;
  const id = useId();
  return (
    <li className={classes.finding}>
      <SmallCaps as="p" className={classes.name} id={`${id}-name`}>
        {FINDING_NAMES[kind]}
      </SmallCaps>
      <div className={classes.body}>
        <h3 className={classes.sentence}>{sentence}</h3>
        {note && <p className={classes.note}>{note}</p>}
        {chart && <FindingChart chart={chart} />}
        {evidence.length > 0 && (
          <>
            <p className={classes.from} id={id}>
              {count > evidence.length ? `From the ${counted(count, 'page')}` : 'There it stands'}
            </p>
            <ul className={classes.evidence} aria-labelledby={id}>
              {evidence.map(({ entryId, date, line }) => (
                <li key={entryId} className={classes.page}>
                  <time dateTime={date} title={dayAndYear(date)} className={classes.date}>
                    {shortDay(date)}
                  </time>
                  <Link
                    to={paths.entry}
                    params={{ id: String(entryId) }}
                    search={line ? { quote: line } : {}}
                    className={classes.line}
                    dir="auto"
                  >
                    {line ? quotation(line) : 'Open the page'}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
}
