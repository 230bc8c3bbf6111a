import { IconCalendar } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Button, type ButtonProps } from '../../../ui/controls/Button.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';

// Brings a library that no screen needs before it is asked for.
const CalendarDialog = lazy(async () => ({
  default: (await import('./CalendarDialog.tsx')).CalendarDialog,
}));

interface CalendarButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** The day on the screen. */
  day?: string | null;
}

/** Opens the calendar, which leads to any day of the journal. */
export function CalendarButton({ day = null, ...button }: CalendarButtonProps) {
  const [asking, setAsking] = useState<{ times: number; isOpen: boolean }>();
  return (
    <>
      <Button
        {...button}
        icon={<IconCalendar aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsking((last) => ({ times: (last?.times ?? 0) + 1, isOpen: true }))}
      >
        Calendar
      </Button>
      <LazyPart>
        {asking && (
          <CalendarDialog
            key={asking.times}
            opened={asking.isOpen}
            day={day}
            onClose={() => setAsking({ ...asking, isOpen: false })}
          />
        )}
      </LazyPart>
    </>
  );
}
