import classes from './SkipLink.module.css';

/** The first focusable element: jumps over the header to the element with this id. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a className={classes.skip} href={`#${to}`}>
      Skip to the page
    </a>
  );
}
