import type { ArchitectConversation, DailyStep, VisionResponse } from '@pathkeeper/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dayAndYear, dayHere } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { SectionHead } from '../../ui/typography/SectionHead.tsx';
import {
  conversation,
  earlierConversation,
  earlierConversations,
  useRemoveConversation,
} from '../vision-architect/architect.queries.ts';
import { trail, useRemoveStep } from '../vision-board/daily/daily.queries.ts';
import classes from './OwnWords.module.css';
import { answersGiven, useRemoveAnswers } from './vision-words.queries.ts';

const TOOLS: Record<VisionResponse['kind'], string> = {
  form: 'Vision Form',
  journey: 'Life Vision Journey',
  chat: 'Made with the architect',
};

/**
 * What somebody wrote in the vision tools, to be read and deleted, whomever they are open to by now (D65).
 * Nothing where nothing was written.
 */
export function OwnWords() {
  const answers = useInfiniteQuery(answersGiven());
  const now = useQuery(conversation());
  const earlier = useInfiniteQuery(earlierConversations());
  const steps = useInfiniteQuery(trail());
  const removeAnswers = useRemoveAnswers();
  const removeConversation = useRemoveConversation();
  const removeStep = useRemoveStep();
  const lists = [answers, earlier, steps] as const;
  const all = {
    answers: answers.data?.pages.flatMap(({ items }) => items) ?? [],
    earlier: earlier.data?.pages.flatMap(({ items }) => items) ?? [],
    steps: steps.data?.pages.flatMap(({ items }) => items) ?? [],
  };
  const going = now.data?.id == null ? [] : [now.data];
  const count = all.answers.length + all.earlier.length + all.steps.length + going.length;
  if (count === 0) return null;
  const talks = [
    ...going.map(({ id, startedAt }) => ({ id: id ?? 0, startedAt: startedAt ?? '' })),
    ...all.earlier,
  ];
  return (
    <section className={classes.words} aria-labelledby="own-words">
      <SectionHead id="own-words">What you wrote here</SectionHead>
      <p>It is yours to read and to delete. Your goals stand among your goals as before.</p>
      <ul className={classes.list}>
        {all.answers.map((each) => (
          <One
            key={`answers ${each.id}`}
            name={`${TOOLS[each.kind]}, ${dayAndYear(dayHere(each.createdAt))}`}
            what="answers"
            remove={(done) => removeAnswers.mutate(each.id, done)}
          >
            <Answers response={each} />
          </One>
        ))}
        {talks.map(({ id, startedAt }) => (
          <One
            key={`talk ${id}`}
            name={`Conversation with the architect, ${dayAndYear(dayHere(startedAt))}`}
            what="conversation"
            remove={(done) => removeConversation.mutate(id, done)}
          >
            <Talk id={id} />
          </One>
        ))}
        {all.steps.map((each) => (
          <One
            key={each.localDate}
            name={`Step of ${dayAndYear(each.localDate)}`}
            what="step"
            remove={(done) => removeStep.mutate(each.localDate, done)}
          >
            <Step step={each} />
          </One>
        ))}
      </ul>
      {lists.some(({ hasNextPage }) => hasNextPage) && (
        <Button
          busy={lists.some(({ isFetchingNextPage }) => isFetchingNextPage)}
          onClick={() => {
            for (const list of lists) if (list.hasNextPage) void list.fetchNextPage();
          }}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

const GOES = {
  answers: 'They cannot be brought back. Goals made of them stay; what they quote of them goes.',
  conversation:
    'It goes for good, with what was drafted of it. Goals made of it stay; what they quote of it goes.',
  step: 'It goes for good. A journal page that it became stays.',
};

interface OneProps {
  name: string;
  what: keyof typeof GOES;
  remove: (done: { onSettled: () => void }) => void;
  children: ReactNode;
}

/** One thing: opened to be read, and deleted after a question. */
function One({ name, what, remove, children }: OneProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <li className={classes.one}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{name}</summary>
        {isOpen && children}
      </details>
      <Button variant="bare" aria-label={`Delete: ${name}`} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        danger
        opened={isAsking}
        title={`Delete the ${what}?`}
        confirmLabel={`Delete the ${what}`}
        busy={isBusy}
        busyLabel="Deleting…"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsBusy(true);
          remove({
            onSettled: () => {
              setIsBusy(false);
              setIsAsking(false);
            },
          });
        }}
      >
        {GOES[what]}
      </ConfirmDialog>
    </li>
  );
}

function Answers({ response: { answers, lifeVisionSummary } }: { response: VisionResponse }) {
  const given = answers.filter(({ answer }) => answer.trim() !== '');
  return (
    <>
      {given.map(({ pillar, question, answer }) => (
        <div key={pillar}>
          <p className={classes.said}>{question}</p>
          <p dir="auto">{answer}</p>
        </div>
      ))}
      {lifeVisionSummary && <p dir="auto">{lifeVisionSummary}</p>}
    </>
  );
}

function Talk({ id }: { id: number }) {
  const { data } = useQuery(earlierConversation(id));
  const messages: ArchitectConversation['messages'] = data?.messages ?? [];
  return messages.map(({ number, role, content }) => (
    <p key={number} dir="auto" className={role === 'user' ? undefined : classes.said}>
      {content}
    </p>
  ));
}

const Step = ({ step: { step } }: { step: DailyStep }) => <p dir="auto">{step}</p>;
