import {
  DAILY_QUESTION,
  type DailyStep,
  pillarOf,
  type VisionCommitment,
} from '@pathkeeper/contract';
import { IconClock, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useMemo, useState } from 'react';
import { dayParts, monthDay, monthDayYear, plainDay } from '../../../lib/dates.ts';
import { newId } from '../../../lib/new-id.ts';
import { paths } from '../../../lib/paths.ts';
import { useLateRemoval } from '../../../lib/use-late-removal.ts';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { DateNumeral } from '../../../ui/labels/DateNumeral.tsx';
import { allPages, MorePages } from '../../../ui/lists/paging/MorePages.tsx';
import { UndoLine } from '../../../ui/lists/UndoLine.tsx';
import { useRowsFocus } from '../../../ui/page/focus.ts';
import { toast } from '../../../ui/toast.ts';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import {
  askedToday,
  commitment,
  trail,
  useCommit,
  useRemoveStep,
  useStepEntry,
} from './daily.queries.ts';
import classes from './Trail.module.css';

const DailyStepDialog = lazy(async () => ({
  default: (await import('./DailyStepDialog.tsx')).DailyStepDialog,
}));

/** The commitment in one line, and the steps of the days under it (D70). Silent days are absent. */
export function Trail({ onCommit }: { onCommit: () => void }) {
  const committed = useQuery(commitment());
  const list = useInfiniteQuery(trail());
  const steps = useMemo(() => list.data?.pages.flatMap(({ items }) => items), [list.data]);
  const isUsed = committed.data?.commitmentTime != null || (steps?.length ?? 0) > 0;
  if (!isUsed) return null;
  return (
    <section aria-labelledby="trail" className={classes.section}>
      <h2 id="trail" className={classes.title}>
        The quiet trail
      </h2>
      {committed.data && <Hour now={committed.data} onCommit={onCommit} />}
      <Loaded
        query={allPages(list, steps)}
        skeleton={<SkeletonRows label="Loading the trail" count={3} look="compact" />}
        error={{ small: true, level: 3, title: 'The trail did not arrive.' }}
        empty={<p className={classes.empty}>The first step will stand here.</p>}
      >
        {(all) => <Steps steps={all} />}
      </Loaded>
      <MorePages query={list} label="Earlier steps" what="The earlier steps" />
    </section>
  );
}

function Hour({ now, onCommit }: { now: VisionCommitment; onCommit: () => void }) {
  const commit = useCommit();
  const time = now.commitmentTime;
  const end = () =>
    commit.mutate(
      { commitmentTime: null },
      {
        onSuccess: () =>
          toast({
            title: 'The commitment is ended',
            description: 'The trail stays as it is.',
            action: { label: 'Undo', onClick: () => commit.mutate({ commitmentTime: time }) },
          }),
      },
    );
  return (
    <div className={classes.hour}>
      <p className={classes.asked}>
        {time ? (
          <>
            At <span className={classes.time}>{time}</span> you are asked, once:{' '}
            <i>{DAILY_QUESTION}</i>
            {now.pausedUntil && (
              <span className={classes.pause}>
                Nothing is asked before {monthDayYear(now.pausedUntil)}.
              </span>
            )}
          </>
        ) : (
          'Nothing is asked. The steps you took stand below.'
        )}
      </p>
      <div className={classes.acts}>
        <Button icon={<IconClock aria-hidden />} onClick={onCommit}>
          {time ? 'Change the hour' : 'Begin again'}
        </Button>
        {time && <TodayStep />}
        {now.pausedUntil && time && (
          <Button
            variant="bare"
            busy={commit.isPending}
            onClick={() => commit.mutate({ commitmentTime: time, pausedUntil: null })}
          >
            Ask again now
          </Button>
        )}
        {time && (
          <Button variant="bare" busy={commit.isPending} onClick={end}>
            End the commitment
          </Button>
        )}
      </div>
    </div>
  );
}

/** For whoever was asked and did not answer yet. */
function TodayStep() {
  const { data: today } = useQuery(askedToday());
  const [isOpen, setIsOpen] = useState(false);
  if (!today?.due) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Name today’s step</Button>
      {isOpen && (
        <LazyPart>
          <DailyStepDialog today={today} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}

function Steps({ steps }: { steps: DailyStep[] }) {
  const { mutate } = useRemoveStep();
  const removal = useLateRemoval(mutate);
  const last = steps.at(-1);
  const trail = useRowsFocus<HTMLOListElement>(steps.length);
  return (
    <>
      <SectionHead level={3} remark={last && `since ${monthDay(last.localDate)}`}>
        Steps taken down
      </SectionHead>
      <ol ref={trail} tabIndex={-1} className={classes.trail}>
        {steps.map((step, index) => (
          <li key={step.localDate} className={classes.step} data-latest={index === 0 || undefined}>
            {removal.isGone(step.localDate) ? (
              <UndoLine
                icon={<IconTrash aria-hidden size={20} />}
                onUndo={removal.undoOf(step.localDate)}
              >
                The step of {plainDay(step.localDate)} is deleted.
              </UndoLine>
            ) : (
              <Step step={step} onRemove={() => removal.remove(step.localDate)} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Step({ step, onRemove }: { step: DailyStep; onRemove: () => void }) {
  const { localDate, pillar, entryId } = step;
  const [key] = useState(newId);
  const entry = useStepEntry();
  return (
    <>
      <DateNumeral date={localDate} {...dayParts(localDate)} />
      <div className={classes.words}>
        <p className={classes.line} dir="auto">
          {step.step}
        </p>
        <p className={classes.foot}>
          {pillar && (
            <span className={classes.pillar}>
              <PillarMark pillar={pillar} size={18} />
              {pillarOf(pillar).name}
            </span>
          )}
          {entryId ? (
            <span>
              became{' '}
              <Link to={paths.entry} params={{ id: String(entryId) }}>
                a page
              </Link>
            </span>
          ) : (
            <button
              type="button"
              disabled={entry.isPending}
              onClick={() => entry.mutate({ localDate, key })}
            >
              Make it an entry
            </button>
          )}
        </p>
      </div>
      <IconButton
        label={`Delete the step of ${plainDay(localDate)}`}
        tooltip={false}
        icon={<IconTrash aria-hidden />}
        onClick={onRemove}
      />
    </>
  );
}
