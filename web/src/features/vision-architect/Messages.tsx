import type { ArchitectMessage } from '@pathkeeper/contract';
import { useState } from 'react';
import { clockHere } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import { SafetyBody, SafetyDialog } from '../safety/index.ts';
import classes from './Messages.module.css';
import { partsOf, remarkAndQuestion } from './message-parts.ts';
import { messageId, TurnToMessage } from './TurnToMessage.tsx';

interface MessagesProps {
  messages: readonly ArchitectMessage[];
  /** What has come of an answer that is still being written. */
  coming?: string | undefined;
  isWaiting?: boolean | undefined;
}

/** A conversation, message after message. */
export function Messages({ messages, coming = '', isWaiting = false }: MessagesProps) {
  return (
    <>
      <ol className={classes.messages} aria-label="The conversation">
        {messages.map((message) => (
          <li
            key={message.number}
            id={messageId(message.number)}
            tabIndex={-1}
            className={classes.message}
            data-own={message.role === 'user' || undefined}
          >
            {message.role === 'user' ? <Own message={message} /> : <Asked message={message} />}
          </li>
        ))}
      </ol>
      {isWaiting && (
        <div className={classes.message}>
          <SmallCaps as="p">The architect</SmallCaps>
          <p className={classes.remark}>{coming || 'is reading what you wrote …'}</p>
        </div>
      )}
    </>
  );
}

function Head({ who, at }: { who: string; at: string | null }) {
  return (
    <p className={classes.head}>
      <SmallCaps as="span">{who}</SmallCaps>
      {at && <time dateTime={at}>{clockHere(at)}</time>}
    </p>
  );
}

function Own({ message: { content, timestamp } }: { message: ArchitectMessage }) {
  return (
    <>
      <Head who="You" at={timestamp} />
      <p className={classes.own}>{content}</p>
    </>
  );
}

/** The architect's words: a remark, its question larger, and the messages that it quotes. */
function Asked({ message }: { message: ArchitectMessage }) {
  const { content, id, timestamp, quotes, source, safety } = message;
  if (safety?.tier === 'now') {
    return (
      <>
        <h2 className={classes.safe}>Talk to a person</h2>
        <SafetyBody answer={safety} />
      </>
    );
  }
  const { remark, question } = remarkAndQuestion(content);
  const quoted = quotes.filter(({ text }) => content.includes(`“${text}”`));
  return (
    <>
      <Head who="The architect" at={id === null ? null : timestamp} />
      {remark && (
        <p className={classes.remark}>
          {partsOf(remark, quoted).map(({ text, from }, place) =>
            from === null ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
              <span key={place}>
                <q className={classes.quote}>{text}</q>
                <span aria-hidden className={classes.sign}>
                  †
                </span>
              </span>
            ),
          )}
        </p>
      )}
      {question && <p className={classes.question}>{question}</p>}
      {quoted.length > 0 && (
        <p className={classes.sources}>
          <span aria-hidden className={classes.sign}>
            †
          </span>
          {quoted.map(({ number, text }) => (
            <TurnToMessage key={text} number={number}>
              {`Yours, message ${number}`}
            </TurnToMessage>
          ))}
        </p>
      )}
      {source?.kind === 'model' && <p className={classes.by}>Asked by {source.name}.</p>}
      {safety && <QuietHelp message={message} />}
    </>
  );
}

/** People to call, a press away, beside words that were heavy but not urgent (D76). */
function QuietHelp({ message: { safety } }: { message: ArchitectMessage }) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes.quiet}>
      <p>If it would help to say it to somebody, there are people for that.</p>
      <Button onClick={() => setOpened(true)}>People to talk to</Button>
      <SafetyDialog opened={opened} onClose={() => setOpened(false)} answer={safety} />
    </div>
  );
}
