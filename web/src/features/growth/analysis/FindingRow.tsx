import type { Finding } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { dayAndYear } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { shortDay } from '../growth-words.ts';
import { FINDING_NAMES, quotation } from './analysis-words.ts';
import { FindingChart } from './FindingChart.tsx';
import classes from './FindingRow.module.css';

interface FindingRowProps {
  finding: Finding;
  /** Printed large and open; else a row, whose figures and pages are shown when they are asked for. */
  isLarge: boolean;
}

/** One finding: the sentence, how it was counted, the drawing of it, and the pages that it rests on. */
export function FindingRow({ finding, isLarge }: FindingRowProps) {
  const { kind, sentence, note, evidence, chart } = finding;
  const id = useId();
  const [isOpen, setIsOpen] = useState(isLarge);
  const hasMore = chart !== null || evidence.length > 0;
  return (
    <li className={classes.finding} data-row={!isLarge || undefined}>
      <SmallCaps as="p" className={classes.name} id={`${id}-name`}>
        {FINDING_NAMES[kind]}
      </SmallCaps>
      <div className={classes.body}>
        <h3 id={`${id}-sentence`} className={classes.sentence}>
          {sentence}
        </h3>
        {note && <p className={classes.note}>{note}</p>}
        {!isLarge && hasMore && (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-basis`}
            aria-describedby={`${id}-sentence`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide what it rests on' : 'What it rests on'}
          </button>
        )}
        <div id={`${id}-basis`} hidden={!isOpen}>
          {isOpen && <Basis finding={finding} />}
        </div>
      </div>
    </li>
  );
}

/** The drawing of a finding, and the pages that it rests on. */
function Basis({ finding: { count, evidence, chart } }: { finding: Finding }) {
  const id = useId();
  return (
    <>
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
    </>
  );
}
