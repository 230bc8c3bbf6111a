import { FORUM_LIMITS, isBlank } from '@pathkeeper/contract';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { isSaveKey } from '../../../ui/forms/save-key.ts';
import { withoutErrors } from '../../../ui/forms/use-field-errors.ts';
import { toast } from '../../../ui/toast.ts';
import type { NewPostDraft } from './drafts.ts';
import { type WordsHandle, wordsLength } from './words/WordsField.tsx';

export type PostFaults = Partial<Record<keyof NewPostDraft, string>>;

const EMPTY = 'This is still empty.';
const NO_PLACE = 'Choose where it goes.';

interface PostForm {
  fields: NewPostDraft;
  isSending: boolean;
  /** Keeps a change of the draft. */
  keep: (some: Partial<NewPostDraft>) => void;
  /** Sends the draft; answers the post as it is made. */
  send: () => Promise<{ id: number }>;
  /** What the toast says where a field is empty (S2.2). */
  missing: string;
  /** The post is there, and its page about to open. */
  onMade?: () => void;
}

/**
 * A form in which a post is begun: what is wrong stands at its field and the first such field takes the
 * focus, also where the server refuses; a post that is made is opened.
 */
export function usePostForm({ fields, isSending, keep, send, missing, onMade }: PostForm) {
  const [faults, setFaults] = useState<PostFaults>({});
  const title = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLSelectElement>(null);
  const sheet = useRef<WordsHandle>(null);
  const navigate = useNavigate();
  const mark = (found: PostFaults) => {
    setFaults(found);
    if (found.title) title.current?.focus();
    else if (found.categoryId) place.current?.focus();
    else if (found.content) sheet.current?.focusEnd();
  };
  const post = async () => {
    if (isSending) return;
    const found = faultsOf(fields);
    mark(found);
    if (Object.values(found).some((fault) => fault === EMPTY || fault === NO_PLACE)) {
      toast({ title: 'Missing Information', description: missing, tone: 'destructive' });
    }
    if (Object.keys(found).length > 0) return;
    try {
      const { id } = await send();
      onMade?.();
      void navigate({ to: paths.forumPost, params: { id: String(id) } });
    } catch (error) {
      // The toast has said it, and the form still holds what was typed.
      mark(fieldErrorsOf(error) ?? {});
    }
  };
  return {
    faults,
    refs: { title, place, sheet },
    change(some: Partial<NewPostDraft>) {
      keep(some);
      setFaults(withoutErrors(faults, some));
    },
    /** For the form itself: its button and Ctrl with Enter send it. */
    sends: {
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void post();
      },
      onKeyDown(event: KeyboardEvent) {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        void post();
      },
    },
  };
}

function faultsOf({ title, content, categoryId }: NewPostDraft): PostFaults {
  return {
    ...(isBlank(title) && { title: EMPTY }),
    ...(isBlank(content) && { content: EMPTY }),
    ...(categoryId === 0 && { categoryId: NO_PLACE }),
    ...(wordsLength(title) > FORUM_LIMITS.title && { title: 'A title holds 200 characters.' }),
    ...(wordsLength(content) > FORUM_LIMITS.content && {
      content: 'A post holds 5,000 characters.',
    }),
  };
}
