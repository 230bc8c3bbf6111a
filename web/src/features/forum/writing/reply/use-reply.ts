import type { ForumPost, ForumReply, User } from '@pathkeeper/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../../lib/drafts/use-draft.ts';
import { toast } from '../../../../ui/toast.ts';
import { isEmptyReply, isUnsaid, joinedReplies, type ReplyDraft, replyForm } from '../drafts.ts';
import { useChangedAt } from '../use-changed-at.ts';
import { withName, withoutName } from '../words/mention.ts';
import type { WordsHandle } from '../words/WordsField.tsx';
import { quotation } from '../words/word-tools.ts';
import { useCreateReply } from '../writing.queries.ts';
import { lineOf } from './line-of.ts';

/** What a reply begins with: the words it answers, and a passage of them. */
export interface Answering {
  /** The reply that is answered; null for the post. */
  parent: ForumReply | null;
  /** A selected passage, to be quoted. */
  quote: { text: string; author: string } | null;
  /** Another one for each press, so that the same is answered twice. */
  press: number;
}

/** A reply of which the answer has not come yet. */
interface UnderWay {
  hasPhoto: boolean;
}

interface Options {
  post: ForumPost;
  user: User;
  answering: Answering | null;
  sheet: RefObject<WordsHandle | null>;
  onDone: () => void;
}

/**
 * A reply as it is written. What is sent leaves the sheet at once, so that the next words are words of
 * the next one; if it could not be sent it comes back, above what was typed since.
 */
export function useReply({ post, user, answering, sheet, onDone }: Options) {
  const { key, start } = replyForm(user.id, post.id);
  const kept = useDraft<ReplyDraft>(key, start, { isEmpty: isEmptyReply, join: joinedReplies });
  const [photo, setFile] = useState<File | null>(null);
  /** A second photo, where one came back after another was chosen: a reply holds one (D41). */
  const [other, setOther] = useState<File | null>(null);
  /** The photo as it is now, for whoever has waited. */
  const chosen = useRef(photo);
  chosen.current = photo;
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const [changedAt, changed] = useChangedAt();
  const create = useCreateReply(post.id);
  const { draft, fields } = kept;

  const change = (some: Partial<ReplyDraft>) => {
    kept.change(some);
    changed();
  };
  const setPhoto = (file: File | null) => {
    setFile(file);
    setOther(null);
    change({ photoName: file?.name ?? '' });
  };
  const answer = async ({ parent, quote }: Answering) => {
    await draft.whenBack();
    const { content, parent: before } = draft.state().fields;
    const own = withoutName(content, before?.name ?? null);
    const name = parent?.author?.username ?? null;
    const named = (text: string) => (name === null ? text : withName(text, name, null));
    const quoted = quote && quotation(quote.text);
    const words =
      quoted === null
        ? named(own)
        : own.trim() === ''
          ? quoted + named('')
          : `${content.trimEnd()}\n\n${quoted}`;
    change({
      content: words,
      parent: parent && {
        number: parent.id,
        name: name ?? 'a former member',
        line: lineOf(parent.contentHtml),
      },
    });
    sheet.current?.focusEnd();
  };
  const latest = useRef(answer);
  latest.current = answer;
  /** The press that was taken last: the same one again changes nothing. */
  const taken = useRef<number | null>(null);
  useEffect(() => {
    if (!answering || taken.current === answering.press) return;
    taken.current = answering.press;
    void latest.current(answering);
  }, [answering]);

  const send = async () => {
    if (kept.isSending || isUnsaid(fields)) return;
    const sent = photo;
    try {
      const answered = draft.sendOff(async ({ fields: words, saveKey }) => {
        const { content, parent, photoAlt } = words;
        return await create.mutateAsync({
          key: saveKey,
          body: {
            content: content.trim(),
            parentReplyId: parent?.number,
            photo: sent ?? undefined,
            photoAlt: sent ? photoAlt : null,
          },
        });
      });
      setFile(null);
      setUnderWay({ hasPhoto: sent !== null });
      sheet.current?.focusEnd();
      await answered;
      onDone();
    } catch {
      // The words came back by themselves, and the toast has said why.
      if (sent) {
        setOther(chosen.current);
        setFile(sent);
      }
    } finally {
      setUnderWay(null);
    }
  };

  /** Clears parent, words and photo (S2.4); they can be brought back for a moment. */
  const cancel = () => {
    const before = { fields, photo, other };
    kept.startOver();
    setFile(null);
    setOther(null);
    onDone();
    if (isEmptyReply(fields)) return;
    toast({
      title: 'Reply put away',
      description: 'It was never posted.',
      action: {
        label: 'Undo',
        onClick: () => {
          draft.change(before.fields);
          setFile(before.photo);
          setOther(before.other);
        },
      },
    });
  };

  return {
    kept,
    fields,
    change,
    photo,
    setPhoto,
    other,
    /** Sends the other photo in place of this one, which can still be chosen. */
    swapPhotos() {
      setFile(other);
      setOther(photo);
      change({ photoName: other?.name ?? '' });
    },
    changedAt,
    underWay,
    send,
    cancel,
    /** Answers the post itself; the name that was set for the reply goes with it. */
    clearParent() {
      const { content, parent } = draft.state().fields;
      change({ content: withoutName(content, parent?.name ?? null), parent: null });
      onDone();
    },
  };
}
