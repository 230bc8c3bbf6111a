import type { MonthlyReflection, WeeklyReflection } from '@pathkeeper/contract';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Leader } from '../../../ui/typography/Leader.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { signOf, writtenLine } from '../guide-words.ts';
import { QuoteNote } from '../margin/MarginNotes.tsx';
import { Prose } from '../reflection/Prose.tsx';
import { inOrderOf } from '../reflection/prose-parts.ts';
import { QuestionToCarry } from '../reflection/QuestionToCarry.tsx';
import { PeriodDays } from './PeriodDays.tsx';
import classes from './PeriodReflection.module.css';
import { type PeriodContent, sizeLine } from './period-content.ts';

interface PeriodReflectionProps {
  kind: 'week' | 'month';
  reflection: WeeklyReflection | MonthlyReflection;
  reading: PeriodContent;
  isReading: boolean;
  onFresh: () => void;
  /** Keeps what was read; stands beside the answer. */
  keep: ReactNode;
}

/** A period read back: its days in a table, the prose beside it, one question. */
export function PeriodReflection({
  kind,
  reflection,
  reading,
  isReading,
  onFresh,
  keep,
}: PeriodReflectionProps) {
  const { days, question, isOutdated } = reflection;
  const { prose, goals, suggestions, leaders } = reading;
  const { repeated, others } = inOrderOf(prose.join('\n\n'), reflection.quotes);
  return (
    <>
      {isOutdated && (
        <div className={classes.older}>
          <p>
            {`Older than your pages. The days and counts are today’s; what is said of the ${kind} was said before your latest changes.`}
          </p>
          <Button busy={isReading} busyLabel="Reading…" onClick={onFresh}>
            {`Read the ${kind} anew`}
          </Button>
        </div>
      )}
      <div className={classes.columns} data-kind={kind}>
        <PeriodDays days={days} caption={`The days of this ${kind}`} />
        <div className={classes.read}>
          {prose.length > 0 && <SmallCaps as="h2">{`What the ${kind} was about`}</SmallCaps>}
          {prose.map((text, place) => (
            <div key={text} className={classes.paragraph}>
              <Prose text={text} quotes={repeated} opening={place === 0 ? 'large' : undefined} />
            </div>
          ))}
          {[...repeated, ...others].map((quote, place) => (
            <div key={`${quote.entryId} ${quote.text}`} className={classes.note}>
              <span aria-hidden className={classes.sign}>
                {place < repeated.length && signOf(place)}
              </span>
              <p>
                <QuoteNote quote={quote} isElsewhere />
              </p>
            </div>
          ))}
          <Listed label="Emerging goals" lines={goals} />
          <Listed label="Small steps" lines={suggestions} />
          <dl className={classes.leaders}>
            {leaders.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <Leader />
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <QuestionToCarry
        label={`For the ${kind} ahead`}
        question={question}
        answerLabel="Answer on a new page"
        actions={
          <>
            {keep}
            <Button
              variant="bare"
              icon={<IconRefresh aria-hidden />}
              busy={isReading}
              busyLabel="Reading…"
              onClick={onFresh}
            >
              Regenerate
            </Button>
          </>
        }
        source={
          <>
            {writtenLine(reflection)}
            {isOutdated ? '' : `, from ${sizeLine(reflection).split(',')[0]}`}. Merlin is software.
          </>
        }
      />
    </>
  );
}

function Listed({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={classes.listed}>
      <SmallCaps as="h3">{label}</SmallCaps>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
