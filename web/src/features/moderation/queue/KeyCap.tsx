import classes from './KeyCap.module.css';

/** A key of the keyboard. Decoration: the button beside it says what it does. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd aria-hidden className={classes.cap}>
      {children}
    </kbd>
  );
}
