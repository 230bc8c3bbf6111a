import { plainDay } from '../../../lib/dates.ts';
import { DateField } from '../../../ui/forms/fields/DateField.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import type { FieldErrors } from '../../../ui/forms/use-field-errors.ts';

interface Step {
  title: string;
  description: string;
  targetDate: string;
}

/** A step as its form holds it; none for a new one. */
export const stepOf = (step?: { [Key in keyof Step]: string | null }): Step => ({
  title: step?.title ?? '',
  description: step?.description ?? '',
  targetDate: step?.targetDate ?? '',
});

/** A step as the server takes it: without a day, or with a whole one. */
export const sentOf = ({ title, description, targetDate }: Step) => ({
  title,
  description: description || null,
  targetDate: targetDate || null,
});

/** A step in plain words. */
export const asText = ({ title, description, targetDate }: Step): string =>
  [title, description, targetDate && `By ${plainDay(targetDate)}`].filter(Boolean).join('\n');

interface StepFieldsProps {
  fields: Step;
  problems: FieldErrors;
  onChange: (some: Partial<Step>) => void;
}

/** The words and the day that a goal and a milestone share. */
export function StepFields({ fields, problems, onChange }: StepFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        data-autofocus
        autoComplete="off"
        dir="auto"
        value={fields.title}
        error={problems.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label="Description (optional)"
        dir="auto"
        rows={1}
        value={fields.description}
        error={problems.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <DateField
        label="By (optional)"
        value={fields.targetDate}
        error={problems.targetDate}
        onChange={(event) => onChange({ targetDate: event.target.value })}
      />
    </>
  );
}
