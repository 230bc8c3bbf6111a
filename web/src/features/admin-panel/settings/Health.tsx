import type { AdminHealth } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clockHere, momentHere } from '../../../lib/dates.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Fact, Facts } from '../../../ui/typography/Facts.tsx';
import { Part } from '../Part.tsx';
import { health } from '../panel.queries.ts';
import classes from './Health.module.css';
import { bytes, seconds } from './health-words.ts';
import { TrialLetter, TrialQuestion } from './Trials.tsx';

/** How the installation is, and trials of what it depends on (D83). */
export function Health({ email }: { email: string | null }) {
  const query = useQuery(health());
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows label="Asking how it is" count={6} />}
      error={{
        title: 'How it is did not arrive.',
        words: 'That need not mean that it is not well.',
      }}
    >
      {(state) => (
        <>
          <Part title="Letters" note="Resets, answers, reminders.">
            <Letters mail={state.mail} />
            {state.mail.isOn && <TrialLetter email={email} />}
          </Part>
          <Part title="The guide" note="Who answers when a member asks.">
            <Facts>
              <Fact name="Answers come from">
                {state.guide.kind === 'built-in'
                  ? 'the built-in guide'
                  : `${state.guide.name}, at ${state.guide.host ?? 'its provider'}`}
              </Fact>
            </Facts>
            <p className={classes.remark}>
              {state.guide.kind === 'built-in'
                ? 'It sends nothing out of this server.'
                : 'It is sent a page only after its writer has agreed to that.'}
            </p>
            <TrialQuestion />
          </Part>
          <Part title="Storage and backup" note="Where it all lies, and where it lies twice.">
            <Storage state={state} />
          </Part>
          <Part title="Version and health" note={`Asked at ${clockHere(state.askedAt)}.`}>
            <Version state={state} />
          </Part>
        </>
      )}
    </Loaded>
  );
}

function Letters({ mail }: { mail: AdminHealth['mail'] }) {
  if (!mail.isOn) {
    return (
      <p className={classes.remark}>
        No mail is sent from here: no answers, no reset letters, no reminders. A mail server is
        named in <code>SMTP_URL</code>, where it runs.
      </p>
    );
  }
  return (
    <Facts>
      <Fact name="Goes out by">{mail.relay ?? 'a mail server'}</Fact>
      <Fact name="Signed as">{mail.sender ?? 'nobody'}</Fact>
      <Fact name="Waiting">{mail.waiting.toLocaleString('en-US')}</Fact>
      {mail.lastSentAt && <Fact name="The last one left">{momentHere(mail.lastSentAt)}</Fact>}
      {mail.lastFailedAt && <Fact name="The last one failed">{momentHere(mail.lastFailedAt)}</Fact>}
    </Facts>
  );
}

function Storage({ state: { storage, database, backup } }: { state: AdminHealth }) {
  const { disk, files, fileBytes, bucket } = storage;
  const used = disk && disk.total - disk.free;
  return (
    <div className={classes.storage}>
      {disk && used !== null && (
        <>
          <Facts>
            <Fact name="Disk">
              {bytes(used)} of {bytes(disk.total)}
            </Fact>
          </Facts>
          <div className={classes.bar} aria-hidden>
            <span style={{ width: `${Math.round((used / disk.total) * 100)}%` }} />
          </div>
        </>
      )}
      <Facts inTwo>
        <Fact name="Database">{bytes(database.bytes)}</Fact>
        <Fact name={bucket ? `Pictures, in ${bucket}` : 'Pictures'}>
          {files.toLocaleString('en-US')}, {bytes(fileBytes)}
        </Fact>
        {backup ? (
          <>
            <Fact name="Last backup">{momentHere(backup.at)}</Fact>
            <Fact name="Its size">{bytes(backup.bytes)}</Fact>
            <Fact name="Backups kept">{backup.kept.toLocaleString('en-US')}</Fact>
          </>
        ) : (
          <Fact name="Last backup">none is known</Fact>
        )}
      </Facts>
      <p className={classes.remark}>
        A backup is made by <code>npm run backup</code>, best every night.
      </p>
    </div>
  );
}

function Version({ state }: { state: AdminHealth }) {
  const { database, mail, guide, jobs, payments } = state;
  const failed = jobs.filter(({ failure }) => failure !== null);
  const ran = jobs.flatMap(({ lastRunAt }) => (lastRunAt ? [lastRunAt] : [])).sort();
  const last = ran.at(-1);
  return (
    <>
      <ul className={classes.checks}>
        <Check name="Database" state="well">
          answers in {seconds(database.answersIn)}, PostgreSQL {database.version}
        </Check>
        <Check name="Letters" state={!mail.isOn ? 'off' : mail.lastFailedAt ? 'ill' : 'well'}>
          {lettersWords(mail)}
        </Check>
        <Check name="Guide" state="well">
          {guide.kind === 'built-in' ? 'built-in' : guide.name}
        </Check>
        <Check name="Nightly tasks" state={failed.length > 0 ? 'ill' : 'well'}>
          {failed.length > 0
            ? failed.map(({ name, failure }) => `${name} failed (${failure})`).join(', ')
            : last
              ? `all well, the last at ${momentHere(last)}`
              : 'none has run yet'}
        </Check>
        <Check name="Payments" state={payments.isOn ? 'well' : 'off'}>
          {payments.isOn ? 'a key is set' : 'no key set, so nothing is sold'}
        </Check>
      </ul>
      <Facts>
        <Fact name="Pathkeeper">
          {state.version}
          {state.commit && <span className={classes.commit}> {state.commit.slice(0, 7)}</span>}
        </Fact>
        <Fact name="Running since">{momentHere(state.startedAt)}</Fact>
      </Facts>
    </>
  );
}

function lettersWords(mail: AdminHealth['mail']): string {
  if (!mail.isOn) return 'no mail server set, so none are sent';
  if (mail.lastFailedAt) return `one did not leave at ${momentHere(mail.lastFailedAt)}`;
  return mail.lastSentAt
    ? `the last one left at ${momentHere(mail.lastSentAt)}`
    : 'none has left yet';
}

interface CheckProps {
  name: string;
  state: 'well' | 'ill' | 'off';
  children: ReactNode;
}

/** A disc where it is well, a ring where it is off, a lozenge where something failed; the words say it too. */
const Check = ({ name, state, children }: CheckProps) => (
  <li className={classes.check}>
    <span className={classes.mark} data-state={state} />
    <b>{name}</b>
    <span>{children}</span>
  </li>
);
