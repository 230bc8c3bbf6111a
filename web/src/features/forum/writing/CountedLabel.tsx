import classes from './CountedLabel.module.css';

interface CountedLabelProps {
  children: string;
  count: number;
  limit: number;
}

/** The label of a field with how much stands in it; for the eye alone. */
export function CountedLabel({ children, count, limit }: CountedLabelProps) {
  return (
    <span className={classes.label}>
      <span>{children}</span>
      <span aria-hidden className={classes.count} data-over={count > limit || undefined}>
        {count.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
      </span>
    </span>
  );
}
