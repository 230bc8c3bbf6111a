import { IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clockHere } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { figure } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Leader } from '../../../ui/typography/Leader.tsx';
import classes from './IntegrityCheck.module.css';
import { type CheckProgress, useIntegrityCheck } from './use-integrity-check.ts';

/** The Level Integrity Check with its report (S2.2, D26). */
export function IntegrityCheck() {
  const { progress, isRunning, isOpen, start, goOn, hold } = useIntegrityCheck();
  return (
    <section aria-labelledby="integrity" className={classes.check}>
      <h2 id="integrity" className={classes.title}>
        Level Integrity Check
      </h2>
      <p className={classes.words}>
        Compares every member’s level with the sum of their XP, and puts right what differs.
      </p>
      {isRunning && <Running progress={progress} />}
      {progress && <Report progress={progress} />}
      <div className={classes.actions}>
        {isRunning ? (
          <Button onClick={hold}>Hold it here</Button>
        ) : isOpen ? (
          <>
            <Button onClick={goOn}>Go on</Button>
            <Button variant="bare" onClick={start}>
              Begin again
            </Button>
          </>
        ) : (
          <Button icon={<IconRefresh aria-hidden size={20} />} onClick={start}>
            {progress ? 'Run it again' : 'Run the check'}
          </Button>
        )}
      </div>
      {progress && progress.details.length > 0 && <Details {...progress} />}
    </section>
  );
}

function Running({ progress }: { progress: CheckProgress | null }) {
  const { checked = 0, people = 1 } = progress ?? {};
  return (
    <Progress
      className={classes.progress}
      aria-label="Level Integrity Check"
      value={checked}
      max={Math.max(people, checked)}
    />
  );
}

function Report({ progress }: { progress: CheckProgress }) {
  const { checked, fixed, people, next, at } = progress;
  const rows = [
    ['Checked', next === null ? figure(checked) : `${figure(checked)} of ${figure(people)}`],
    ['In order', figure(checked - fixed)],
    ['Put right', figure(fixed)],
    [next === null ? 'Finished' : 'So far', `today, ${clockHere(at)}`],
  ] as const;
  return (
    <dl className={classes.report}>
      {rows.map(([name, value]) => (
        <div key={name} className={classes.row}>
          <dt>{name}</dt>
          <Leader />
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was put right; the sentences name accounts by their numbers, which lead to their sheets. */
function Details({ details, fixed }: CheckProgress) {
  return (
    <details className={classes.details}>
      <summary>
        Review {fixed > details.length ? `the first ${figure(details.length)}` : figure(fixed)}
      </summary>
      <ul>
        {details.map((sentence) => (
          <Detail key={sentence} sentence={sentence} />
        ))}
      </ul>
    </details>
  );
}

function Detail({ sentence }: { sentence: string }) {
  const [, id, rest] = /^Account (\d+)(:.*)$/.exec(sentence) ?? [];
  if (id === undefined) return <li>{sentence}</li>;
  return (
    <li>
      <Link
        to={paths.adminDashboard}
        search={(now: object) => ({ ...now, person: Number(id) })}
        resetScroll={false}
      >
        Account {id}
      </Link>
      {rest}
    </li>
  );
}
