import { FORM_QUESTIONS } from '@pathkeeper/contract';
import { VisionOnly } from '../../features/site/VisionOnly.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';

/** /vision-form (S3.2.7). */
export default function VisionFormPage() {
  return (
    <VisionOnly title="Vision Form">
      <Page>
        <p>Step 1 of 7</p>
        <PageTitle>{FORM_QUESTIONS.legacy.question}</PageTitle>
      </Page>
    </VisionOnly>
  );
}
