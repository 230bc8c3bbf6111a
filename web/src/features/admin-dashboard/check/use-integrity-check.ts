import type { IntegrityReport } from '@pathkeeper/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';
import { toast } from '../../../ui/toast.ts';
import { oneOrMany } from '../people-words.ts';

/** Sentences of the report that are shown. */
const MOST_DETAILS = 100;

/** How far the check is, over all of its calls. */
export interface CheckProgress extends IntegrityReport {
  /** When its last call was answered. */
  at: Date;
}

const added = (before: CheckProgress | null, report: IntegrityReport): CheckProgress => ({
  ...report,
  checked: (before?.checked ?? 0) + report.checked,
  fixed: (before?.fixed ?? 0) + report.fixed,
  details: [...(before?.details ?? []), ...report.details].slice(0, MOST_DETAILS),
  at: new Date(),
});

/**
 * Runs the level integrity check to its end: each call goes on where the one before stopped (D26). It
 * can be held, and goes on from there; it is held when its screen is left.
 */
export function useIntegrityCheck() {
  const [progress, setProgress] = useState<CheckProgress | null>(null);
  const isHeld = useRef(false);
  useEffect(
    () => () => {
      isHeld.current = true;
    },
    [],
  );
  const run = useMutation({
    meta: {
      changes: ['people'],
      changesOnFailure: ['people'],
      errorTitle: 'Failed to run level check',
      errorText: 'Please try again.',
    },
    mutationFn: async (from: CheckProgress | null) => {
      isHeld.current = false;
      let so = from;
      do {
        const after = so?.next ?? undefined;
        const body = after === undefined ? {} : { after };
        so = added(so, await call(lateApi.admin.fixLevels, { body }));
        setProgress(so);
      } while (so.next !== null && !isHeld.current);
      return so;
    },
    onSuccess: ({ next, checked, fixed }) => {
      if (next !== null) return;
      toast({
        title: 'Level Integrity Check Completed!',
        description: `${oneOrMany(checked, 'account', 'accounts')} checked, ${fixed === 0 ? 'none' : fixed.toLocaleString('en-US')} put right.`,
      });
    },
  });
  return {
    progress,
    isRunning: run.isPending,
    /** It has stopped before its end. */
    isOpen: !run.isPending && progress !== null && progress.next !== null,
    start() {
      setProgress(null);
      run.mutate(null);
    },
    goOn: () => run.mutate(progress),
    hold() {
      isHeld.current = true;
    },
  };
}
