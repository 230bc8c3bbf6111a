import type { PillarId, VisionResponse } from '@pathkeeper/contract';
import { pillarOf } from '@pathkeeper/contract';
import { type Part, partsOf } from '../passages.ts';
import classes from './Summary.module.css';

interface SummaryProps {
  response: Pick<VisionResponse, 'lifeVisionSummary' | 'answers'>;
  onTurn: (pillar: PillarId, quote: string) => void;
}

const unquoted = (text: string) => text.replace(/^“|”$/gu, '');

/** The summary of a vision; what it quotes turns to the answer it is from. */
export function Summary({ response, onTurn }: SummaryProps) {
  const parts = partsOf(response.lifeVisionSummary, response.answers);
  const quoted = parts.filter((part): part is Part & { pillar: PillarId } => part.pillar !== null);
  if (parts.length === 0) return null;
  return (
    <div className={classes.summary}>
      <p className={classes.prose} dir="auto">
        {parts.map(({ text, pillar }, place) =>
          pillar === null ? (
            text
          ) : (
            // A link, so that it breaks over lines like the prose around it.
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
              key={place}
              href={`#answer-${pillar}`}
              className={classes.quote}
              aria-label={`${text}, from your answer on ${pillarOf(pillar).name}`}
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault();
                onTurn(pillar, unquoted(text));
              }}
            >
              {text}
              <sup aria-hidden>†</sup>
            </a>
          ),
        )}
      </p>
      {quoted.length > 0 && (
        <div className={classes.sources}>
          <p className={classes.label}>Quoted from</p>
          <ul>
            {quoted.map(({ text, pillar }) => (
              <li key={text}>
                <span aria-hidden className={classes.dagger}>
                  †
                </span>
                <button
                  type="button"
                  className={classes.source}
                  onClick={() => onTurn(pillar, unquoted(text))}
                >
                  {pillarOf(pillar).name}, your answer
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
