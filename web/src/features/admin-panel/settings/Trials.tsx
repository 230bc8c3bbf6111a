import { IconCheck, IconMail, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { useTestGuide, useTestLetter } from '../panel.queries.ts';
import { seconds } from './health-words.ts';
import classes from './Trials.module.css';

const FAILED = 'It could not be tried. Please try again.';

/** Sends a letter to see whether letters leave. */
export function TrialLetter({ email }: { email: string | null }) {
  const [to, setTo] = useState(email ?? '');
  const { mutate, data, error, isPending } = useTestLetter();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(to.trim());
  };
  return (
    <form noValidate className={classes.trial} onSubmit={submit}>
      <div className={classes.letter}>
        <TextField
          label="A trial letter to"
          type="email"
          autoComplete="email"
          value={to}
          error={error ? reasonOf(error, FAILED) : undefined}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button
          type="submit"
          icon={<IconMail aria-hidden size={20} />}
          busy={isPending}
          busyLabel="Sending…"
        >
          Send it
        </Button>
      </div>
      <div role="status">
        {data && (
          <p className={classes.outcome}>
            {data.ok ? <IconCheck aria-hidden size={18} /> : <IconX aria-hidden size={18} />}
            <span>
              {data.ok ? 'Taken by the mail server' : 'Not sent'}, after {seconds(data.took)}. It
              said “{data.said}”.
              {data.ok && ' Whether it landed, your letterbox knows.'}
            </span>
          </p>
        )}
      </div>
    </form>
  );
}

/** Has the guide read an invented page. */
export function TrialQuestion() {
  const { mutate, data, error, isPending } = useTestGuide();
  return (
    <div className={classes.trial}>
      <div className={classes.question}>
        <div>
          <p className={classes.label}>A trial question</p>
          <p className={classes.note}>Asked of an invented page, never of a member’s.</p>
        </div>
        <Button busy={isPending} busyLabel="Asking…" onClick={() => mutate()}>
          Ask it
        </Button>
      </div>
      <div role="status">
        {error && <p className={classes.outcome}>{reasonOf(error, FAILED)}</p>}
        {data && (
          <figure className={classes.answer}>
            {data.text ? (
              <blockquote>{data.text}</blockquote>
            ) : (
              <p>{data.problem ?? 'It did not answer.'}</p>
            )}
            <figcaption>
              {data.source.kind === 'built-in' ? 'The built-in guide' : data.source.name},{' '}
              {seconds(data.took)}
              {data.source.kind === 'built-in' && ' · nothing left the building'}
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}
