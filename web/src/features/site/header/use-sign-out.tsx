import { lazy, type ReactNode, useState } from 'react';
import { hasDraftsOf } from '../../../lib/drafts/draft-store.ts';
import { paths } from '../../../lib/paths.ts';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { flash } from '../../../ui/flash.ts';
import { useLogout } from '../../accounts/accounts.queries.ts';

const UnsavedDialog = lazy(async () => ({
  default: (await import('./UnsavedDialog.tsx')).UnsavedDialog,
}));

/**
 * Signs out and goes to the front page. Signing out takes drafts along, so whoever has some is asked first:
 * `question` has to stand somewhere.
 */
export function useSignOut(userId: number): { signOut: () => void; question: ReactNode } {
  const logout = useLogout();
  const [isAsking, setIsAsking] = useState(false);
  const leave = async () => {
    await logout.mutateAsync();
    flash({ title: 'Logged Out', description: "You've been successfully logged out." });
    window.location.assign(paths.home);
  };
  return {
    signOut: () => (hasDraftsOf(userId) ? setIsAsking(true) : void leave()),
    question: isAsking && (
      <LazyPart>
        <UnsavedDialog
          busy={logout.isPending || logout.isSuccess}
          onStay={() => setIsAsking(false)}
          onSignOut={() => void leave()}
        />
      </LazyPart>
    ),
  };
}
