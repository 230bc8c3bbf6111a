import type { Entry, SafetyAnswer, User } from '@pathkeeper/contract';
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../../lib/api/api-error.ts';
import { useConsent } from '../consent/use-consent.tsx';
import { useAnalyze } from '../guide.queries.ts';

/** The states of S1.4: none, generating, shown, failed; and the safety answer. */
export interface EntryReflectionState {
  isReading: boolean;
  /** The sentence of the last error. */
  failure: string | null;
  /** The safety answer in place of the reflection. */
  safety: SafetyAnswer | null;
  /** One line beside the reflection (D76). */
  quiet: SafetyAnswer | null;
  ask: () => void;
  /** The consent dialog; render it once. */
  dialog: ReactNode;
}

/** Reflects on an entry when asked to. */
export function useEntryReflection(entry: Entry, user: User): EntryReflectionState {
  const analyze = useAnalyze();
  const consent = useConsent(user);
  const [safety, setSafety] = useState<SafetyAnswer | null>(null);

  const ask = () => analyze.mutate(entry.id, { onSuccess: (answer) => setSafety(answer.safety) });
  return {
    isReading: analyze.isPending,
    failure: analyze.isError ? reasonOf(analyze.error, 'Please try again later.') : null,
    safety: safety?.tier === 'now' ? safety : null,
    quiet: safety?.tier === 'quiet' ? safety : null,
    ask: () => void consent.guard(ask),
    dialog: consent.dialog,
  };
}
