import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Lock } from './gates.queries.ts';
import classes from './LockedState.module.css';
import { XpBar } from './levels/LevelBar.tsx';

interface LockedStateProps {
  lock: Lock;
  glyph: ReactNode;
  title: string;
  /** What it will hold. */
  children?: ReactNode;
}

/**
 * A whole screen that a level opens: what it will be, how far it is, and what leads there. In quiet
 * mode nothing is said of points (D27).
 */
export function LockedState({ lock, glyph, title, children }: LockedStateProps) {
  const { way } = lock;
  return (
    <EmptyState
      glyph={glyph}
      title={title}
      action={
        way ? (
          <div className={classes.way}>
            <XpBar label={`To ${lock.label.toLowerCase()}`} {...way} />
            <LinkButton to={paths.rules} hash="rules-xp">
              What earns XP
            </LinkButton>
          </div>
        ) : (
          <LinkButton to={paths.home}>Back to Home</LinkButton>
        )
      }
    >
      {children && <>{children} </>}
      {lock.sentence}
    </EmptyState>
  );
}
