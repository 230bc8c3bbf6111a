import { useQuery } from '@tanstack/react-query';
import { forumStats } from '../../forum.queries.ts';
import classes from './ForumFigures.module.css';

/** How many people and posts there are (S2.2). */
export function ForumFigures() {
  const { data, isPending } = useQuery(forumStats());
  const figures = [
    { name: 'Active Members', value: data?.activeMembers },
    { name: 'Total Posts', value: data?.totalPosts },
    { name: 'Categories', value: data?.totalCategories },
    { name: 'Online Now', value: data?.onlineNow },
  ];
  return (
    <dl className={classes.figures} aria-busy={isPending}>
      {figures.map(({ name, value }) => (
        <div key={name} className={classes.figure}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>
            {value?.toLocaleString('en-US') ?? (isPending ? '...' : '–')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
