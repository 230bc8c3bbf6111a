import clsx from 'clsx';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import classes from './Menu.module.css';

interface ItemLook {
  /** A 20px control icon. */
  icon?: ReactNode;
  /** Stands small at the end, such as what opens a thing that is still locked. */
  note?: string;
  children: ReactNode;
}

// A dialog under the menu listens for Escape too; this is how it is told that the key was not for it.
const keepEscape = { 'data-mantine-stop-propagation': true };

/** Something to do, in a `Menu`. */
export function MenuItem({
  icon,
  note,
  className,
  children,
  ...rest
}: ItemLook & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      {...keepEscape}
      {...rest}
      role="menuitem"
      tabIndex={-1}
      className={clsx(classes.item, className)}
    >
      {icon}
      <span>{children}</span>
      {note && <span className={classes.note}>{note}</span>}
    </button>
  );
}

/** Somewhere to go, in a `Menu`. Give it to the router's `createLink` to get a typed link. */
export function MenuLink({
  icon,
  className,
  children,
  onKeyDown,
  ...rest
}: ItemLook & Omit<ComponentProps<'a'>, 'children'>) {
  // A link takes only Enter by itself; in a menu the space bar chooses too.
  const handleKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    onKeyDown?.(event);
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <a
      {...keepEscape}
      {...rest}
      role="menuitem"
      tabIndex={-1}
      className={clsx(classes.item, className)}
      onKeyDown={handleKeyDown}
    >
      {icon}
      <span>{children}</span>
    </a>
  );
}

/** Parts the items of a `Menu`. */
export function MenuRule() {
  return <hr className={classes.rule} />;
}
