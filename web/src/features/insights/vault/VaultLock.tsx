import { IconLock } from '@tabler/icons-react';
import type { Lock } from '../../progression/gates.queries.ts';
import classes from './VaultLock.module.css';

/** What opens the vault, where a level still has to. */
export function VaultLock({ lock }: { lock: Lock }) {
  return (
    <p className={classes.line}>
      <IconLock aria-hidden size={20} stroke={1.6} className={classes.lock} />
      <span>Sentences worth keeping go in here. {lock.sentence}</span>
    </p>
  );
}
