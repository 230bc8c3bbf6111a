import clsx from 'clsx';
import type { CSSProperties } from 'react';
import classes from './Art.module.css';

export interface ArtProps {
  /** Says what is drawn. Without it the drawing is decoration and hidden from screen readers. */
  title?: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * The markup without its own role and first title: the wrapper carries the name, and a `<title>` left
 * in place would pop up as a browser tooltip over decoration.
 */
const bare = (svg: string) => svg.replace(' role="img"', '').replace(/<title>[^<]*<\/title>/, '');

/**
 * One of our own drawings, inlined so that it takes its inks from the tokens. Only ever give it
 * markup from `web/src/art`.
 */
export function Art({ svg, title, className, style }: ArtProps & { svg: string }) {
  return (
    <span
      className={clsx(classes.art, className)}
      style={style}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, compiled in
      dangerouslySetInnerHTML={{ __html: bare(svg) }}
    />
  );
}
