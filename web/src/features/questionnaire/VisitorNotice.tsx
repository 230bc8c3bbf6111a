import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { claimAnswers } from './answers.ts';
import { Notice } from './Notice.tsx';

/** Where a visitor's reading is, and how it comes to be theirs for longer. */
export function VisitorNotice({ isKept }: { isKept: boolean }) {
  return (
    <Notice
      actions={
        <LinkButton
          to={paths.register}
          search={{ next: paths.questionnaire }}
          onClick={claimAnswers}
        >
          Open a journal and keep it
        </LinkButton>
      }
    >
      {isKept
        ? 'This reading and your answers are in this browser and nowhere else.'
        : 'This browser will not keep this reading: it is gone when you leave the page.'}
    </Notice>
  );
}
