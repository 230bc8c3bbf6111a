import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { contactsOf, type Helpline } from './helpline-text.ts';
import classes from './QuietLine.module.css';
import { SafetyDialog } from './SafetyDialog.tsx';
import { helplines } from './safety.queries.ts';

/** How many lines are named beside the emergency number; the others are a press away. */
const NAMED = 2;
/** What stands there in most countries: those and the emergency number. Their place is kept for them. */
const PLACES = Array.from({ length: NAMED + 1 }, (_, place) => place);

interface QuietLineProps {
  onPutAway: () => void;
  /** While the server is told. */
  isPuttingAway: boolean;
}

/**
 * One line on the home screen in the days after words of danger (ADR-0007): whom to call, in place of
 * everything that is scored. No drawing, no accent, no figures in the display face.
 */
export function QuietLine({ onPutAway, isPuttingAway }: QuietLineProps) {
  const { data, isError, isPending } = useQuery(helplines());
  const [isOpen, setIsOpen] = useState(false);
  const lines = data?.helplines ?? [];
  const urgent = lines.find(({ kind }) => kind === 'emergency');
  const named = lines.filter(({ kind }) => kind === 'call' || kind === 'text').slice(0, NAMED);
  const directory = named.length > 0 ? undefined : lines.find(({ kind }) => kind === 'directory');
  return (
    <section aria-label="People to talk to" className={classes.line}>
      <p className={classes.words}>You need not carry it alone.</p>
      <ul className={classes.people} aria-busy={isPending}>
        {isPending && PLACES.map((place) => <li key={place} aria-hidden />)}
        {named.map((line) => (
          <li key={`${line.name} ${line.contact}`}>
            <span className={classes.name}>
              {line.name}
              {line.kind === 'text' && ', by text'}
            </span>{' '}
            <Numbers line={line} />
          </li>
        ))}
        {directory && (
          <li>
            <span className={classes.name}>{directory.name}</span> <Numbers line={directory} />
          </li>
        )}
        {urgent && (
          <li>
            <span className={classes.name}>In danger now</span> <Numbers line={urgent} />
          </li>
        )}
        {isError && (
          <li className={classes.name}>
            In danger now, the emergency number is 112 in Europe and on most mobile phones, 911 in
            North America.
          </li>
        )}
        <li>
          <button type="button" className={classes.more} onClick={() => setIsOpen(true)}>
            More people
          </button>
        </li>
      </ul>
      <Button
        variant="bare"
        className={classes.away}
        busy={isPuttingAway}
        aria-label="Put the people to talk to away"
        onClick={onPutAway}
      >
        Put this away
      </Button>
      <SafetyDialog opened={isOpen} answer={null} onClose={() => setIsOpen(false)} />
    </section>
  );
}

function Numbers({ line }: { line: Helpline }) {
  return contactsOf(line).map(({ text, href }, place) => (
    <span key={text}>
      {place > 0 && ' or '}
      {href ? (
        <a
          href={href}
          className={classes.number}
          {...(line.kind === 'directory' && { target: '_blank', rel: 'noreferrer' })}
        >
          {text}
        </a>
      ) : (
        text
      )}
    </span>
  ));
}
