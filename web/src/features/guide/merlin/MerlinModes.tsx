import type { ConsultMode } from '@pathkeeper/contract';
import { IconCheck } from '@tabler/icons-react';
import { Diamond } from '../../../ui/art/Ornament.tsx';
import classes from './MerlinModes.module.css';
import { MERLIN_MODES } from './merlin-modes.data.ts';

interface MerlinModesProps {
  /** What was asked for last. */
  current: ConsultMode | undefined;
  /** The prophecy of the day has been given. */
  hasProphecy: boolean;
  onChoose: (mode: ConsultMode) => void;
}

/** The four things Merlin can be asked for; the first three are asked by their press. */
export function MerlinModes({ current, hasProphecy, onChoose }: MerlinModesProps) {
  return (
    <ul className={classes.modes} aria-label="What Merlin can be asked">
      {MERLIN_MODES.map(({ mode, name, note }) => {
        // It keeps the focus that its press gave it.
        const isReceived = mode === 'daily-wisdom' && hasProphecy;
        return (
          <li key={mode}>
            <button
              type="button"
              className={classes.mode}
              aria-disabled={isReceived || undefined}
              aria-current={mode === current || undefined}
              onClick={() => !isReceived && onChoose(mode)}
            >
              {mode === current && (
                <span className={classes.chosen}>
                  <Diamond />
                </span>
              )}
              <span className={classes.name}>{name}</span>
              {isReceived ? (
                <span className={classes.received}>
                  <IconCheck aria-hidden size={16} stroke={2} />
                  Daily Prophecy Received
                </span>
              ) : (
                <span className={classes.note}>{note}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
