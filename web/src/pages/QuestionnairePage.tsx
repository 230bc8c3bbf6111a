import type { LifePath, SafetyAnswer, User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { useConsent } from '../features/guide/consent/use-consent.tsx';
import { bookmarkText } from '../features/insights/bookmark-text.ts';
import { BookmarkButton } from '../features/insights/reader/BookmarkButton.tsx';
import { QuestionnaireScreen } from '../features/questionnaire/QuestionnaireScreen.tsx';
import { readingText } from '../features/questionnaire/result/reading-text.ts';
import { SafetyBody } from '../features/safety/SafetyBody.tsx';
import { Page } from '../ui/page/Page.tsx';

/** /questionnaire (S3.2.9): sixteen questions, and what was read in the answers. */
export default function QuestionnairePage() {
  const { data: user } = useQuery(currentUser());
  return (
    <Page>
      {user ? (
        <SignedInQuestionnaire key={user.id} user={user} />
      ) : (
        <QuestionnaireScreen
          user={null}
          guard={(then) => then()}
          safeForm={safeForm}
          vault={() => null}
        />
      )}
    </Page>
  );
}

const KEPT = { title: 'Saved to the Vault', words: 'It is there whenever you want it.' };

const safeForm = (answer: SafetyAnswer, actions: ReactNode) => (
  <SafetyBody answer={answer} actions={actions} />
);

/** The questionnaire of somebody signed in: asked before anything is sent out. */
function SignedInQuestionnaire({ user }: { user: User }) {
  const consent = useConsent(user);
  return (
    <>
      <QuestionnaireScreen
        user={user}
        guard={(then) => void consent.guard(then)}
        safeForm={safeForm}
        vault={(id, reading) => <KeepButton id={id} reading={reading} />}
      />
      {consent.dialog}
    </>
  );
}

interface KeepButtonProps {
  id: number;
  reading: LifePath;
}

function KeepButton({ id, reading }: KeepButtonProps) {
  const of = { reflectionType: 'life-path', reflectionPeriod: String(id) } as const;
  return (
    <BookmarkButton
      label="Save to vault"
      reflection={{ ...of, source: 'daily', entryId: null }}
      text={bookmarkText(reading.title, [readingText(reading)])}
      announce={KEPT}
    />
  );
}
