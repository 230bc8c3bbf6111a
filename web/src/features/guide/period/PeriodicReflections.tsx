import { weekToRead } from '@pathkeeper/contract';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { today } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { tellLock, useLock } from '../../progression/gates.queries.ts';
import classes from './PeriodicReflections.module.css';
import { monthFrame, weekFrame } from './period-frame.ts';
import { madeToday } from './periods.queries.ts';

/** The week and the month, to be read back; a lock tells what opens each (S1.2). */
export function PeriodicReflections() {
  const here = today();
  const { data: made } = useQuery(madeToday());
  const week = weekFrame(weekToRead(here), here);
  const month = monthFrame(here.slice(0, 7), here);
  return (
    <section aria-labelledby="periodic-reflections">
      <SectionHead id="periodic-reflections">Periodic Reflections</SectionHead>
      <ul className={classes.list}>
        <Period
          name="Weekly Reflection"
          gate="weeklyReflection"
          line={`${week.heading}, its days in a table, and what they come to.`}
          path={paths.week}
          isMade={made?.week}
        />
        <Period
          name="Monthly Reflection"
          gate="monthlyReflection"
          line={`${month.heading}, as far as it has gone.`}
          path={paths.month}
          isMade={made?.month}
        />
      </ul>
    </section>
  );
}

interface PeriodProps {
  name: string;
  gate: 'weeklyReflection' | 'monthlyReflection';
  line: string;
  path: typeof paths.week | typeof paths.month;
  isMade: boolean | undefined;
}

function Period({ name, gate, line, path, isMade }: PeriodProps) {
  const lock = useLock(gate);
  const navigate = useNavigate();
  // Either word leads to it: while it is asked which is right, the button promises nothing to come.
  const way = isMade === false ? 'Generate' : 'Read';
  const open = () => (lock ? tellLock(name, lock) : void navigate({ to: path }));
  return (
    <li className={classes.period}>
      <div>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.line}>{line}</p>
      </div>
      <Button
        icon={lock && <IconLock aria-hidden />}
        aria-label={lock ? `${name}, opens at ${lock.label}` : `${way} ${name}`}
        onClick={open}
      >
        {lock ? lock.label : way}
      </Button>
    </li>
  );
}
