import { ADMIN_LIMITS } from '@pathkeeper/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { toast } from '../../../ui/toast.ts';
import { nameOf } from '../people-words.ts';
import classes from './GiftForm.module.css';
import { useGiftXp } from './gift.queries.ts';
import { afterGift, amountOf, type GiftTo } from './gift-words.ts';
import { PersonPicker } from './PersonPicker.tsx';

interface Fields {
  to: GiftTo | null;
  /** The name as it is typed. */
  typed: string;
  amount: string;
  reason: string;
}

const EMPTY: Fields = { to: null, typed: '', amount: '', reason: '' };

interface GiftFormProps {
  /** What is typed is kept under this: who gives, and to whom where that is known. */
  draftKey: string;
  /** Whoever is to have it; without them they are looked for by name. */
  person?: GiftTo;
  icon?: ReactNode;
}

/** Gives somebody XP, with what it will make of them before it is given (S2.2, D56). */
export function GiftForm({ draftKey, person, icon }: GiftFormProps) {
  const kept = useDraft(draftKey, EMPTY);
  const { typed, amount: typedAmount, reason } = kept.fields;
  const to = person ?? kept.fields.to;
  const amount = amountOf(typedAmount);
  const [problems, setProblems] = useState<{ to?: string; amount?: string }>({});
  const give = useGiftXp();
  const change = (some: Partial<Fields>) => {
    setProblems({});
    kept.change(some);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (kept.isSending) return;
    if (!to || amount === null) {
      setProblems({
        ...(!to && { to: 'Choose who is to have it.' }),
        ...(amount === null && { amount: 'A whole number from 1 to 10,000.' }),
      });
      toast({
        title: 'Invalid input',
        description: 'Please select a user and enter a valid XP amount',
        tone: 'destructive',
      });
      const { elements } = event.currentTarget;
      (elements.namedItem(to ? 'amount' : 'person') as HTMLElement | null)?.focus();
      return;
    }
    try {
      await kept.send((fields, _expected, key) =>
        give.mutateAsync({
          ...{ userId: to.id, xpAmount: amount, key },
          reason: fields.reason.trim() || undefined,
        }),
      );
    } catch {
      // The toast has said it, and the form still holds what was typed.
    }
  };
  return (
    <form
      noValidate
      aria-label={person ? `Gift XP to ${person.username}` : 'Gift XP'}
      className={classes.form}
      data-to={person ? 'one' : 'any'}
      onSubmit={(event) => void submit(event)}
    >
      {!kept.isKept && <DraftWarning act="Send it" />}
      <Sending value={kept.isSending}>
        <div className={classes.fields}>
          {!person && (
            <PersonPicker
              typed={typed}
              isChosen={kept.fields.to !== null}
              error={problems.to}
              onType={(words) => change({ typed: words, to: null })}
              onChoose={(one) =>
                change({
                  typed: nameOf(one),
                  to: {
                    ...{ id: one.id, username: one.username, xp: one.xpPoints },
                    level: one.progress.currentLevel,
                  },
                })
              }
            />
          )}
          <TextField
            label="Amount"
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            placeholder="1 to 10,000"
            value={typedAmount}
            error={problems.amount}
            maxLength={10}
            onChange={(event) => change({ amount: event.target.value })}
          />
          <TextField
            className={classes.reason}
            label={`Reason, to ${ADMIN_LIMITS.giftReason} characters`}
            name="reason"
            autoComplete="off"
            dir="auto"
            placeholder="Admin gift"
            maxLength={ADMIN_LIMITS.giftReason}
            value={reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        </div>
      </Sending>
      <div className={classes.foot}>
        <p className={classes.preview} aria-live="polite">
          <Preview to={to} amount={amount} />
        </p>
        <Button type="submit" variant="filled" icon={icon} busy={kept.isSending}>
          {amount === null ? 'Gift XP' : `Gift ${amount.toLocaleString('en-US')} XP`}
        </Button>
      </div>
    </form>
  );
}

function Preview({ to, amount }: { to: GiftTo | null; amount: number | null }) {
  if (!to) return 'What it will make of them is shown here first.';
  if (amount === null) return `${to.xp.toLocaleString('en-US')} XP now. ${afterGift(to, 0).words}`;
  const { xp, words } = afterGift(to, amount);
  return (
    <>
      {to.xp.toLocaleString('en-US')} becomes <b>{xp.toLocaleString('en-US')}</b>. {words}
    </>
  );
}
