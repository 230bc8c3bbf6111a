import type { VisionQuote } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayHere, monthDayYear } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { conversation } from '../../vision-architect/architect.queries.ts';
import { responses } from '../board.queries.ts';
import { toolName } from '../model/board-words.ts';
import classes from './Evidence.module.css';

/** Where words come from: one press leads to the sentence in the answer or the message that holds it. */
export function Evidence({ from }: { from: VisionQuote }) {
  const [isOpen, setIsOpen] = useState(false);
  if (from.source.kind === 'message') return <FromMessage id={from.source.id} />;
  return (
    <>
      <button type="button" className={classes.from} onClick={() => setIsOpen(true)}>
        from what you wrote
      </button>
      {isOpen && <Passage from={from} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Leads to the message, where it stands in the conversation that goes on; else to the conversations. */
function FromMessage({ id }: { id: number }) {
  const { data } = useQuery(conversation());
  const message = data?.messages.find((each) => each.id === id);
  return (
    <Link
      to={paths.visionArchitect}
      {...(message && { hash: `message-${message.number}` })}
      className={classes.from}
    >
      from what you wrote
    </Link>
  );
}

/** The answer that a quotation stands in, with the quotation marked. */
function Passage({ from: { quote, source }, onClose }: { from: VisionQuote; onClose: () => void }) {
  const query = useQuery(responses());
  return (
    <Dialog opened readOnly title="From what you wrote" onClose={onClose}>
      <Loaded
        query={query}
        skeleton={
          <Skeleton label="Loading your answer">
            <SkeletonLine />
            <SkeletonLine width="60%" />
          </Skeleton>
        }
        error={{ small: true, title: 'Your answer did not arrive.' }}
      >
        {(all) => {
          const response = all.find(({ id }) => id === source.id);
          const answer = response?.answers.find((each) => each.answer.includes(quote));
          if (!response || !answer) {
            return (
              <>
                <blockquote className={classes.answer} dir="auto">
                  <mark>{quote}</mark>
                </blockquote>
                <p className={classes.note}>The answer around it is not kept any more.</p>
              </>
            );
          }
          const at = answer.answer.indexOf(quote);
          const day = dayHere(response.createdAt);
          return (
            <>
              <p className={classes.question}>{answer.question}</p>
              <blockquote className={classes.answer} dir="auto">
                {answer.answer.slice(0, at)}
                <mark>{quote}</mark>
                {answer.answer.slice(at + quote.length)}
              </blockquote>
              <p className={classes.note}>
                {monthDayYear(day)}, in {toolName(response.kind)}
              </p>
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
