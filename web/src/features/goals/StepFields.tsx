import { DateField } from '../../ui/forms/DateField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Problems } from './field-problems.ts';

interface Step {
  title: string;
  description: string;
  targetDate: string;
}

interface StepFieldsProps {
  fields: Step;
  problems: Problems;
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
