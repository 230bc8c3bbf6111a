import { INSIGHT_LIMITS } from '@pathkeeper/contract';
import type { ComponentProps } from 'react';
import { figure } from '../../../lib/text/in-words.ts';
import { Field } from '../../../ui/forms/fields/Field.tsx';
import { useSending } from '../../../ui/forms/sending.ts';
import classes from './InsightText.module.css';

interface InsightTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'children'> {
  value: string;
  error: string | undefined;
}

/** The words of an insight, on rules that grow with them, with a count at the foot. */
export function InsightText({ value, error, ...textarea }: InsightTextProps) {
  const isSending = useSending();
  return (
    <div>
      <Field label="The insight" error={error} className={classes.field} bare>
        {(control) => (
          <textarea
            rows={4}
            readOnly={isSending}
            {...textarea}
            {...control}
            value={value}
            className={classes.text}
          />
        )}
      </Field>
      <p className={classes.count} aria-hidden data-over={value.length > INSIGHT_LIMITS.content}>
        {figure(value.length)} / {figure(INSIGHT_LIMITS.content)}
      </p>
    </div>
  );
}
