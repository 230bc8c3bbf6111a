import { useQuery } from '@tanstack/react-query';
import { insightStats } from '../insights.queries.ts';
import classes from './VaultFigures.module.css';

/** How many insights there are, in a row of tiles (S1.2). */
export function VaultFigures() {
  const { data, isPending } = useQuery(insightStats());
  const figures = [
    { name: 'Total', value: data?.total },
    { name: 'Insights', value: data?.insights },
    { name: 'Lessons', value: data?.lessons },
    { name: 'Goals', value: data?.goals },
  ];
  return (
    <dl className={classes.figures} aria-busy={isPending}>
      {figures.map(({ name, value }) => (
        <div key={name} className={classes.figure}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>{value?.toLocaleString('en-US') ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
