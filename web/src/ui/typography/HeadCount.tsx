import classes from './HeadCount.module.css';

/** How many there are, in brackets after a head, in lining figures: IM Fell's zero reads as a letter. */
export const HeadCount = ({ count }: { count: number }) => (
  <span className={classes.count}>({count.toLocaleString('en-US')})</span>
);
