import { can, JOURNEY_QUESTIONS } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';

/** /vision-questionnaire (S3.2.8): the administrators'; others are sent home. */
export default function VisionJourneyPage() {
  const { data: user } = useQuery(currentUser());
  if (!user) return null;
  if (!can(user, 'useVisionJourney')) return <Navigate to={paths.home} replace />;
  return (
    <Page>
      <PageTitle>{JOURNEY_QUESTIONS.health.question}</PageTitle>
    </Page>
  );
}
