import type { User } from '@pathkeeper/contract';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { isSecondPress } from '../../lib/queries/second-press.ts';
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts';
import { toast } from '../../ui/toast.ts';
import { shownName } from '../accounts/accounts.queries.ts';
import { useSendMessage } from './contact.queries.ts';

/** A message to the operator as far as it is written. */
interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const REQUIRED = {
  name: 'Who is writing?',
  email: 'Where may the answer go?',
  message: 'The message is still missing.',
} as const;

/** What S1.8 says of a message that did not arrive. */
const failure = (supportEmail: string | null) =>
  supportEmail
    ? `There was a problem sending your message. Please try again or contact us directly at ${supportEmail}`
    : 'There was a problem sending your message. Please try again.';

/** Who is writing is known, or soon typed again. */
const isEmpty = ({ subject, message }: ContactDraft) =>
  subject.trim() === '' && message.trim() === '';

/** The message being written to the operator: its draft, its sending, and what went wrong. */
export function useContactForm(user: User | null, supportEmail: string | null) {
  const start = {
    name: user ? shownName(user) : '',
    email: user?.email ?? '',
    subject: '',
    message: '',
  };
  const stored = useDraft(`contact:${user?.id ?? 'visitor'}`, start, { isEmpty });
  const { fields: draft, isKept: isDraftStored, isSending } = stored;
  const { form, field, mark, clear } = useFieldErrors();
  const [problem, setProblem] = useState<string | null>(null);
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  const { mutateAsync } = useSendMessage();
  const sentAt = useRef<number | null>(null);

  const change = (fields: Partial<ContactDraft>) => {
    setAnswerTo(null);
    stored.change(fields);
  };

  const fail = (error: unknown) => {
    const refusal = error instanceof ApiError && error.status < 500 ? error : null;
    toast({
      title: 'Error Sending Message:',
      description: refusal?.reason || failure(supportEmail),
      tone: 'destructive',
    });
    if (refusal?.body.fields) mark(refusal.body.fields);
    else if (refusal) setProblem(`${refusal.reason} What you wrote is still here.`);
    else {
      const what =
        error instanceof NetworkError ? 'The network is out of reach.' : 'It did not arrive.';
      const where = isDraftStored ? 'is kept on this device until it is sent' : 'is still here';
      setProblem(`${what} What you wrote ${where}.`);
    }
  };

  /** Sends what is written; `website` is what a machine has put into the field that nobody sees. */
  const send = async (website: string) => {
    // The first press has emptied the form.
    if (isSecondPress(sentAt.current)) return;
    clear();
    setProblem(null);
    const missing = Object.entries(REQUIRED).filter(
      ([name]) => draft[name as keyof ContactDraft].trim() === '',
    );
    if (missing.length > 0) {
      toast({
        title: 'Missing Information:',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
      return mark(Object.fromEntries(missing));
    }
    try {
      await stored.send((letter) => mutateAsync({ ...letter, ...(website ? { website } : {}) }));
      sentAt.current = Date.now();
      toast({ title: 'Message Sent!', description: "We'll get back to you within 24 hours." });
      stored.change({ name: draft.name, email: draft.email });
      setAnswerTo(draft.email.trim());
    } catch (error) {
      fail(error);
    }
  };

  return {
    draft,
    change,
    send,
    form,
    isSending,
    /** False once the browser has refused to store the draft. */
    isDraftStored,
    problem,
    /** The address that the answer to a message just sent goes to. */
    answerTo,
    /** Everything a field needs but its label. */
    fieldOf: (name: keyof ContactDraft) => {
      const { onChange, ...rest } = field(name);
      return {
        ...rest,
        value: draft[name],
        onChange: (event: { target: { value: string } }) => {
          onChange();
          change({ [name]: event.target.value });
        },
      };
    },
    /** What the server said of the field that nobody sees; then it has to be seen. */
    websiteError: field('website').error,
  };
}
