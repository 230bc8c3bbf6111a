import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { PricingScreen } from '../../features/subscription/pricing/PricingScreen.tsx';
import { Page } from '../../ui/page/Page.tsx';

/** /pricing (S3.2.10): readable signed out and in. */
export default function PricingPage() {
  const { data: user } = useQuery(currentUser());
  return (
    <Page>
      <PricingScreen user={user ?? null} />
    </Page>
  );
}
