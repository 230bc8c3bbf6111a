import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { GrowthReport } from '../features/growth/GrowthReport.tsx';
import { MerlinButton } from '../features/guide/merlin/MerlinButton.tsx';
import { AppMasthead } from '../features/site/AppMasthead.tsx';
import { SiteFooter } from '../features/site/SiteFooter.tsx';
import { Page } from '../ui/page/Page.tsx';

/** /growth: the growth map in full. */
export default function GrowthPage() {
  const { data: user } = useQuery(currentUser());
  if (!user) return null;
  return (
    <>
      <title>Growth Map · Pathkeeper</title>
      <AppMasthead user={user} merlin={<MerlinButton user={user} />} />
      <main id="main" tabIndex={-1}>
        <Page>
          <GrowthReport />
        </Page>
      </main>
      <SiteFooter />
    </>
  );
}
