import { createLink } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { claimAnswers } from './answers.ts';
import { Notice } from './Notice.tsx';

const DoorButton = createLink(ButtonLink);

/** Where a visitor's reading is, and how it comes to be theirs for longer. */
export function VisitorNotice({ isKept }: { isKept: boolean }) {
  return (
    <Notice
      actions={
        <DoorButton
          to={paths.register}
          search={{ next: paths.questionnaire }}
          onClick={claimAnswers}
        >
          Open a journal and keep it
        </DoorButton>
      }
    >
      {isKept
        ? 'This reading and your answers are in this browser and nowhere else.'
        : 'This browser will not keep this reading: it is gone when you leave the page.'}
    </Notice>
  );
}
