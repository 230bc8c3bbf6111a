import { PILLARS } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { responses } from '../board.queries.ts';
import classes from './Cards.module.css';

const nameOf = (key: string) => PILLARS.find(({ id }) => id === key)?.name ?? key;

/** Who chose what stands on the board. */
const CHOSEN_BY = {
  rules:
    'Chosen from your own sentences by fixed rules on this server; no outside model was asked.',
  model: 'Chosen from your own sentences by the outside model you agreed to; it may add no word.',
} as const;

/**
 * The summary over the cards, with what was taken from the answers behind a press (S2.4): of the last answers of which
 * something was made.
 */
export function VisionSummary() {
  const { data } = useQuery(responses());
  const latest = data?.find(({ ultimateGoals }) => Object.keys(ultimateGoals).length > 0);
  if (!latest) return null;
  const extracted = Object.entries(latest.extractedCategories);
  return (
    <section aria-labelledby="vision-summary" className={classes.summary}>
      <SectionHead id="vision-summary">AI-Enhanced Life Vision Summary</SectionHead>
      <p dir="auto">{latest.lifeVisionSummary}</p>
      {latest.chosenBy && <p className={classes.chosenBy}>{CHOSEN_BY[latest.chosenBy]}</p>}
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
