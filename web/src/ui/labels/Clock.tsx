import { Fragment, useEffect, useMemo, useState } from 'react';
import { storage } from '../../lib/storage/storage.ts';
import { Diamond } from '../art/Ornament.tsx';
import classes from './Clock.module.css';
import { moonWords } from './moon.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Kept in this browser once the seconds were stopped or set going by hand. */
const SECONDS = 'clock-seconds';

/** Whether the seconds are shown: as chosen here, else unless the device asks for less motion. */
function useSeconds(): [boolean, () => void] {
  const [isShown, setIsShown] = useState(() => {
    const chosen = storage.get(SECONDS);
    return chosen ? chosen === 'on' : !matchMedia('(prefers-reduced-motion: reduce)').matches;
  });
  const turn = () => {
    storage.set(SECONDS, isShown ? 'off' : 'on');
    setIsShown(!isShown);
  };
  return [isShown, turn];
}

/** The present moment, kept in step with the wall clock at each full `step` of ms. */
function useNow(step: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNow(new Date());
      timer = window.setTimeout(tick, step - (Date.now() % step));
    };
    timer = window.setTimeout(tick, step - (Date.now() % step));
    return () => clearTimeout(timer);
  }, [step]);
  return now;
}

/**
 * The header's running line: date (MM/DD), a 24-hour clock that ticks each second, and the moon. A press on
 * the time stops its seconds, and another sets them going: what moves by itself can be stilled.
 */
export function Clock() {
  const [hasSeconds, turnSeconds] = useSeconds();
  const now = useNow(hasSeconds ? 1000 : 60_000);
  const date = `${two(now.getMonth() + 1)}/${two(now.getDate())}`;
  const iso = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()]
    .slice(0, hasSeconds ? 3 : 2)
    .map(two);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moon changes with the date only
  const moon = useMemo(() => moonWords(now), [iso]);
  return (
    <p className={classes.clock}>
      <time dateTime={iso}>{date}</time>
      <Diamond />
      <button
        type="button"
        className={classes.time}
        title={hasSeconds ? 'Stop the seconds' : 'Show the seconds'}
        aria-pressed={hasSeconds}
        aria-label="Seconds of the clock"
        onClick={turnSeconds}
      >
        <time dateTime={time.join(':')}>
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
      </button>
      <Diamond />
      <span className={classes.moon}>{moon}</span>
    </p>
  );
}
