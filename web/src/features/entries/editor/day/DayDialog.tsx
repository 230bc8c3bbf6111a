import { addDays } from '@pathkeeper/contract';
import { useId, useState } from 'react';
import { today } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { DateField } from '../../../../ui/forms/fields/DateField.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { dayProblem } from './day-problem.ts';

interface DayDialogProps {
  opened: boolean;
  day: string;
  onClose: () => void;
  /** Null for today: the clock then keeps the day. */
  onDay: (day: string | null) => void;
}

/** Days that are at most so old count for the streak (D79). */
const COUNTED_DAYS = 3;

/** Asks to which day the page on the sheet belongs: today or any day that has passed. */
export function DayDialog({ opened, day, onClose, onDay }: DayDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState(day);
  const here = today();
  const problem = dayProblem(chosen);
  const isLate = problem === null && chosen < addDays(here, -COUNTED_DAYS);
  const choose = () => problem === null && onDay(chosen === here ? null : chosen);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="sm"
      phone="card"
      title="The day of this page"
      actions={
        <>
          <Button type="submit" form={id} variant="filled" disabled={problem !== null}>
            Use this day
          </Button>
          {day !== here && (
            <Button variant="bare" onClick={() => onDay(null)}>
              Back to today
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <DateField
          label="Day"
          data-autofocus
          value={chosen}
          max={here}
          error={problem}
          hint={
            isLate
              ? 'It will stand on that day everywhere. Streaks count only what arrives within three days.'
              : 'Today, or any day that has passed.'
          }
          onChange={(event) => setChosen(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
