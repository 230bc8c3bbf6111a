import {
  ARCHITECT_LIMITS,
  type ArchitectConversation,
  characterCount,
  type User,
} from '@pathkeeper/contract';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../lib/api/api-error.ts';
import { hideGame } from '../../lib/crisis/crisis-notice.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { toast } from '../../ui/toast.ts';
import { useTakeIn } from './architect.queries.ts';
import { say } from './architect-call.ts';

const FAILED = 'Failed to get response. Please try again.';

export interface Talk {
  words: string;
  /** False once the browser has refused to keep them. */
  isKept: boolean;
  isSending: boolean;
  /** What has come of a model's answer. */
  coming: string;
  /** Why the words cannot be sent. */
  error: string | undefined;
  write(words: string): void;
  send(): void;
}

/** What somebody is about to say: kept over a reload and a lost network, until the server has it. */
export function useTalk(user: User, shown: ArchitectConversation): Talk {
  const { fields, isKept, isSending, change, draft } = useDraft(`vision-architect:${user.id}`, {
    words: '',
  });
  const [coming, setComing] = useState('');
  const [failure, setFailure] = useState<string>();
  const takeIn = useTakeIn();
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const length = characterCount(fields.words);
  const tooLong =
    length > ARCHITECT_LIMITS.message
      ? `A message can be at most 4,000 characters long, and this has ${length.toLocaleString('en-US')}. Send it in two parts; nothing of it is lost.`
      : undefined;

  const send = () => {
    if (fields.words.trim() === '' || isSending || tooLong) return;
    setFailure(undefined);
    setComing('');
    const controller = new AbortController();
    leaving.current = controller;
    const before = shown.messages.map(({ role, content }) => ({ role, content }));
    void draft
      .send(async (record) => {
        const messages = [...before, { role: 'user' as const, content: record.fields.words }];
        const said = await say(messages, {
          key: record.saveKey,
          signal: controller.signal,
          onText: (piece) => setComing((text) => text + piece),
        });
        if (said.safety?.tier === 'now') hideGame(user.id, 'told');
        takeIn(said);
        return said;
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        setFailure(reasonOf(error, FAILED));
        toast({ title: 'Error', description: FAILED, tone: 'destructive' });
      })
      .finally(() => setComing(''));
  };

  return {
    words: fields.words,
    isKept,
    isSending,
    coming,
    error: tooLong ?? failure,
    write: (words) => {
      setFailure(undefined);
      change({ words });
    },
    send,
  };
}
