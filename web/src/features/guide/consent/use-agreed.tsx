import type { User } from '@pathkeeper/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useConsent } from './use-consent.tsx';

interface Agreed {
  /** A guide may be asked. */
  isAgreed: boolean;
  /** The user dismissed the consent dialog, and has to ask by themselves. */
  isDeclined: boolean;
  ask: () => void;
  dialog: ReactNode;
}

/** For a screen that asks a guide as it opens: the consent dialog comes first, once. */
export function useAgreed(user: User): Agreed {
  const { guard, isDeclined, dialog } = useConsent(user);
  const [isAgreed, setIsAgreed] = useState(false);
  useEffect(() => {
    void guard(() => setIsAgreed(true));
  }, [guard]);
  return {
    isAgreed,
    isDeclined: isDeclined && !isAgreed,
    ask: () => void guard(() => setIsAgreed(true)),
    dialog,
  };
}
