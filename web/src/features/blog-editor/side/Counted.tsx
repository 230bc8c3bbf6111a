import classes from './Panel.module.css';

interface CountedProps {
  children: string;
  count: number;
  limit: number;
}

/** The label of a field with how much stands in it, for the eye alone: the server refuses what is more. */
export function Counted({ children, count, limit }: CountedProps) {
  return (
    <span className={classes.counted}>
      <span>{children}</span>
      <span aria-hidden data-over={count > limit || undefined}>
        {count.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
      </span>
    </span>
  );
}
