import classes from './Fixed.module.css';

/** Says that the environment decides, and by which name. */
export const Fixed = ({ variable }: { variable: string }) => (
  <>
    {' '}
    Set by <code className={classes.name}>{variable}</code> where it runs, so not here.
  </>
);
