import { useOffline } from '../../../lib/api/connection.ts';
import { install } from '../../../lib/install-prompt.ts';
import { Logo } from '../../../ui/art/Logo.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import classes from './InstallBanner.module.css';
import { Notice } from './Notice.tsx';
import { useInstallOffer } from './use-install-offer.ts';

/** The offer to install, a line under the header for the signed-in (S1.2, S1.4). */
export function InstallBanner() {
  const { offer, dismiss } = useInstallOffer();
  const isOffline = useOffline();
  // One line at a time, and nothing installs without a network.
  if (!offer || isOffline) return null;
  const accept = async () => {
    // The browser's own question was answered with no: that is a "Not now" as well.
    if (!(await install())) dismiss();
  };
  return (
    <section aria-label="Install App" className={classes.banner}>
      <Notice
        drawing={<Logo size={34} />}
        actions={
          <>
            {offer === 'prompt' && <Button onClick={() => void accept()}>Install</Button>}
            <Button variant="bare" onClick={dismiss}>
              Not now
            </Button>
          </>
        }
      >
        <strong>Install App</strong>{' '}
        {offer === 'prompt'
          ? 'Add to home screen for quick access'
          : 'For quick access, tap Share, then Add to Home Screen'}
      </Notice>
    </section>
  );
}
