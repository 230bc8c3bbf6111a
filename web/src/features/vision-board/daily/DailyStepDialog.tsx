import {
  isBlank,
  PILLARS,
  type PillarId,
  VISION_LIMITS,
  type VisionToday,
} from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import type { FieldErrors } from '../../../ui/forms/use-field-errors.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { currentUser } from '../../accounts/accounts.queries.ts';
import { noteAsked } from './asked-here.ts';
import classes from './Daily.module.css';
import { useAnswerToday, useNotTonight } from './daily.queries.ts';

type Choice = VisionToday['choices'][number];

/** Steps that are offered to start from. */
const OFFERED = 3;

const ANY = { value: '', label: 'None in particular' };
const OPTIONS = [ANY, ...PILLARS.map(({ id, name }) => ({ value: id, label: name }))];

/** What is asked once a day (D70): a line, its pillar, and whether it becomes a page of the journal. */
export function DailyStepDialog({ today, onClose }: { today: VisionToday; onClose: () => void }) {
  const { data: user } = useQuery(currentUser());
  const draft = useDraft(`vision-step:${user?.id}:${today.localDate}`, {
    step: '',
    pillar: '',
    goalId: null as number | null,
    milestoneId: null as number | null,
  });
  const [problems, setProblems] = useState<FieldErrors>({});
  const [sending, setSending] = useState<'step' | 'entry' | null>(null);
  const answer = useAnswerToday();
  const later = useNotTonight();
  const { fields } = draft;
  const hasWords = !isBlank(fields.step);
  useEffect(() => {
    if (user) noteAsked(user.id, today.localDate, hasWords);
  }, [user, today.localDate, hasWords]);

  const take = ({ goalId, milestoneId, title, pillar }: Choice) => {
    setProblems({});
    draft.change({ step: title, pillar: pillar ?? '', goalId, milestoneId });
  };
  const keep = async (entry: boolean) => {
    if (isBlank(fields.step)) return setProblems({ step: 'Write one step, however small.' });
    setSending(entry ? 'entry' : 'step');
    try {
      const { safety } = await draft.send((typed, _from, key) =>
        answer.mutateAsync({
          key,
          step: typed.step,
          pillar: (typed.pillar || null) as PillarId | null,
          goalId: typed.goalId,
          milestoneId: typed.milestoneId,
          entry,
          localDate: today.localDate,
        }),
      );
      onClose();
      if (safety) return;
      toast({
        title: 'Step kept',
        description: entry ? 'It stands in the journal too.' : 'It stands on the trail.',
      });
    } catch (failure) {
      setProblems(fieldErrorsOf(failure) ?? {});
    } finally {
      setSending(null);
    }
  };
  const put = (forDays: 1 | 7) => {
    onClose();
    later.mutate({ forDays, localDate: today.localDate });
  };
  const isSending = sending !== null;
  return (
    <Dialog
      opened
      locked={isSending}
      title={today.question}
      // Closing it without a word is an answer: it is asked once. What is written waits for its writer.
      onClose={() => (hasWords ? onClose() : put(1))}
      actions={
        <>
          <Button
            variant="filled"
            busy={sending === 'step'}
            busyLabel="Keeping…"
            disabled={sending === 'entry'}
            onClick={() => void keep(false)}
          >
            Keep this step
          </Button>
          <Button
            busy={sending === 'entry'}
            busyLabel="Writing…"
            disabled={sending === 'step'}
            onClick={() => void keep(true)}
          >
            Into the journal too
          </Button>
          <Button variant="bare" disabled={isSending} onClick={() => put(1)}>
            Not tonight
          </Button>
          <Button variant="bare" disabled={isSending} onClick={() => put(7)}>
            Not this week
          </Button>
        </>
      }
    >
      <Sending value={isSending}>
        <div className={classes.form}>
          {!draft.isKept && <DraftWarning />}
          <TextArea
            label="One step"
            data-autofocus
            dir="auto"
            rows={2}
            maxLength={VISION_LIMITS.dailyStep}
            value={fields.step}
            error={problems.step}
            hint="Small enough to be done by tonight."
            onChange={(event) => {
              setProblems({});
              draft.change({ step: event.target.value });
            }}
          />
          <SelectField
            label="Pillar"
            options={OPTIONS}
            value={fields.pillar}
            onChange={(event) =>
              draft.change({ pillar: event.target.value, goalId: null, milestoneId: null })
            }
          />
          {today.choices.length > 0 && (
            <div>
              <SmallCaps as="h3">Or one that waits</SmallCaps>
              <ul className={classes.choices}>
                {today.choices.slice(0, OFFERED).map((choice) => (
                  <li key={choice.milestoneId}>
                    <button
                      type="button"
                      aria-pressed={fields.milestoneId === choice.milestoneId}
                      disabled={isSending}
                      className={classes.choice}
                      onClick={() => take(choice)}
                    >
                      {choice.pillar && <PillarMark pillar={choice.pillar} size={30} />}
                      <span>
                        <span className={classes.choiceTitle} dir="auto">
                          {choice.title}
                        </span>
                        <span className={classes.choiceNote}>
                          {areaName(choice)}, step {choice.place} of {choice.of}
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Sending>
    </Dialog>
  );
}

const areaName = ({ pillar, category }: Choice): string =>
  PILLARS.find(({ id }) => id === pillar)?.name ?? category ?? 'A goal';
