import { PILLARS } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { responses } from '../board.queries.ts';
import classes from './Cards.module.css';

const nameOf = (key: string) => PILLARS.find(({ id }) => id === key)?.name ?? key;

/** The summary over the cards, with what was taken from the answers behind a press (S2.4). */
export function VisionSummary() {
  const { data } = useQuery(responses());
  const latest = data?.find(({ lifeVisionSummary }) => lifeVisionSummary !== '');
  if (!latest) return null;
  const extracted = Object.entries(latest.extractedCategories);
  return (
    <section aria-labelledby="vision-summary" className={classes.summary}>
      <SectionHead id="vision-summary">AI-Enhanced Life Vision Summary</SectionHead>
      <p dir="auto">{latest.lifeVisionSummary}</p>
      {extracted.length > 0 && (
        <details>
          <summary>What was taken from your words</summary>
          <dl>
            {extracted.map(([key, words]) => (
              <div key={key}>
                <dt>{nameOf(key)}</dt>
                <dd dir="auto">{words}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
