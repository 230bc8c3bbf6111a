import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { VisionOnly } from '../../features/site/VisionOnly.tsx';
import { VisionFormScreen } from '../../features/vision-form/VisionFormScreen.tsx';
import { OwnWords } from '../../features/vision-words/index.ts';
import { Page } from '../../ui/page/Page.tsx';

/** /vision-form (S3.2.7): seven steps, then the board that was made of them. */
export default function VisionFormPage() {
  const { data: user } = useQuery(currentUser());
  return (
    <VisionOnly title="Vision Form" closed={<OwnWords />}>
      <Page>{user && <VisionFormScreen key={user.id} user={user} />}</Page>
    </VisionOnly>
  );
}
