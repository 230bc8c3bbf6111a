import classes from './NotKept.module.css';

/** Said in a form whose words the browser would not keep, so that nobody relies on their coming back. */
export function NotKept({ act = 'Save' }: { act?: 'Save' | 'Send it' }) {
  return (
    <p role="alert" className={classes.note}>
      This browser will not keep what you type. {act} before you leave.
    </p>
  );
}
