import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import classes from './Button.module.css';

/** `filled` once a screen or dialog; `danger` only where something is deleted. */
export type ButtonVariant = 'filled' | 'outline' | 'bare' | 'danger';

interface ButtonLook {
  /** Defaults to `outline`. */
  variant?: ButtonVariant;
  /** A 20px control icon before the words. */
  icon?: ReactNode;
  /** Fills its container; on a phone it is then 50px high. */
  wide?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** While true the button keeps its width and focus, says `busyLabel`, and refuses clicks. */
  busy?: boolean;
  /** What is happening, e.g. `Saving…`. Without it the words stay as they are. */
  busyLabel?: string;
}

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {}

function look({ variant = 'outline', wide }: ButtonLook, className?: string) {
  return clsx(classes.button, classes[variant], wide && classes.wide, className);
}

/** A button in the house style. `type` is `button` unless said otherwise. */
export function Button({
  variant,
  icon,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A busy button stays focusable, so a keyboard reader is not thrown to the top of the page. The
  // click is cancelled instead, which also stops the form that Enter would have sent again.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, wide }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      onClick={handleClick}
    >
      {icon}
      {busyLabel === undefined ? (
        <span>{children}</span>
      ) : (
        <span className={classes.labels}>
          <span aria-hidden={busy} data-shown={!busy}>
            {children}
          </span>
          <span aria-hidden={!busy} data-shown={busy}>
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}

/** The same look on a plain link; to an address of the application, `LinkButton`. */
export function ButtonLink({ variant, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={look({ variant, wide }, className)}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
