import type { User } from '@pathkeeper/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { MerlinBust } from '../../../ui/art/MerlinBust.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import type { DayFacts } from './openers.ts';
import classes from './WordWithMerlin.module.css';

const MerlinChat = lazy(async () => ({ default: (await import('./MerlinChat.tsx')).MerlinChat }));

interface WordWithMerlinProps {
  user: User;
  facts: DayFacts;
  /** Called with true when people to call take Merlin's place, with false when that is over. */
  onAside: (isAside: boolean) => void;
}

/** The chat of the home screen: a folded strip until somebody wants a word. */
export function WordWithMerlin({ user, facts, onAside }: WordWithMerlinProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="word-with-merlin" className={classes.strip}>
      <h2 className={classes.head}>
        <button
          type="button"
          id="word-with-merlin"
          className={classes.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <MerlinBust size={44} />A word with Merlin
          <IconChevronDown aria-hidden size={20} stroke={1.6} className={classes.chevron} />
        </button>
      </h2>
      <div hidden={!isOpen} className={classes.body}>
        {isOpen && (
          <LazyPart
            fallback={
              <Skeleton label="Fetching Merlin">
                <SkeletonLine width="60%" />
              </Skeleton>
            }
          >
            <MerlinChat user={user} facts={facts} onAside={onAside} />
          </LazyPart>
        )}
      </div>
    </section>
  );
}
