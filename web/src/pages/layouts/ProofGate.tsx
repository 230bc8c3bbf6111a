import { lazy, useEffect, useState } from 'react';
import { whenProofIsAsked } from '../../lib/api/api.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';

const ProofDialog = lazy(async () => ({
  default: (await import('../../features/accounts/security/ProofDialog.tsx')).ProofDialog,
}));

type Answer = (isProven: boolean) => void;

/** Opens the question whether it is still the same person, once a call asks for it (D78). */
export function ProofGate() {
  const [waiting, setWaiting] = useState<Answer[]>([]);
  useEffect(() => {
    whenProofIsAsked(
      () => new Promise<boolean>((answer) => setWaiting((others) => [...others, answer])),
    );
    return () => whenProofIsAsked(async () => false);
  }, []);
  if (waiting.length === 0) return null;
  return (
    <LazyPart>
      <ProofDialog
        onDone={(isProven) => {
          setWaiting([]);
          for (const answer of waiting) answer(isProven);
        }}
      />
    </LazyPart>
  );
}
