import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/controls/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { earlierConversation } from './architect.queries.ts';
import { Made } from './Made.tsx';
import { Messages } from './Messages.tsx';

/** An earlier conversation, to be read only. */
export function ReadAgain({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(earlierConversation(id));
  return (
    <>
      <p>
        <Button autoFocus icon={<IconArrowLeft aria-hidden />} onClick={onClose}>
          Back to the conversation
        </Button>
      </p>
      <Loaded
        query={query}
        skeleton={
          <Skeleton label="Loading the conversation">
            <SkeletonLine />
          </Skeleton>
        }
        error={{ title: 'The conversation did not arrive.' }}
      >
        {({ messages, made }) => (
          <>
            <Messages messages={messages} />
            {made && <Made made={made} isNew={false} />}
          </>
        )}
      </Loaded>
    </>
  );
}
