import type { GuideSettings, User } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { guideSettings, useSetConsent } from '../guide.queries.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { rememberAsked, wasAsked } from './consent-asked.ts';

export interface Consent {
  /**
   * Does something that may send pages to an outside guide, after its writer has been asked once
   * whether it may (D33). Nothing happens when they walk away from the question, or ask for
   * a second thing before it is known whether they are to be asked.
   */
  guard: (then: () => void) => Promise<void>;
  /** The question is on the screen. */
  isAsked: boolean;
  /** They walked away from it. */
  isDeclined: boolean;
  /** The question; render it once. */
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
      // Where nobody can be asked nothing is agreed to, and the server sends nothing.
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
      // Pages would go elsewhere by now: then that is what is asked.
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
