import type { Entry, EntryReflection as Reflection } from '@pathkeeper/contract';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Rule } from '../../../ui/typography/Rule.tsx';
import { QuietHelp, SafetyDialog } from '../../safety/index.ts';
import { isOlderThanPage, writtenLine } from '../guide-words.ts';
import { QuoteNote } from '../margin/MarginNotes.tsx';
import { placedQuotes } from '../margin/placed-quotes.ts';
import classes from './EntryReflection.module.css';
import { QuestionToCarry } from './QuestionToCarry.tsx';
import type { EntryReflectionState } from './use-entry-reflection.tsx';

interface EntryReflectionProps {
  entry: Entry;
  state: EntryReflectionState;
  /** Keeps what was found; stands beside the answer. */
  keep?: ReactNode;
}

/** The reflection on an entry, under it; or the offer to make one. */
export function EntryReflection({ entry, state, keep }: EntryReflectionProps) {
  const { safety, failure } = state;
  const reflection = safety ? null : entry.aiReflection;
  const [isSafeOpen, setIsSafeOpen] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  useFocusFollowing(head, reflection);
  useEffect(() => setIsSafeOpen(safety !== null), [safety]);

  return (
    <section aria-labelledby="ai-reflection" className={classes.section}>
      <Rule weight="double" />
      <header className={classes.head}>
        <h2 id="ai-reflection" ref={head} tabIndex={-1} className={classes.title}>
          AI Reflection
        </h2>
        {reflection && (
          <p className={classes.written}>
            {writtenLine(reflection)}
            {isOlderThanPage(reflection, entry) && (
              <span className={classes.older}>Written before your last edit</span>
            )}
          </p>
        )}
      </header>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      {reflection && isQuiet(reflection) ? (
        <OwnLines reflection={reflection} />
      ) : reflection ? (
        <Found entry={entry} reflection={reflection} state={state} keep={keep} />
      ) : (
        // The same button in every state keeps the focus.
        <div className={classes.none}>
          <p>{offer(state)}</p>
          <Button
            variant={safety ? 'outline' : 'filled'}
            busy={state.isReading}
            busyLabel="Reading your page…"
            onClick={safety ? () => setIsSafeOpen(true) : state.ask}
          >
            {safety ? 'Show the people to call' : failure ? 'Retry' : 'Generate AI Reflection'}
          </Button>
        </div>
      )}
      <p role="status" className={classes.status}>
        {state.isReading && 'Reading your page.'}
      </p>
      {state.quiet && <QuietHelp answer={state.quiet} />}
      {safety && (
        <SafetyDialog opened={isSafeOpen} answer={safety} onClose={() => setIsSafeOpen(false)} />
      )}
      {state.dialog}
    </section>
  );
}

function offer({ safety, isReading }: EntryReflectionState): string {
  if (safety) return 'No reflection was made of this page. It is kept as you wrote it.';
  return isReading
    ? 'The page is being read, to the last line. What it says will stand in the margin.'
    : 'Have this page read back to you: its own lines, an earlier page that names the same, and a question to carry.';
}

/** Whether nothing was asked and nothing counted: of a grave entry (D76), or of one with too little to read. */
const isQuiet = ({ insights, reflectionQuestion, growthPattern }: Reflection): boolean =>
  insights.length <= 1 && reflectionQuestion === '' && growthPattern === '';

/** What is shown of a grave entry: its own line, one sentence, and nothing beside it (D76). */
function OwnLines({ reflection: { quotes, insights } }: { reflection: Reflection }) {
  return (
    <>
      {quotes.map(({ text }) => (
        <p key={text} className={classes.own}>
          <span>{text}</span>
        </p>
      ))}
      {insights
        .filter((insight) => !quotes.some(({ text }) => insight === `“${text}”`))
        .map((insight) => (
          <p key={insight} className={classes.still}>
            {insight}
          </p>
        ))}
    </>
  );
}

function Found({
  entry,
  reflection,
  state,
  keep,
}: EntryReflectionProps & { reflection: Reflection }) {
  const { gone } = placedQuotes(entry);
  return (
    <>
      <div className={classes.columns} data-reading={state.isReading || undefined}>
        <div>
          <ul className={classes.insights}>
            {reflection.insights.map((insight) => (
              <li key={insight} className={classes.insight}>
                <p>{insight}</p>
              </li>
            ))}
          </ul>
          {gone.map((quote) => (
            <p key={quote.text} className={classes.gone}>
              <QuoteNote quote={quote} isElsewhere={false} />
            </p>
          ))}
        </div>
        {reflection.growthPattern !== '' && (
          <p className={classes.pattern}>{reflection.growthPattern}</p>
        )}
      </div>
      <QuestionToCarry
        label="A question to carry"
        question={reflection.reflectionQuestion}
        answerLabel="Answer in a new entry"
        actions={
          <>
            {keep}
            <Button
              variant="bare"
              icon={<IconRefresh aria-hidden />}
              busy={state.isReading}
              busyLabel="Reading…"
              onClick={state.ask}
            >
              {state.failure ? 'Retry' : 'Regenerate'}
            </Button>
          </>
        }
        source="Merlin is software. He quotes you to the letter, and may still be wrong."
      />
    </>
  );
}

/** Moves the focus from the removed button to the heading of the reflection. */
function useFocusFollowing(
  head: { current: HTMLElement | null },
  reflection: Reflection | null,
): void {
  const before = useRef(reflection);
  useEffect(() => {
    const isFirst = before.current === null && reflection !== null;
    before.current = reflection;
    if (isFirst && document.activeElement === document.body) {
      head.current?.focus({ preventScroll: true });
    }
  }, [head, reflection]);
}
