import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy } from 'react';
import { MessagePage } from '../features/site/MessagePage.tsx';
import { isHeld, NetworkError } from '../lib/api/api-error.ts';
import { connection } from '../lib/api/connection.ts';
import { hasDrafts } from '../lib/drafts/draft-store.ts';
import { isMissingPart } from '../lib/missing-part.ts';
import { paths } from '../lib/paths.ts';
import { EmptyScene } from '../ui/art/EmptyScene.tsx';
import { Lockup } from '../ui/art/Logo.tsx';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { LazyPart } from '../ui/feedback/LazyPart.tsx';
import { Header } from '../ui/page/Header.tsx';

const HeldPage = lazy(() => import('./HeldPage.tsx'));

interface Reading {
  tab: string;
  title: string;
  words: string;
  /** Said only where something is. */
  kept: string;
}

const OUT_OF_REACH: Reading = {
  tab: 'Out of Reach',
  title: 'The network is out of reach.',
  words: 'The page could not be fetched.',
  kept: 'What you were writing is kept on this device, and will be there when the line is back.',
};

/** An older build's script is gone once the server has a newer one. */
const NOT_HERE: Reading = {
  tab: 'A New Version',
  title: 'This page did not arrive.',
  words:
    'Most likely a new version is here, and the page you have open still asks for the old one. Reloading settles it.',
  kept: 'What you were writing is kept on this device.',
};

const BROKEN: Reading = {
  tab: 'Something Broke',
  title: 'Something here has broken.',
  words: 'It is our mistake, not yours. What you saved is safe. Reloading usually mends it.',
  kept: 'What you were still writing is kept on this device.',
};

function readingOf(error: unknown): Reading {
  const isAway = error instanceof NetworkError || connection.isOffline() || !navigator.onLine;
  if (isAway) return OUT_OF_REACH;
  return isMissingPart(error) ? NOT_HERE : BROKEN;
}

/**
 * What stands where a page could not be drawn. It asks nobody anything and its links load the
 * application anew, since whatever broke may still be broken.
 */
export default function CrashPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (isHeld(error)) {
    return (
      <>
        <CrashHeader />
        <LazyPart>
          <HeldPage error={error} />
        </LazyPart>
      </>
    );
  }
  const { tab, title, words, kept } = readingOf(error);
  // At home nothing would be different from here.
  const hasHome = window.location.pathname !== paths.home;
  return (
    <>
      <title>{`${tab} · Pathkeeper`}</title>
      <CrashHeader />
      <main id="main" tabIndex={-1}>
        <MessagePage
          drawing={<EmptyScene scene="offline" size={440} />}
          title={title}
          actions={
            <>
              <Button variant="filled" onClick={() => window.location.reload()}>
                Reload
              </Button>
              {hasHome && <ButtonLink href={paths.home}>Home</ButtonLink>}
            </>
          }
        >
          <p>{hasDrafts('') ? `${words} ${kept}` : words}</p>
        </MessagePage>
      </main>
    </>
  );
}

function CrashHeader() {
  return (
    <Header
      brand={
        <a href={paths.home} aria-label="Pathkeeper, home">
          <Lockup />
        </a>
      }
    />
  );
}
