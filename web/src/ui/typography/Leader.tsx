import classes from './Leader.module.css';

/** The dots that lead the eye from a name to its figure; it takes the room between two parts of a row. */
export const Leader = () => <span className={classes.leader} aria-hidden />;
