import { useQuery } from '@tanstack/react-query';
import { Leader } from '../../../ui/typography/Leader.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { growthHabits } from '../../growth/growth.queries.ts';
import { stats } from '../../progression/progression.queries.ts';
import classes from './StandingList.module.css';
import { standingOf } from './standing-of.ts';

/** What else there is to say of a journal, a figure or a word each. */
export function StandingList({ isPlaying }: { isPlaying: boolean }) {
  const { data: figures } = useQuery(stats());
  const { data: habits } = useQuery(growthHabits());
  return (
    <section aria-labelledby="profile-standing">
      <SectionHead id="profile-standing" leader={false}>
        Standing
      </SectionHead>
      <dl className={classes.rows}>
        {standingOf(figures, habits, isPlaying).map(({ name, value }) => (
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
