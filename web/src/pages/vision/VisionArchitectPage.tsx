import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { VisionOnly } from '../../features/site/VisionOnly.tsx';
import { ArchitectScreen, BetaFallback } from '../../features/vision-architect/index.ts';
import { OwnWords } from '../../features/vision-words/index.ts';
import { Page } from '../../ui/page/Page.tsx';

/** /vision-architect (S3.2.6): the conversation; in its place, where it fails, the beta's words. */
export default function VisionArchitectPage() {
  const { data: user } = useQuery(currentUser());
  return (
    <VisionOnly title="Vision Architect" closed={<OwnWords />}>
      <Page>
        <title>Vision Architect · Pathkeeper</title>
        <BetaFallback>{user && <ArchitectScreen key={user.id} user={user} />}</BetaFallback>
      </Page>
    </VisionOnly>
  );
}
