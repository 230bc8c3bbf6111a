import { ADMIN_LIMITS, type BulkAct, type User } from '@pathkeeper/contract';
import { type FormEvent, useId, useState } from 'react';
import { today } from '../../../lib/dates.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { DateField } from '../../../ui/forms/fields/DateField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { filterOf } from '../admin.queries.ts';
import type { DashboardAddress } from '../dashboard.address.ts';
import { amountOf } from '../gift/gift-words.ts';
import { oneOrMany, startOfDay, totalWords } from '../people-words.ts';
import classes from './BulkDialog.module.css';
import { useOrderBulk } from './bulk.queries.ts';
import { type BulkChoice, CHOICES } from './bulk-words.ts';

interface BulkDialogProps {
  user: User;
  choice: BulkChoice;
  /** Those who were chosen one by one and can be meant; null for all that match. */
  ids: number[] | null;
  address: DashboardAddress;
  /** How many match. */
  total: { count: number; is: string | null | undefined } | null;
  onClose: () => void;
  onOrdered: (id: number) => void;
}

/** Whom policy leaves out of it. */
function leftOut({ isOwner }: User, act: BulkAct): string {
  if (act === 'suspend')
    return isOwner ? 'You and administrators are' : 'You, the owner and administrators are';
  return isOwner ? 'You are' : 'You and the owner are';
}

interface Fields {
  reason: string;
  until: string;
  amount: string;
}

/** Asks before something is done to many: what it means, and to how many. */
export function BulkDialog(props: BulkDialogProps) {
  const { user, choice, ids, address, total, onClose, onOrdered } = props;
  const form = useId();
  const { act, order, meaning } = CHOICES[choice];
  const count = ids ? ids.length : (total?.count ?? 0);
  const people =
    !ids && total && total.is !== 'exact'
      ? `${totalWords(total.count, total.is)} people`
      : count === 0
        ? 'nobody'
        : oneOrMany(count, 'person', 'people');
  const kept = useDraft<Fields>(`admin-bulk:${user.id}:${choice}`, {
    ...{ reason: '', until: '', amount: '' },
  });
  const { reason, until, amount } = kept.fields;
  const [problems, setProblems] = useState<Partial<Fields>>({});
  const change = (some: Partial<Fields>) => {
    setProblems({});
    kept.change(some);
  };
  const send = useOrderBulk();
  const xpAmount = amountOf(amount);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (kept.isSending) return;
    const found: Partial<Fields> = {
      ...(act === 'suspend' &&
        reason.trim() === '' && { reason: 'They have a right to know why.' }),
      ...(act === 'suspend' &&
        until !== '' &&
        until <= today() && { until: 'The end must lie ahead.' }),
      ...(act === 'gift' && xpAmount === null && { amount: 'A whole number from 1 to 10,000.' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { sort: _sort, ...filter } = filterOf(address);
    try {
      const bulk = await kept.send((fields, _expected, key) =>
        send.mutateAsync({
          ...{ act, key, on: ids ? { ids } : { filter, count } },
          ...(act === 'suspend' && {
            reason: fields.reason.trim(),
            until: startOfDay(fields.until),
          }),
          ...(act === 'beta' && { granted: choice === 'open' }),
          ...(act === 'gift' && {
            xpAmount: xpAmount ?? 0,
            reason: fields.reason.trim() || undefined,
          }),
        }),
      );
      onOrdered(bulk.id);
    } catch {
      // The toast has said it. Where another number matches by now, it stands here when it has come.
    }
  };
  return (
    <Dialog
      opened
      title={`${order} ${people}?`}
      meta={`${leftOut(user, act)} left as before.`}
      phone="card"
      locked={kept.isSending}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            variant="filled"
            disabled={count === 0}
            busy={kept.isSending}
            busyLabel="Ordering…"
          >
            {`${order} ${people}`}
          </Button>
          <Button data-autofocus disabled={kept.isSending} onClick={onClose}>
            Leave them
          </Button>
        </>
      }
    >
      {!kept.isKept && <DraftWarning act="Send it" />}
      <form id={form} noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <p>{meaning}</p>
        <Sending value={kept.isSending}>
          {act === 'gift' && (
            <TextField
              label="Amount for each"
              inputMode="numeric"
              autoComplete="off"
              placeholder="1 to 10,000"
              maxLength={10}
              value={amount}
              error={problems.amount}
              onChange={(event) => change({ amount: event.target.value })}
            />
          )}
          {(act === 'gift' || act === 'suspend') && (
            <TextField
              label="Reason"
              autoComplete="off"
              dir="auto"
              placeholder={act === 'gift' ? 'Admin gift' : 'As you would say it in person'}
              maxLength={act === 'gift' ? ADMIN_LIMITS.giftReason : ADMIN_LIMITS.reason}
              value={reason}
              error={problems.reason}
              onChange={(event) => change({ reason: event.target.value })}
            />
          )}
          {act === 'suspend' && (
            <DateField
              label="Ends"
              hint="Without a day, until it is taken back."
              value={until}
              error={problems.until}
              onChange={(event) => change({ until: event.target.value })}
            />
          )}
        </Sending>
      </form>
    </Dialog>
  );
}
