import { useQuery } from '@tanstack/react-query';
import { Leader } from '../../../ui/typography/Leader.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { growthHabits } from '../../growth/growth.queries.ts';
import { stats } from '../../progression/progression.queries.ts';
import classes from './JournalFacts.module.css';
import { journalFacts } from './journal-facts.ts';

/** Facts about a journal, a figure or a word each. */
export function JournalFacts({ isPlaying }: { isPlaying: boolean }) {
  const { data: figures } = useQuery(stats());
  const { data: habits } = useQuery(growthHabits());
  return (
    <section aria-labelledby="profile-facts">
      <SectionHead id="profile-facts" leader={false}>
        Standing
      </SectionHead>
      <dl className={classes.rows}>
        {journalFacts(figures, habits, isPlaying).map(({ name, value }) => (
          <div key={name} className={classes.row}>
            <dt>
              {name}
              <Leader />
            </dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
