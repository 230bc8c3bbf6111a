import type { ConsultMode, SafetyAnswer, User } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../../lib/api/api-error.ts';
import { hideGame } from '../../../lib/crisis/crisis-notice.ts';
import { shownName } from '../../accounts/accounts.queries.ts';
import { recentEntries } from '../../entries/entries.queries.ts';
import { consult, type MerlinAnswer } from './merlin-call.ts';
import { rememberProphecy } from './prophecy.ts';

/** Characters of the latest entry that go along (S1.7). */
const CONTEXT = 200;

/** One question and its answer. */
export interface Exchange {
  id: number;
  mode: ConsultMode;
  /** The writer's own question; empty in the other modes. */
  question: string;
  /** ISO 8601. */
  askedAt: string;
  /** The part of the answer that has arrived. */
  text: string;
  /** The whole answer. */
  answer: MerlinAnswer | null;
  status: 'coming' | 'done' | 'stopped' | 'failed';
  /** The server's error message. */
  reason: string;
}

export interface Merlin {
  /** What was asked since the screen opened, the latest last. */
  exchanges: readonly Exchange[];
  isComing: boolean;
  /** The safety answer in Merlin's place. Its question is not stored. */
  safety: SafetyAnswer | null;
  ask: (mode: ConsultMode, question?: string) => void;
  stop: () => void;
  /** Leaves the safety answer. */
  closeSafety: () => void;
}

/** Asks Merlin and shows his answer as it arrives. Leaving the screen stops it. */
export function useMerlin(user: User): Merlin {
  const client = useQueryClient();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [safety, setSafety] = useState<SafetyAnswer | null>(null);
  const running = useRef<AbortController | null>(null);
  const made = useRef(0);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const run = async (exchange: Exchange, signal: AbortSignal) => {
    const change = (fields: Partial<Exchange>) =>
      setExchanges((all) =>
        all.map((one) => (one.id === exchange.id ? { ...one, ...fields } : one)),
      );
    let text = '';
    const onText = (piece: string) => {
      text += piece;
      change({ text });
    };
    try {
      const latest = await client.fetchQuery(recentEntries()).catch(() => []);
      const { mode, question } = exchange;
      const context = [...(latest[0]?.content ?? '')].slice(0, CONTEXT).join('');
      const userName = shownName(user) || 'friend';
      signal.throwIfAborted();
      const answer = await consult({ mode, context, question, userName }, { signal, onText });
      if (answer.safety?.tier === 'now') {
        setSafety(answer.safety);
        hideGame(user.id, 'told');
        setExchanges((all) => all.filter(({ id }) => id !== exchange.id));
        return;
      }
      if (mode === 'daily-wisdom') rememberProphecy(user.id);
      change({ status: 'done', answer, text: answer.message });
    } catch (error) {
      if (signal.aborted) change({ status: 'stopped' });
      else change({ status: 'failed', reason: reasonOf(error, '') });
    }
  };

  return {
    exchanges,
    isComing: exchanges.some(({ status }) => status === 'coming'),
    safety,
    stop,
    closeSafety: () => setSafety(null),
    ask(mode, question = '') {
      stop();
      const controller = new AbortController();
      running.current = controller;
      const exchange: Exchange = {
        id: ++made.current,
        mode,
        question: question.trim(),
        askedAt: new Date().toISOString(),
        text: '',
        answer: null,
        status: 'coming',
        reason: '',
      };
      setExchanges((all) => [...all, exchange]);
      void run(exchange, controller.signal);
    },
  };
}
