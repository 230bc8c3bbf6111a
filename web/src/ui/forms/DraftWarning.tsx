import classes from './DraftWarning.module.css';

/** Warns in a form that the browser does not store drafts, so that nobody relies on getting them back. */
export function DraftWarning({ act = 'Save' }: { act?: 'Save' | 'Send it' }) {
  return (
    <p role="alert" className={classes.note}>
      This browser will not keep what you type. {act} before you leave.
    </p>
  );
}
