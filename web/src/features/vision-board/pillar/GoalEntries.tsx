import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayParts } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { inWords } from '../../../lib/text/in-words.ts';
import { DateNumeral } from '../../../ui/labels/DateNumeral.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { goalEntries } from '../board.queries.ts';
import { howFound } from '../model/board-words.ts';
import classes from './Entries.module.css';

/** The last three entries that speak of a goal, and for each whether its writer said so or words did. */
export function GoalEntries({ goalId }: { goalId: number }) {
  const { data } = useQuery(goalEntries());
  const entries = data?.find((each) => each.goalId === goalId)?.entries ?? [];
  if (entries.length === 0) return null;
  return (
    <section className={classes.entries}>
      <SectionHead level={3} remark={inWords(entries.length)}>
        Your pages on it
      </SectionHead>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <DateNumeral date={entry.localDate} {...dayParts(entry.localDate)} />
            <div className={classes.words}>
              <Link
                to={paths.entry}
                params={{ id: String(entry.id) }}
                className={classes.line}
                dir="auto"
              >
                {entry.line || 'A page without words'}
              </Link>
              <p className={classes.how}>{howFound(entry)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
