import { clockHere, longMonthDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { QuietHelp } from '../../safety/index.ts';
import { signOf, wholeSentences } from '../guide-words.ts';
import { TurnTo } from '../margin/MarginNotes.tsx';
import { Prose } from '../reflection/Prose.tsx';
import { inOrderOf } from '../reflection/prose-parts.ts';
import classes from './MerlinAnswer.module.css';
import { MERLIN_MODES } from './merlin-modes.data.ts';
import type { Exchange } from './use-merlin.ts';

interface MerlinAnswerProps {
  exchange: Exchange;
  /** The name Merlin calls the writer by. */
  name: string;
  onRetry: () => void;
  /** Called on the way to a page. */
  onTurn?: () => void;
  /** In a small place: without the drop cap. */
  small?: boolean;
}

/** What was asked, and the answer as it comes, with the pages it is made from. */
export function MerlinAnswer({ exchange, name, onRetry, onTurn, small }: MerlinAnswerProps) {
  const { mode, question, askedAt, text, answer, status, reason } = exchange;
  const asked = question || MERLIN_MODES.find((one) => one.mode === mode)?.asked;
  const { repeated, others } = inOrderOf(text, answer?.quotes ?? []);
  const quotes = [...repeated, ...others];
  return (
    <article className={classes.exchange} data-small={small || undefined}>
      <div className={classes.asked}>
        <SmallCaps as="h3">{`You asked at ${clockHere(askedAt)}`}</SmallCaps>
        <p className={classes.question}>{asked}</p>
      </div>
      <SmallCaps as="h3" className={classes.label}>
        {status === 'coming' && text === '' ? 'Merlin is reading' : 'Merlin answers'}
      </SmallCaps>
      <div className={classes.answer} data-coming={status === 'coming' || undefined}>
        {text === '' && status === 'coming' && <span className={classes.caret} aria-hidden />}
        <Prose
          text={text}
          quotes={quotes}
          opening={small || status !== 'done' ? undefined : 'small'}
        />
      </div>
      <SaidAloud text={status === 'coming' ? wholeSentences(text) : text} />
      {status === 'stopped' && <p className={classes.remark}>You stopped him there.</p>}
      {status === 'failed' && (
        <div role="alert" className={classes.failure}>
          <p>
            The mystical connection falters... Please try again, {name}.
            {reason && <span className={classes.reason}>{reason}</span>}
          </p>
          <Button onClick={onRetry}>Retry</Button>
        </div>
      )}
      {quotes.length > 0 && (
        <ul className={classes.pages} aria-label="Pages quoted">
          {quotes.map((quote, place) => (
            <li key={`${quote.entryId} ${quote.text}`}>
              {place < repeated.length && (
                <span aria-hidden className={classes.sign}>
                  {signOf(place)}
                </span>
              )}
              <TurnTo quote={quote} onClick={onTurn}>
                {longMonthDay(quote.localDate)}
              </TurnTo>
            </li>
          ))}
        </ul>
      )}
      {answer?.safety && <QuietHelp answer={answer.safety} />}
      {answer && <p className={classes.remark}>Answered by {answer.source.name}.</p>}
    </article>
  );
}

/** The answer for screen readers: sentence by sentence, each said once. */
function SaidAloud({ text }: { text: string }) {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  return (
    <div role="log" aria-label="Merlin’s answer" className={classes.aloud}>
      {sentences.map(({ segment, index }) => (
        <span key={index}>{segment}</span>
      ))}
    </div>
  );
}
