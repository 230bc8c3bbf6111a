import type { GuideSettings, User } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { guideSettings, useSetConsent } from '../guide.queries.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { rememberAsked, wasAsked } from './consent-asked.ts';

export interface Consent {
  /**
   * Does something that may send entries to an outside guide, after the user was asked once for
   * consent (D33). Does nothing when the user dismisses the dialog, or asks for a second thing before
   * it is known whether the dialog is needed.
   */
  guard: (then: () => void) => Promise<void>;
  /** The consent dialog is open. */
  isAsked: boolean;
  /** The user dismissed it. */
  isDeclined: boolean;
  /** The consent dialog; render it once. */
  dialog: ReactNode;
}

const isOpen = (userId: number, { destination, consentedAt }: GuideSettings) =>
  destination !== null && consentedAt === null && !wasAsked(userId, destination);

export function useConsent({ id }: User): Consent {
  const client = useQueryClient();
  const setConsent = useSetConsent();
  const [question, setQuestion] = useState<{ destination: string; then: () => void } | null>(null);
  const [opened, setOpened] = useState(false);
  const isLooking = useRef(false);

  const guard = useCallback(
    async (then: () => void) => {
      if (isLooking.current) return;
      isLooking.current = true;
      // Without settings nobody can be asked; the server sends nothing without consent.
      const settings = await client.ensureQueryData(guideSettings()).catch(() => null);
      isLooking.current = false;
      if (settings?.destination && isOpen(id, settings)) {
        setQuestion({ destination: settings.destination, then });
        setOpened(true);
      } else then();
    },
    [client, id],
  );
  const answer = async (allowed: boolean) => {
    if (!question) return;
    const { destination, then } = question;
    if (allowed && !(await setConsent.mutateAsync({ allowed, destination }).catch(() => null))) {
      // The destination has changed: ask for the new one.
      const now = client.getQueryData(guideSettings().queryKey)?.destination;
      if (now) setQuestion({ destination: now, then });
      return;
    }
    rememberAsked(id, destination);
    setOpened(false);
    then();
  };
  return {
    guard,
    isAsked: opened,
    isDeclined: question !== null && !opened,
    dialog: question && (
      <ConsentDialog
        opened={opened}
        destination={question.destination}
        busy={setConsent.isPending}
        onAnswer={(allowed) => void answer(allowed)}
        onClose={() => setOpened(false)}
      />
    ),
  };
}
