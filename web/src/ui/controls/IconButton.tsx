import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Side } from '../floating/place.ts';
import classes from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Says what it does: the accessible name and the tooltip. */
  label: string;
  /** A 20px control icon, or a small drawing. */
  icon: ReactNode;
  tooltipSide?: Side;
  /** `false` where the words would only repeat what stands beside it. */
  tooltip?: boolean;
}

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  label: string;
  icon: ReactNode;
  tooltipSide?: Side;
}

/** A round 44px target with an icon. Turns into an ink disc while what it opens is open. */
export function IconButton({
  label,
  icon,
  tooltipSide,
  tooltip = true,
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button type="button" aria-label={label} {...rest} className={clsx(classes.button, className)}>
      {icon}
    </button>
  );
  if (!tooltip) return button;
  return (
    <Tooltip label={label} side={tooltipSide} repeatsName>
      {button}
    </Tooltip>
  );
}

/** The same on a link. */
export function IconLink({ label, icon, tooltipSide, href, className, ...rest }: IconLinkProps) {
  return (
    <Tooltip label={label} side={tooltipSide} repeatsName>
      <a href={href} aria-label={label} {...rest} className={clsx(classes.button, className)}>
        {icon}
      </a>
    </Tooltip>
  );
}
