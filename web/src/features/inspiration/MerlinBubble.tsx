import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useMemo, useRef } from 'react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useEscape } from '../../ui/overlay/use-escape.ts';
import type { Hint } from './hints.data.ts';
import { hintsFor } from './hints-for.ts';
import { lines } from './inspiration.queries.ts';
import classes from './MerlinBubble.module.css';
import { useVisits } from './use-visits.ts';

/** S1.2: on screens at least this wide. */
const WIDE = '(min-width: 48rem)';

/** Merlin's hints, one every seven minutes, beside his button; on a phone there are none. */
export function MerlinBubble({ level }: { level: number }) {
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const { data } = useQuery({ ...lines(), enabled: isWide });
  const hints = useMemo(() => hintsFor(data?.merlinHints ?? [], level), [data, level]);
  return isWide ? <Bubble hints={hints} /> : null;
}

function Bubble({ hints }: { hints: readonly Hint[] }) {
  const { visit, hold, release, dismiss } = useVisits(hints);
  const cameFrom = useRef<HTMLElement | null>(null);
  const bubble = useRef<HTMLElement>(null);

  const close = () => {
    // Whoever came in by keyboard goes back to where they were.
    if (bubble.current?.contains(document.activeElement)) cameFrom.current?.focus();
    dismiss();
  };
  useEscape(visit !== null, close);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
    hold('focus');
  };
  if (!visit) return null;
  return (
    <div className={classes.place}>
      {/* Not a live region: nobody is to be interrupted while writing. */}
      <aside
        ref={bubble}
        aria-label="A hint from Merlin"
        className={classes.visit}
        data-leaving={visit.isLeaving || undefined}
        onPointerEnter={() => hold('pointer')}
        onPointerLeave={() => release('pointer')}
        onFocus={onFocus}
        onBlur={() => release('focus')}
      >
        <div className={classes.bubble}>
          <p className={classes.words}>{visit.hint.text}</p>
          <p className={classes.label}>Merlin is software.</p>
          <IconButton
            className={classes.close}
            label="Close Merlin’s hint"
            tooltip={false}
            icon={<IconX aria-hidden />}
            onClick={close}
          />
        </div>
      </aside>
    </div>
  );
}
