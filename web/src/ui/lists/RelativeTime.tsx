import { useEffect, useState } from 'react';
import { fullMoment } from '../../lib/dates.ts';
import { relativeWords, untilNextWords } from './relative-words.ts';

/** How long ago an instant (ISO 8601) was. The words keep up with the clock; the title has the full date. */
export function RelativeTime({ instant, className }: { instant: string; className?: string }) {
  const at = new Date(instant);
  const [now, setNow] = useState(() => new Date());
  const wait = untilNextWords(at, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time sets the next alarm
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => setNow(new Date()), wait);
    return () => clearTimeout(timer);
  }, [wait, now]);
  return (
    <time dateTime={instant} title={fullMoment(at)} className={className}>
      {relativeWords(at, now)}
    </time>
  );
}
