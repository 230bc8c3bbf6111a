import { useEffect } from 'react';
import { paths } from '../../../lib/paths.ts';
import { storage } from '../../../lib/storage.ts';
import { toast } from '../../../ui/toast.ts';
import { type ProfileAddress, planName } from '../profile.address.ts';

/** Set in this browser when somebody comes back from paying. */
const PREMIUM = 'premium';

/** How long the news stands before the page is loaded anew (S3.4). */
const RELOAD_AFTER = 2000;

export const isPremiumHere = (): boolean => storage.get(PREMIUM) === 'true';

/** Receives whoever comes back from the checkout; the address it leads to says nothing of it again. */
export function useUpgradeReturn({ upgrade, plan }: ProfileAddress): void {
  useEffect(() => {
    if (upgrade !== 'success') return;
    storage.set(PREMIUM, 'true');
    toast({
      title: 'Upgrade successful.',
      description: `${planName(plan)} is yours. Thank you.`,
    });
    const timer = setTimeout(() => window.location.replace(paths.profile), RELOAD_AFTER);
    return () => clearTimeout(timer);
  }, [upgrade, plan]);
}
