import { fullMoment } from '../../../lib/dates.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { agoWords } from './ago.ts';

/** How long ago an instant (ISO 8601) was. The full date is its title, and read out after the words. */
export function Ago({ instant, className }: { instant: string; className?: string | undefined }) {
  const now = useMinute();
  const at = new Date(instant);
  const exact = fullMoment(at);
  return (
    <time dateTime={instant} title={exact} className={className}>
      {agoWords(at, now)}
      <VisuallyHidden>, {exact}</VisuallyHidden>
    </time>
  );
}
