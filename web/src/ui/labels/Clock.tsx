import { Fragment, useEffect, useMemo, useState } from 'react';
import { Diamond } from '../art/Ornament.tsx';
import classes from './Clock.module.css';
import { moonWords } from './moon.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The present second, kept in step with the wall clock. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNow(new Date());
      timer = window.setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    timer = window.setTimeout(tick, 1000 - (Date.now() % 1000));
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** The header's running line: date (MM/DD), a 24-hour clock that ticks each second, and the moon. */
export function Clock() {
  const now = useNow();
  const date = `${two(now.getMonth() + 1)}/${two(now.getDate())}`;
  const iso = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moon changes with the date only
  const moon = useMemo(() => moonWords(now), [iso]);
  return (
    <p className={classes.clock}>
      <time dateTime={iso}>{date}</time>
      <Diamond />
      <time dateTime={time.join(':')} className={classes.time}>
        {time.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds keep their places
          <Fragment key={place}>
            {place > 0 && ':'}
            <span className={place === 2 ? classes.seconds : undefined}>
              {[...part].map((figure, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tens and ones keep their places
                <span key={at} className={classes.figure}>
                  {figure}
                </span>
              ))}
            </span>
          </Fragment>
        ))}
      </time>
      <Diamond />
      <span className={classes.moon}>{moon}</span>
    </p>
  );
}
