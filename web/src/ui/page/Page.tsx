import clsx from 'clsx';
import type { ComponentProps } from 'react';
import classes from './Page.module.css';

export interface PageProps extends ComponentProps<'div'> {
  /** `reading` is the narrower column of an article or an entry. */
  width?: 'full' | 'reading';
}

/** The width of a page: 1200 with gutters of 24 (20 on a phone). Sets `--gutter` for what bleeds. */
export function Page({ width = 'full', className, ...rest }: PageProps) {
  return <div {...rest} className={clsx(classes.page, classes[width], className)} />;
}
