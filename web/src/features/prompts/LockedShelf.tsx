import { PROMPT_THEMES, type PromptContents, type PromptShelf } from '@pathkeeper/contract';
import { LockLine } from '../../ui/labels/LockLine.tsx';
import type { Lock } from '../progression/gates.queries.ts';
import classes from './LockedShelf.module.css';

interface LockedShelfProps {
  shelf: PromptShelf;
  lock: Lock;
  contents: PromptContents | undefined;
}

/** A shelf that a level still has to open: what opens it, and what stands on it. */
export function LockedShelf({ shelf, lock, contents }: LockedShelfProps) {
  return (
    <>
      <div className={classes.lock}>
        <LockLine sentence={lock.sentence}>
          {shelf === 'deep'
            ? 'Questions that take an evening each.'
            : 'Beginnings for evenings that have none.'}
        </LockLine>
      </div>
      <ul className={classes.themes} aria-label="Themes">
        {PROMPT_THEMES.map(({ id, name, line }) => {
          const count = contents?.themes.find(({ theme }) => theme === id)?.[shelf];
          return (
            <li key={id} className={classes.theme}>
              <h2 className={classes.name}>
                {name}
                {count !== undefined && <span className={classes.count}>{count}</span>}
              </h2>
              <p className={classes.line}>{line}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
