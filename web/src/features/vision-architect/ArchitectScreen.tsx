import { type ArchitectConversation, isBlank, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { keepVisionCopy } from '../../lib/storage/vision-copy.ts';
import { useLateRemoval } from '../../lib/use-late-removal.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import { useConsent } from '../guide/index.ts';
import { QuietHelp, SafetyDialog } from '../safety/index.ts';
import classes from './ArchitectScreen.module.css';
import {
  conversation,
  useAskAbout,
  useGenerate,
  useRemoveConversation,
} from './architect.queries.ts';
import { Composer } from './Composer.tsx';
import { type Asking, ConversationDialogs } from './ConversationDialogs.tsx';
import { Earlier } from './Earlier.tsx';
import { Gone } from './Gone.tsx';
import { Made } from './Made.tsx';
import { Messages } from './Messages.tsx';
import { ReadAgain } from './ReadAgain.tsx';
import { SpokenOf } from './SpokenOf.tsx';
import { useTalk } from './use-talk.ts';

/** The Vision Architect (S3.2.6): a conversation, what it has spoken of, and what was made of it. */
export function ArchitectScreen({ user }: { user: User }) {
  const query = useQuery(conversation());
  const [reading, setReading] = useState<number | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { mutate } = useRemoveConversation();
  const removal = useLateRemoval(mutate);
  return (
    <>
      <div className={classes.title}>
        <PageTitle meta="Software that asks, one thing at a time, and builds only from what you said">
          Vision Architect
        </PageTitle>
      </div>
      {reading !== null ? (
        <ReadAgain key={reading} id={reading} onClose={() => setReading(null)} />
      ) : (
        <Loaded
          query={query}
          silentRefetch
          skeleton={
            <Skeleton label="Loading the conversation">
              <SkeletonLine width="30%" />
              <SkeletonLine />
              <SkeletonLine width="70%" />
            </Skeleton>
          }
          error={{
            title: 'The conversation did not arrive.',
            words: 'It is kept; nothing is lost.',
          }}
        >
          {(shown) => (
            <>
              {shown.id !== null && removal.isGone(shown.id) ? (
                <Gone as="div" onUndo={removal.undoOf(shown.id)} />
              ) : (
                <Conversation key={shown.id} user={user} shown={shown} onAsking={setAsking} />
              )}
              <Earlier
                removal={removal}
                onOpen={setReading}
                onDelete={(one) => setAsking({ act: 'delete', ...one })}
              />
            </>
          )}
        </Loaded>
      )}
      <ConversationDialogs
        asking={asking}
        onDone={() => setAsking(null)}
        onDelete={removal.remove}
      />
    </>
  );
}

/** The number of the first question: a conversation that is no longer fits on the screen. */
const OPENING = 1;

interface ConversationProps {
  user: User;
  shown: ArchitectConversation;
  onAsking: (asking: Asking) => void;
}

function Conversation({ user, shown, onAsking }: ConversationProps) {
  const talk = useTalk(user, shown);
  const askAbout = useAskAbout();
  const generate = useGenerate();
  const { guard, dialog } = useConsent(user);
  const [key, setKey] = useState(newId);
  const end = useRef<HTMLDivElement>(null);
  const { made, messages, readiness, visionData } = shown;
  const danger = generate.data?.safety?.tier === 'now' ? generate.data.safety : null;
  const [isDangerOpen, setIsDangerOpen] = useState(false);
  /** When the vision was made that was just asked for. */
  const [madeNow, setMadeNow] = useState<string | null>(null);
  useEffect(() => keepVisionCopy(user.id, visionData), [user.id, visionData]);

  // The newest message is brought to where the answer is written.
  const last = messages.at(-1)?.number ?? 0;
  // Whoever comes back to it goes on where it stopped, unless a link led to a message.
  const seen = useRef(window.location.hash === '' ? OPENING : last);
  useEffect(() => {
    if (last > seen.current) end.current?.scrollIntoView({ block: 'nearest' });
    seen.current = last;
  }, [last]);

  const makeVision = () =>
    generate.mutate(key, {
      onSuccess: ({ safety, made: fresh }) => {
        setKey(newId());
        setMadeNow(fresh?.at ?? null);
        setIsDangerOpen(safety?.tier === 'now');
      },
    });
  const isBegun = shown.id !== null;
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.talk}>
          <Messages messages={messages} isWaiting={talk.isSending} coming={talk.coming} />
          <p role="status" className={classes.aloud}>
            {isBegun && messages.at(-1)?.role === 'assistant' ? messages.at(-1)?.content : ''}
          </p>
          <div ref={end}>
            <Composer
              talk={talk}
              filled={!made && !readiness.ready}
              onSend={() => !isBlank(talk.words) && void guard(talk.send)}
            />
          </div>
        </div>
        <SpokenOf
          readiness={readiness}
          isMade={made !== null}
          isGenerating={generate.isPending}
          onGenerate={makeVision}
          onAsk={(subject) => {
            askAbout.mutate({ subject, shown });
            end.current?.querySelector('textarea')?.focus();
          }}
        />
      </div>
      {made && <Made made={made} isNew={made.at === madeNow} />}
      {generate.data?.safety?.tier === 'quiet' && <QuietHelp answer={generate.data.safety} />}
      {isBegun && (
        <div className={classes.acts}>
          <Button variant="bare" onClick={() => onAsking({ act: 'begin anew' })}>
            Begin anew
          </Button>
          <Button
            variant="bare"
            onClick={() =>
              onAsking({ act: 'delete', id: shown.id ?? 0, messages: messages.length })
            }
          >
            Delete the conversation
          </Button>
        </div>
      )}
      {dialog}
      <SafetyDialog
        opened={isDangerOpen && danger !== null}
        onClose={() => setIsDangerOpen(false)}
        answer={danger}
      />
    </>
  );
}
