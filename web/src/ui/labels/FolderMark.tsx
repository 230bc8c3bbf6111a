import type { ReactNode } from 'react';
import classes from './FolderMark.module.css';
import { folderInk } from './folder-inks.ts';

/** A folder's ribbon in its ink. `size` is the height in px, 16 by default. Decoration: name it beside. */
export function FolderMark({ color, size = 16 }: { color: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 12 16"
      height={size}
      className={classes.ribbon}
      style={{ fill: folderInk(color) }}
      aria-hidden="true"
    >
      <path d="M0 1.2Q0 0 1.2 0h9.6Q12 0 12 1.2V16l-6-3.6L0 16z" />
    </svg>
  );
}

/** Ribbon and name on one line. */
export function FolderLabel({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span className={classes.label}>
      <FolderMark color={color} size={15} />
      {children}
    </span>
  );
}
