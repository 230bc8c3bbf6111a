import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Leader } from './Leader.tsx';
import classes from './SectionHead.module.css';

export interface SectionHeadProps {
  children: ReactNode;
  /** An italic remark, or a link, at the right end. */
  remark?: ReactNode;
  /** Dots that lead the eye from the title to the remark. */
  leader?: boolean;
  /** Where the section stands in the outline; it looks the same. */
  level?: 2 | 3;
  id?: string;
  className?: string;
}

/** The head of a section: title, leader dots, remark or link. */
export function SectionHead({
  children,
  remark,
  leader = true,
  level = 2,
  id,
  className,
}: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={clsx(classes.head, className)}>
      <Heading id={id} className={classes.title}>
        {children}
      </Heading>
      {remark && (
        <>
          {leader ? <Leader /> : <span className={classes.gap} />}
          <div className={classes.remark}>{remark}</div>
        </>
      )}
    </div>
  );
}
