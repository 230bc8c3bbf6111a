import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ComponentProps, useMemo } from 'react';
import { type DayButton, DayPicker } from 'react-day-picker';
import { dayOf, firstWeekday, longDay, today } from '../../lib/dates.ts';
import classes from './Calendar.module.css';

/** What is marked on a day. */
export interface DayMark {
  /** Strokes under its figure; more than three are drawn as three. */
  count: number;
  /** Follows the day where it is read aloud: '2 pages'. */
  words: string;
  /** The colour of the strokes; the accent without one. */
  ink?: string | undefined;
}

export interface CalendarProps {
  /** Any day of the month on show, YYYY-MM-DD. */
  month: string;
  onMonth: (firstDay: string) => void;
  /** The earliest day that there is a month for; later days than `last` cannot be chosen. */
  first: string;
  last: string;
  chosen: string | null;
  marks: ReadonlyMap<string, DayMark>;
  onChoose: (day: string) => void;
}

const STROKES = 3;

/**
 * A month to choose a day from: arrow keys move by day and week, Page Up and Page Down by month, with
 * Shift by year. Weeks begin as in the reader's own calendar.
 */
export function Calendar(props: CalendarProps) {
  const { month, onMonth, first, last, chosen, marks, onChoose } = props;
  const components = useMemo(
    () => ({
      Chevron: ({ orientation = 'down' }: { orientation?: keyof typeof CHEVRONS }) => {
        const Icon = CHEVRONS[orientation];
        return <Icon aria-hidden size={20} stroke={1.6} />;
      },
      DayButton: (day: ComponentProps<typeof DayButton>) => <Day {...day} marks={marks} />,
    }),
    [marks],
  );
  return (
    <DayPicker
      className={classes.calendar}
      classNames={classNames}
      components={components}
      month={dayOf(month)}
      onMonthChange={(shown) => onMonth(today(shown))}
      startMonth={dayOf(first)}
      endMonth={dayOf(last)}
      disabled={{ after: dayOf(last) }}
      modifiers={chosen ? { chosen: dayOf(chosen) } : {}}
      weekStartsOn={firstWeekday()}
      navLayout="around"
      // Six weeks always: the ways to other months stay where they are.
      fixedWeeks
      captionLayout={first.slice(0, 7) === last.slice(0, 7) ? 'label' : 'dropdown'}
      labels={{
        labelDayButton: (date, { today: isToday }) => nameOf(today(date), marks, isToday === true),
      }}
      onDayClick={(date) => onChoose(today(date))}
    />
  );
}

const CHEVRONS = {
  left: IconChevronLeft,
  right: IconChevronRight,
  down: IconChevronDown,
  up: IconChevronDown,
};

const classNames = {
  month: classes.month,
  month_caption: classes.caption,
  dropdowns: classes.caption,
  dropdown_root: classes.select,
  dropdown: classes.options,
  caption_label: classes.name,
  button_previous: classes.turn,
  button_next: classes.turn,
  month_grid: classes.grid,
  weekday: classes.weekday,
  day: classes.cell,
  day_button: classes.day,
};

function nameOf(day: string, marks: CalendarProps['marks'], isToday: boolean): string {
  const mark = marks.get(day);
  return [longDay(day), isToday && 'today', mark?.words].filter(Boolean).join(', ');
}

function Day({
  day,
  modifiers,
  marks,
  children,
  ...button
}: ComponentProps<typeof DayButton> & Pick<CalendarProps, 'marks'>) {
  const mark = marks.get(today(day.date));
  return (
    <button
      {...button}
      // The arrow keys move the focus.
      ref={(element) => {
        if (modifiers.focused) element?.focus();
      }}
      data-autofocus={button.tabIndex === 0 || undefined}
      data-marked={mark !== undefined || undefined}
      data-today={modifiers.today || undefined}
      aria-current={modifiers.chosen ? 'date' : undefined}
    >
      {children}
      <span className={classes.strokes} style={{ color: mark?.ink }} aria-hidden>
        {Array.from({ length: Math.min(mark?.count ?? 0, STROKES) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing else.
          <span key={index} className={classes.stroke} />
        ))}
      </span>
    </button>
  );
}
