import { useQuery } from '@tanstack/react-query';
import { today } from '../../lib/dates.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { QuestCard } from './QuestCard.tsx';
import { todaysQuest } from './quests.queries.ts';
import classes from './TodaysQuests.module.css';
import type { QuestSheet } from './use-quest.ts';

interface TodaysQuestsProps {
  sheet: QuestSheet;
}

/** Today's quest, and the two further ones from level 5. */
export function TodaysQuests({ sheet }: TodaysQuestsProps) {
  // A new day brings its own quest, also to a page left open.
  const quest = useQuery(todaysQuest(today(useMinute())));
  return (
    <Loaded
      query={quest}
      skeleton={
        <Skeleton label="Loading today’s quest">
          <div className={classes.coming}>
            <SkeletonLine width="18%" />
            <SkeletonLine width="48%" />
            <SkeletonLine width="72%" />
          </div>
        </Skeleton>
      }
      silentRefetch
      error={{
        small: true,
        title: 'Today’s quest did not arrive.',
        words: 'It keeps until midnight, and the page does not need it.',
      }}
    >
      {(first) => (
        <section aria-label="Today’s Quest" className={classes.quests}>
          <QuestCard quest={first} sheet={sheet} />
          {first.more.length > 0 && (
            <div className={classes.further}>
              {first.more.map((each) => (
                <QuestCard key={each.id} quest={each} isFurther sheet={sheet} />
              ))}
            </div>
          )}
        </section>
      )}
    </Loaded>
  );
}
