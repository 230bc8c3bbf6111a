import type { ErrorComponentProps } from '@tanstack/react-router';
import { Stray } from '../features/site/Stray.tsx';
import { NetworkError } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { EmptyScene } from '../ui/art/EmptyScene.tsx';
import { Lockup } from '../ui/art/Logo.tsx';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { Masthead } from '../ui/page/Masthead.tsx';

/**
 * What stands where a page could not be drawn. It asks nobody anything and its links load the
 * application anew, since whatever broke may still be broken.
 */
export default function CrashPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const offline = error instanceof NetworkError || !navigator.onLine;
  return (
    <>
      <title>{offline ? 'Out of Reach · Pathkeeper' : 'Something Broke · Pathkeeper'}</title>
      <Masthead
        brand={
          <a href={paths.home} aria-label="Pathkeeper, home">
            <Lockup />
          </a>
        }
      />
      <main id="main" tabIndex={-1}>
        <Stray
          drawing={<EmptyScene scene="offline" size={440} />}
          title={offline ? 'The network is out of reach.' : 'Something here has broken.'}
          actions={
            <>
              <Button variant="filled" onClick={() => window.location.reload()}>
                Reload
              </Button>
              {!offline && <ButtonLink href={paths.home}>Home</ButtonLink>}
            </>
          }
        >
          {offline ? (
            <p>
              The page could not be fetched. Anything you were writing is kept on this device, and
              will be there when the line is back.
            </p>
          ) : (
            <p>
              It is our mistake, not yours. What you saved is safe, and a page you were still
              writing is kept on this device. Reloading usually mends it.
            </p>
          )}
        </Stray>
      </main>
    </>
  );
}
