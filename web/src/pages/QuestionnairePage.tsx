import type { Earnings, LifePath, SafetyAnswer, User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { useConsent } from '../features/guide/consent/use-consent.tsx';
import { BookmarkButton } from '../features/insights/BookmarkButton.tsx';
import { keptText } from '../features/insights/kept-text.ts';
import { useEarnings } from '../features/progression/use-earnings.tsx';
import { QuestionnaireRoom } from '../features/questionnaire/QuestionnaireRoom.tsx';
import { readingText } from '../features/questionnaire/reading-text.ts';
import { SafetyBody } from '../features/safety/SafetyBody.tsx';
import { Page } from '../ui/page/Page.tsx';

/** /questionnaire (S3.2.9): sixteen questions, and what was read in the answers. */
export default function QuestionnairePage() {
  const { data: user } = useQuery(currentUser());
  return (
    <Page>
      {user ? (
        <OwnRoom key={user.id} user={user} />
      ) : (
        <QuestionnaireRoom
          user={null}
          guard={(then) => then()}
          onEarned={() => {}}
          safeForm={safeForm}
          vault={() => null}
        />
      )}
    </Page>
  );
}

const safeForm = (answer: SafetyAnswer, actions: ReactNode) => (
  <SafetyBody answer={answer} actions={actions} />
);

/** The room of somebody signed in: asked before anything is sent out, told what they earned. */
function OwnRoom({ user }: { user: User }) {
  const consent = useConsent(user);
  const { announce, dialog } = useEarnings();
  const onEarned = (earnings: Earnings) =>
    announce({ title: 'Sixteen Answers Read', words: 'Your reading is kept.', earnings });
  const onKept = (earnings: Earnings) =>
    announce({ title: 'Saved to the Vault', words: 'It is there whenever you want it.', earnings });
  return (
    <>
      <QuestionnaireRoom
        user={user}
        guard={(then) => void consent.guard(then)}
        onEarned={onEarned}
        safeForm={safeForm}
        vault={(id, reading) => <KeepButton id={id} reading={reading} onKept={onKept} />}
      />
      {consent.dialog}
      {dialog}
    </>
  );
}

interface KeepButtonProps {
  id: number;
  reading: LifePath;
  onKept: (earnings: Earnings) => void;
}

function KeepButton({ id, reading, onKept }: KeepButtonProps) {
  const of = { reflectionType: 'life-path', reflectionPeriod: String(id) } as const;
  return (
    <BookmarkButton
      label="Save to vault"
      reflection={{ ...of, source: 'daily', entryId: null }}
      text={keptText(reading.title, [readingText(reading)])}
      onKept={onKept}
    />
  );
}
