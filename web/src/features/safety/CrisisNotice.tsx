import { lazy, useState } from 'react';
import { closeCrisisNotice, useCrisisNotice } from '../../lib/crisis/crisis-notice.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';

const SafetyDialog = lazy(async () => ({
  default: (await import('./SafetyDialog.tsx')).SafetyDialog,
}));

const QuietHelp = lazy(async () => ({
  default: (await import('./QuietHelp.tsx')).QuietHelp,
}));

/** Shows the helplines over any screen after an entry with words of danger was saved (D32). */
export function CrisisNotice() {
  const answer = useCrisisNotice();
  // The closing dialog keeps its content during the animation, and returns the focus.
  const [shown, setShown] = useState(answer);
  if (answer && answer !== shown) setShown(answer);
  return (
    <LazyPart>
      {answer?.tier === 'quiet' && <QuietHelp answer={answer} onClose={closeCrisisNotice} />}
      {shown && shown.tier !== 'quiet' && (
        <SafetyDialog opened={answer !== null} answer={shown} onClose={closeCrisisNotice} />
      )}
    </LazyPart>
  );
}
