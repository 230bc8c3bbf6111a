import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Unsubscribe } from '../../features/notices/Unsubscribe.tsx';
import { AuthFrame } from '../../features/site/AuthFrame.tsx';
import { AuthActions } from '../../features/site/header/AuthActions.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';

/** /unsubscribe: reached by the link of a letter, with its token after the `#` (D48). */
export default function UnsubscribePage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [isDone, setIsDone] = useState(false);
  if (isDone || !token) {
    return (
      <AuthFrame
        title={isDone ? 'No more letters.' : 'This link is not whole.'}
        line={
          isDone
            ? 'Notices wait under the bell, as before. Letters can be turned on again beside them.'
            : 'Open it from the letter again, or turn letters off beside your notices.'
        }
        view="near"
      >
        <AuthActions>
          <LinkButton to={paths.notices} variant="filled" wide>
            Go to the notices
          </LinkButton>
        </AuthActions>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="No more letters?"
      line="One press, and the daily letter about your notices ends. No sign-in is needed."
      view="near"
    >
      <AuthActions>
        <Unsubscribe token={token} onDone={() => setIsDone(true)} />
      </AuthActions>
    </AuthFrame>
  );
}
