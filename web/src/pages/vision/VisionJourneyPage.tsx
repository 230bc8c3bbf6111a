import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { VisionJourneyScreen } from '../../features/vision-form/VisionJourneyScreen.tsx';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../ui/page/Page.tsx';

/** /vision-questionnaire (S3.2.8): the administrators'; others are sent home. */
export default function VisionJourneyPage() {
  const { data: user } = useQuery(currentUser());
  if (!user) return null;
  if (!can(user, 'useVisionJourney')) return <Navigate to={paths.home} replace />;
  return (
    <Page>
      <VisionJourneyScreen key={user.id} user={user} />
    </Page>
  );
}
