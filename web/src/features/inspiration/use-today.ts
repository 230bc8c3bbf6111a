import { useEffect, useState } from 'react';
import { today } from '../../lib/dates.ts';
import { untilNextDay } from './of-the-day.ts';

/** The local date, also on a page that is left open over midnight. */
export function useToday(): string {
  const [day, setDay] = useState(() => today());
  useEffect(() => {
    let timer = 0;
    const look = () => {
      setDay(today());
      clearTimeout(timer);
      timer = window.setTimeout(look, untilNextDay(new Date()));
    };
    look();
    // A device that slept through midnight did not count the hours.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
