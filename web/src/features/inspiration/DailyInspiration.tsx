import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './DailyInspiration.module.css';
import type { Hint } from './hints.data.ts';
import { hintsFor } from './hints-for.ts';
import { lines } from './inspiration.queries.ts';
import { quoteOf } from './of-the-day.ts';
import type { Quote } from './quotes.data.ts';
import { Saying } from './Saying.tsx';
import { useHintSwap } from './use-hint-swap.ts';
import { useToday } from './use-today.ts';

interface DailyInspirationProps {
  /** Which hints may come up; none where the level is not known, or the game is hidden. */
  level: number | null;
}

/** The quote of the day, now and then changing places with a hint (S1.2). */
export function DailyInspiration({ level }: DailyInspirationProps) {
  const id = useId();
  const day = useToday();
  const { data, isError } = useQuery(lines());
  const hints = useMemo(() => hintsFor(data?.pathKeeperHints ?? [], level), [data, level]);
  const { hint, canSwap, isStill, toggleStill } = useHintSwap(hints);
  const quote = data && quoteOf(data.quotes, day);
  // Without it the page is whole as well.
  if (isError) return null;
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <SmallCaps as="h2" id={id}>
          Daily Inspiration
        </SmallCaps>
        {canSwap && (
          <button type="button" className={classes.still} onClick={toggleStill}>
            {isStill ? 'Let it wander' : 'Keep still'}
          </button>
        )}
      </div>
      {quote ? <Place quote={quote} hint={hint} hints={hints} /> : <Coming />}
    </section>
  );
}

interface PlaceProps {
  quote: Quote;
  hint: Hint | null;
  hints: readonly Hint[];
}

/**
 * Quote and hint in one place, whose height is that of the taller. So that nothing moves when they
 * change, the longest of the hints hold it open from the start.
 */
function Place({ quote, hint, hints }: PlaceProps) {
  const struts = useMemo(() => longest(hints, 4), [hints]);
  return (
    <div className={classes.place}>
      <Saying {...quote} aria-hidden={hint !== null} />
      {hint && <Saying text={hint.text} author="The Path Keeper" />}
      {struts.map(({ text }) => (
        <Saying key={text} text={text} author="The Path Keeper" aria-hidden />
      ))}
    </div>
  );
}

const longest = (hints: readonly Hint[], count: number) =>
  hints.toSorted((a, b) => b.text.length - a.text.length).slice(0, count);

function Coming() {
  return (
    <Skeleton label="Loading today’s line">
      <div className={classes.coming}>
        <SkeletonLine width="88%" />
        <SkeletonLine width="62%" />
        <SkeletonLine width="34%" />
      </div>
    </Skeleton>
  );
}
