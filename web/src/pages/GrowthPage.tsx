import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { GrowthReport } from '../features/growth/map/GrowthReport.tsx';
import { Page } from '../ui/page/Page.tsx';

/** /growth: the growth map in full. */
export default function GrowthPage() {
  const { data: user } = useQuery(currentUser());
  if (!user) return null;
  return (
    <Page>
      <GrowthReport />
    </Page>
  );
}
