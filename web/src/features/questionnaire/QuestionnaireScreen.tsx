import type { LifePath, SafetyAnswer, User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { dropVisitorsAnswers, isUntouched } from './answers.ts';
import { LeftByVisitor } from './LeftByVisitor.tsx';
import { Notice } from './Notice.tsx';
import { QuestionScreen } from './QuestionScreen.tsx';
import { latestLifePath, useSkip } from './questionnaire.queries.ts';
import { LifePathResult } from './result/LifePathResult.tsx';
import { SafeScreen } from './SafeScreen.tsx';
import { useAnswers } from './use-answers.ts';
import { useReading } from './use-reading.ts';
import { useVisitorReading } from './use-visitor-reading.ts';
import { VisitorNotice } from './VisitorNotice.tsx';

interface QuestionnaireRoomProps {
  /** Null for a visitor. */
  user: User | null;
  /** Does something that may send answers to an outside guide, once its writer was asked. */
  guard: (then: () => void) => void;
  /** The people to call, and under them the ways on. */
  safeForm: (answer: SafetyAnswer, actions: ReactNode) => ReactNode;
  /** The way to keep a reading in the vault. */
  vault: (id: number, reading: LifePath) => ReactNode;
}

/** The questionnaire: its questions, or what was read in the answers (S3.2.9). */
export function QuestionnaireScreen(props: QuestionnaireRoomProps) {
  const { user, guard, safeForm, vault } = props;
  const navigate = useNavigate();
  const skip = useSkip();
  const kept = useAnswers(user?.id ?? 'visitor');
  const own = useQuery({ ...latestLifePath(), enabled: user !== null });
  const visitor = useVisitorReading(user === null);
  const [shown, setShown] = useState<'reading' | 'questions' | null>(null);
  const read = useReading({
    userId: user?.id ?? null,
    guard,
    onRead: (ikigaiAnalysis, answers) => {
      if (user === null) visitor.keep(answers, ikigaiAnalysis);
      else dropVisitorsAnswers(answers);
      kept.clear(answers);
      setShown('reading');
    },
  });

  const made = user ? (own.data ?? null) : visitor.made;
  const leaveForNow = (at: number) => {
    if (user) skip.mutate();
    if (!isUntouched(kept.answers) && kept.isKept) toast(keptAt(at));
    void navigate({ to: paths.home });
  };
  const offer = user && (
    <LeftByVisitor
      isReading={read.isReading}
      onRead={read.read}
      onTake={(answers) => {
        kept.takeOver(answers);
        setShown('questions');
      }}
    />
  );

  if (read.safety) return <SafeScreen form={safeForm} answer={read.safety} onBack={read.back} />;
  if (user && own.isPending) return <RoomToCome />;
  // Answers that were begun go on, until the reading is asked for.
  const isBegun = !isUntouched(kept.answers);
  if (made && (shown ?? (isBegun ? 'questions' : 'reading')) === 'reading') {
    return (
      <LifePathResult
        key={made.createdAt}
        answers={made.answers}
        reading={made.ikigaiAnalysis}
        createdAt={made.createdAt}
        isNew={read.isDone}
        isVisitor={user === null}
        vault={own.data && vault(own.data.id, own.data.ikigaiAnalysis)}
        notice={user ? offer : <VisitorNotice isKept={visitor.isKept} />}
        again={isBegun ? 'Go on answering' : 'Take it again'}
        onAgain={() => setShown('questions')}
      />
    );
  }
  return (
    <>
      {offer}
      {made && (
        <Notice actions={<Button onClick={() => setShown('reading')}>Show it</Button>}>
          {`Your last reading, “${made.ikigaiAnalysis.title}”, stays as it is.`}
        </Notice>
      )}
      <QuestionScreen
        kept={kept}
        isReading={read.isReading}
        onSkip={() => leaveForNow(kept.answers.at)}
        onComplete={() => {
          const open = kept.answers.texts.findIndex((text) => text.trim() === '');
          if (open < 0) return read.read(kept.answers.texts);
          kept.open(open);
          toast({
            title: `Question ${open + 1} is still open`,
            description: 'The reading is made of all sixteen answers; one sentence is enough.',
          });
        }}
      />
    </>
  );
}

/** Nobody is to think that the answers went with the questionnaire that they left. */
const keptAt = (at: number) => ({
  title: 'Your answers are kept',
  description: `They wait in this browser, open at question ${at + 1}.`,
});

function RoomToCome() {
  return (
    <Skeleton label="Loading the questionnaire">
      <SkeletonLine width="30%" />
      <SkeletonLine width="64%" />
      <SkeletonLine width="52%" />
    </Skeleton>
  );
}
