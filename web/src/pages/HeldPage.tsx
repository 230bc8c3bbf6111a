import { enter } from '../features/accounts/enter.ts';
import { useKeepAccount } from '../features/accounts/security/security.queries.ts';
import { useDownloadEverything } from '../features/profile/account.queries.ts';
import { useSignOut } from '../features/site/header/use-sign-out.tsx';
import { MessagePage } from '../features/site/MessagePage.tsx';
import type { ApiError } from '../lib/api/api-error.ts';
import { sessionOwner } from '../lib/api/tokens.ts';
import { hasDrafts } from '../lib/drafts/draft-store.ts';
import { paths } from '../lib/paths.ts';
import { EmptyScene } from '../ui/art/EmptyScene.tsx';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { ToastArea } from '../ui/feedback/ToastArea.tsx';
import { ProofGate } from './layouts/ProofGate.tsx';

const enterKept = () =>
  enter({ title: 'It Stays', description: 'Your account, and all that is in it.' }, paths.home);

/**
 * What somebody who is kept out reads in place of every page (D56): why, until when, and that nothing they
 * wrote is gone; they may still take it along. An account that is to be deleted is kept by a press.
 */
export default function HeldPage({ error }: { error: ApiError }) {
  const { mutate, isPending } = useDownloadEverything();
  const keep = useKeepAccount();
  // Whoever is kept out is signed in, though the server does not say who they are.
  const { signOut, question } = useSignOut(sessionOwner() ?? 0);
  const isSuspended = error.code === 'suspended';
  return (
    <>
      <title>Kept Out · Pathkeeper</title>
      <main id="main" tabIndex={-1}>
        <MessagePage
          drawing={<EmptyScene scene="offline" size={440} />}
          title={isSuspended ? 'The door is shut.' : 'This account is leaving.'}
          actions={
            <>
              {!isSuspended && (
                <Button
                  variant="filled"
                  busy={keep.isPending || keep.isSuccess}
                  busyLabel="Keeping it…"
                  onClick={() => keep.mutate(undefined, { onSuccess: enterKept })}
                >
                  Keep this account
                </Button>
              )}
              <Button
                variant={isSuspended ? 'filled' : 'outline'}
                busy={isPending}
                busyLabel="Asking for it…"
                onClick={() => mutate()}
              >
                Download everything
              </Button>
              <ButtonLink href={paths.contact}>Contact Us</ButtonLink>
              <Button onClick={signOut}>Logout</Button>
            </>
          }
        >
          <p>{error.reason}</p>
          <p>
            {isSuspended
              ? 'Your journal stays as it is, and it stays yours: you can take it along from here.'
              : 'To sign in changes nothing of that. Your journal stays as it is meanwhile, and you can take it along from here.'}
            {hasDrafts('') && ' What you were still writing is kept on this device.'}
          </p>
        </MessagePage>
      </main>
      <ToastArea />
      {question}
      <ProofGate />
    </>
  );
}
