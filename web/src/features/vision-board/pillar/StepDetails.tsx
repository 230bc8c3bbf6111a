import type { VisionGoal } from '@pathkeeper/contract';
import { IconCheck, IconFeather, IconRotate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayParts, monthDayYear } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { inWords } from '../../../lib/text/in-words.ts';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { DateNumeral } from '../../../ui/labels/DateNumeral.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { MilestoneDialog } from '../../goals/index.ts';
import { useBoardActs } from '../board-acts.ts';
import { areaOf, stepWhen } from '../model/board-words.ts';
import { stepLink } from '../model/step-link.ts';
import entries from './Entries.module.css';
import { Evidence } from './Evidence.tsx';
import goalClasses from './Goal.module.css';
import { StepDeletion } from './StepDeletion.tsx';
import classes from './StepDetails.module.css';
import { useTick } from './use-tick.ts';

interface StepDetailsProps {
  goal: VisionGoal;
  step: VisionGoal['milestones'][number];
  onClose: () => void;
}

/**
 * A step by itself: what it is for, what may stop it, and what can be done about it now (S2.4). One of the
 * example is only looked at.
 */
export function StepDetails({ goal, step, onClose }: StepDetailsProps) {
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const { isExample } = useBoardActs();
  const tick = useTick();
  const place = goal.milestones.findIndex(({ id }) => id === step.id) + 1;
  const from = goal.evidence.milestones[step.id];
  const written = goal.notes.filter(({ milestoneId, entry }) => milestoneId === step.id && entry);
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={
          <span className={classes.title} dir="auto">
            {step.title}
          </span>
        }
        meta={`${areaOf(goal)}, step ${inWords(place)} of ${inWords(goal.milestones.length)}`}
        actions={
          !isExample && (
            <>
              <LinkButton
                variant="filled"
                icon={<IconFeather aria-hidden />}
                {...stepLink(goal.id, step.id)}
              >
                Write about it
              </LinkButton>
              <Button
                icon={step.isCompleted ? <IconRotate aria-hidden /> : <IconCheck aria-hidden />}
                onClick={() => tick(step, !step.isCompleted)}
              >
                {step.isCompleted ? 'Open it again' : 'Mark as done'}
              </Button>
              <Button variant="bare" onClick={() => setAsked('edit')}>
                Edit
              </Button>
              <Button variant="bare" onClick={() => setAsked('delete')}>
                Delete
              </Button>
            </>
          )
        }
      >
        <p className={classes.state} data-done={step.isCompleted || undefined} role="status">
          {goal.pillar && <PillarMark pillar={goal.pillar} size={28} />}
          {step.isCompleted && <IconCheck aria-hidden size={18} />}
          {step.isCompleted ? stepWhen(step) : 'Not done yet'}
        </p>
        <dl className={goalClasses.rows}>
          {step.description && (
            <div>
              <dt>In more words</dt>
              <dd dir="auto">{step.description}</dd>
            </div>
          )}
          {goal.phrase && (
            <div>
              <dt>{isExample ? 'The phrase' : 'Your phrase'}</dt>
              <dd dir="auto">
                <i>{goal.phrase}</i>
              </dd>
            </div>
          )}
          {goal.obstacle && (
            <div>
              <dt>What stands in the way</dt>
              <dd dir="auto">{goal.obstacle}</dd>
            </div>
          )}
          {goal.whenThen && (
            <div>
              <dt>When and then</dt>
              <dd dir="auto">{goal.whenThen}</dd>
            </div>
          )}
          <div>
            <dt>By</dt>
            <dd>{step.targetDate ? monthDayYear(step.targetDate) : 'No date; in its own time'}</dd>
          </div>
        </dl>
        {from && <Evidence from={from} />}
        {written.length > 0 && (
          <section className={entries.entries}>
            <SectionHead level={3} remark={inWords(written.length)}>
              Your pages on it
            </SectionHead>
            <ol>
              {written.map(({ id, entryId, entry, progressNote }) =>
                entry && entryId ? (
                  <li key={id} className={entries.entry}>
                    <DateNumeral date={entry.localDate} {...dayParts(entry.localDate)} />
                    <div className={entries.words}>
                      <Link
                        to={paths.entry}
                        params={{ id: String(entryId) }}
                        className={entries.line}
                        dir="auto"
                      >
                        {entry.line || 'A page without words'}
                      </Link>
                      <p className={entries.how}>{progressNote || 'you tied it to this step'}</p>
                    </div>
                  </li>
                ) : null,
              )}
            </ol>
          </section>
        )}
      </Dialog>
      {asked === 'edit' && (
        <MilestoneDialog what="step" goal={goal} milestone={step} onClose={() => setAsked(null)} />
      )}
      {asked === 'delete' && (
        <StepDeletion
          step={step}
          onKept={() => setAsked(null)}
          onDeleted={() => {
            setAsked(null);
            onClose();
          }}
        />
      )}
    </>
  );
}
