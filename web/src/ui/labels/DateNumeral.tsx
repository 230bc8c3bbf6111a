import classes from './DateNumeral.module.css';

export interface DateNumeralProps {
  /** 1 to 31. */
  day: number;
  /** The month's short name, e.g. `Nov`. */
  month: string;
  /** The machine-readable day, `YYYY-MM-DD`. */
  date: string;
  /** Day and month on one line. */
  inline?: boolean;
}

/** The day as the almanac prints it: an old-style numeral over the month in small capitals. */
export function DateNumeral({ day, month, date, inline = false }: DateNumeralProps) {
  return (
    <time dateTime={date} className={classes.date} data-inline={inline || undefined}>
      <span className={classes.day}>{day}</span> <span className={classes.month}>{month}</span>
    </time>
  );
}
