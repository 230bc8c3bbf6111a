import type { User } from '@pathkeeper/contract';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts';
import { toast } from '../../ui/toast.ts';
import { shownName } from '../accounts/accounts.queries.ts';
import { useSendMessage } from './contact.queries.ts';
import { type ContactDraft, keepContactDraft, readContactDraft } from './contact-draft.ts';

const REQUIRED = {
  name: 'Who is writing?',
  email: 'Where may the answer go?',
  message: 'The message is still missing.',
} as const;

/** What document 1 section 8 says of a message that did not arrive. */
const failure = (supportEmail: string | null) =>
  supportEmail
    ? `There was a problem sending your message. Please try again or contact us directly at ${supportEmail}`
    : 'There was a problem sending your message. Please try again.';

/** The message being written to the operator: kept at every keystroke, sent, and what went wrong. */
export function useContactForm(user: User | null, supportEmail: string | null) {
  const userId = user?.id ?? null;
  const [draft, setDraft] = useState(() =>
    readContactDraft(userId, {
      name: user ? shownName(user) : '',
      email: user?.email ?? '',
    }),
  );
  // Somebody may write on while a message is being sent.
  const latest = useRef(draft);
  const { form, field, mark, clear } = useFieldErrors();
  const [problem, setProblem] = useState<string | null>(null);
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSendMessage();

  const change = (fields: Partial<ContactDraft>) => {
    const next = { ...latest.current, ...fields };
    latest.current = next;
    setDraft(next);
    setAnswerTo(null);
    keepContactDraft(userId, next);
  };

  const fail = (error: unknown) => {
    const refusal = error instanceof ApiError && error.status < 500 ? error : null;
    toast({
      title: 'Error Sending Message',
      description: refusal?.reason || failure(supportEmail),
      tone: 'destructive',
    });
    if (refusal?.body.fields) mark(refusal.body.fields);
    else if (refusal) setProblem(`${refusal.reason} What you wrote is still here.`);
    else if (error instanceof NetworkError) {
      setProblem(
        'The network is out of reach. What you wrote is kept on this device until it is sent.',
      );
    } else setProblem('It did not arrive. What you wrote is kept on this device until it is sent.');
  };

  /** Sends what is written; `website` is what a machine has put into the field that nobody sees. */
  const send = async (website: string) => {
    clear();
    setProblem(null);
    const missing = Object.entries(REQUIRED).filter(
      ([name]) => draft[name as keyof ContactDraft].trim() === '',
    );
    if (missing.length > 0) {
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
      return mark(Object.fromEntries(missing));
    }
    try {
      await mutateAsync({ ...draft, ...(website ? { website } : {}) });
      toast({ title: 'Message Sent!', description: "We'll get back to you within 24 hours." });
      if (latest.current.message === draft.message) change({ subject: '', message: '' });
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
    isSending: isPending,
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
