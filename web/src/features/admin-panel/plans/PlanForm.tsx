import { type AdminPlan, formatPrice, PLAN_LIMITS, type PlanInterval } from '@pathkeeper/contract';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { toast } from '../../../ui/toast.ts';
import classes from './Plans.module.css';
import { useSavePlan } from './plans.queries.ts';

const INTERVALS = [
  { value: 'month', label: 'month' },
  { value: 'year', label: 'year' },
];

const fieldsOf = (plan: AdminPlan | null) => ({
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  price: plan ? String(plan.price) : '',
  currency: plan?.currency ?? 'usd',
  interval: plan?.interval ?? ('month' as PlanInterval),
  features: plan?.features.join('\n') ?? '',
  trialDays: String(plan?.trialDays ?? 0),
  priceId: plan?.priceId ?? '',
});

/** What people will read: not every currency has cents. Nothing while it is no price yet. */
function shownAs(price: string, currency: string): string | undefined {
  if (!/^[1-9]\d{0,8}$/.test(price) || !/^[a-z]{3}$/i.test(currency)) return undefined;
  return `Shown as ${formatPrice(Number(price), currency)}.`;
}

interface PlanFormProps {
  plan: AdminPlan | null;
  /** Whose draft it is. */
  userId: number;
  onDone: () => void;
}

/** The fields of a plan, or of a new one; what is typed is kept until it is saved or left (D57). */
export function PlanForm({ plan, userId, onDone }: PlanFormProps) {
  const kept = useDraft(`admin-plan:${userId}:${plan?.id ?? 'new'}`, fieldsOf(plan));
  const { fields, change } = kept;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = useSavePlan();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (kept.isSending) return;
    setProblems({});
    try {
      await kept.send((typed) =>
        save.mutateAsync({
          id: plan?.id ?? null,
          body: {
            ...typed,
            price: Number(typed.price),
            trialDays: Number(typed.trialDays),
            popular: plan?.popular ?? false,
            features: typed.features.split('\n').filter((line) => line.trim() !== ''),
            priceId: typed.priceId.trim() === '' ? null : typed.priceId.trim(),
          },
        }),
      );
      onDone();
    } catch (error) {
      setProblems(fieldErrorsOf(error) ?? {});
      const description = reasonOf(error, 'Please try again.');
      void toast({ title: 'The plan was not saved', description, tone: 'destructive' });
    }
  };
  const text = (name: 'name' | 'description' | 'price' | 'currency' | 'trialDays' | 'priceId') => ({
    value: fields[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      {!kept.isKept && <DraftWarning />}
      <Sending value={kept.isSending}>
        <TextField label="Name of the plan" maxLength={PLAN_LIMITS.name} {...text('name')} />
        <TextField label="A line about it" {...text('description')} />
        <div className={classes.pair}>
          <TextField
            label="Price in cents"
            hint={shownAs(fields.price, fields.currency)}
            inputMode="numeric"
            {...text('price')}
          />
          <TextField label="Currency" maxLength={3} {...text('currency')} />
          <SelectField
            label="Paid every"
            options={INTERVALS}
            value={fields.interval}
            onChange={(event) => change({ interval: event.target.value as PlanInterval })}
          />
        </div>
        <TextArea
          label="What it gives, a line each"
          value={fields.features}
          error={problems.features}
          onChange={(event) => change({ features: event.target.value })}
        />
        <TextField label="Days of trial" inputMode="numeric" {...text('trialDays')} />
        <TextField
          label="Price id at Stripe"
          hint="Left empty, one is made when the plan is first sold."
          {...text('priceId')}
        />
        <div className={classes.acts}>
          <Button type="submit" busy={kept.isSending} busyLabel="Saving…">
            Save the plan
          </Button>
          <Button
            variant="bare"
            onClick={() => {
              kept.startOver();
              onDone();
            }}
          >
            Leave it
          </Button>
        </div>
      </Sending>
    </form>
  );
}
