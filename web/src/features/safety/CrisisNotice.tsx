import { lazy, useState } from 'react';
import { closeCrisisNotice, useCrisisNotice } from '../../lib/crisis-notice.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';

const SafetyDialog = lazy(async () => ({
  default: (await import('./SafetyDialog.tsx')).SafetyDialog,
}));

/** The people to call, over whatever screen a page that tells of danger was saved from (D32). */
export function CrisisNotice() {
  const answer = useCrisisNotice();
  // The form keeps its words while it goes, and gives the focus back.
  const [shown, setShown] = useState(answer);
  if (answer && answer !== shown) setShown(answer);
  return (
    <LazyPart>
      {shown && (
        <SafetyDialog opened={answer !== null} answer={shown} onClose={closeCrisisNotice} />
      )}
    </LazyPart>
  );
}
