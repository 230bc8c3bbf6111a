import { CONTACT_LIMITS, type User } from '@pathkeeper/contract';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { DraftWarning } from '../../ui/forms/DraftWarning.tsx';
import { Editor } from '../../ui/forms/Editor.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import classes from './ContactForm.module.css';
import type { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  user: User | null;
  letter: ReturnType<typeof useContactForm>;
}

/** A message to the people who run this installation (S1.2). */
export function ContactForm({ user, letter }: ContactFormProps) {
  const { send, form, fieldOf, isSending, isDraftStored, problem, answerTo, websiteError } = letter;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as { website: string };
    void send(values.website);
  };
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label="Message"
      method="post"
      noValidate
      onSubmit={submit}
    >
      <Sending value={isSending}>
        <div className={classes.pair}>
          <TextField
            {...fieldOf('name')}
            label="Name"
            required
            autoComplete={user ? 'off' : 'name'}
          />
          <TextField
            {...fieldOf('email')}
            type="email"
            label="Email"
            required
            autoComplete="email"
            autoCapitalize="none"
          />
        </div>
        <TextField {...fieldOf('subject')} label="Subject (optional)" autoComplete="off" />
        {/* Machines fill in every field they find. A person's browser may too, and then has to be told. */}
        <div className={websiteError ? undefined : classes.trap} aria-hidden={!websiteError}>
          <TextField
            name="website"
            label="Website"
            error={websiteError}
            autoComplete="off"
            tabIndex={websiteError ? 0 : -1}
          />
        </div>
        <div>
          <p className={classes.label} aria-hidden>
            Message
          </p>
          <Editor
            {...fieldOf('message')}
            label="Message"
            required
            rows={7}
            limit={CONTACT_LIMITS.message}
          />
        </div>
      </Sending>
      {!isDraftStored && <DraftWarning act="Send it" />}
      <div className={classes.end}>
        <Button type="submit" variant="filled" busy={isSending} busyLabel="Sending…">
          Send Message
        </Button>
        <p role="status" className={classes.sent}>
          {answerTo !== null && `It is in the letterbox. The answer goes to ${answerTo}.`}
        </p>
      </div>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
