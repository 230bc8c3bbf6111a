import { QUEST_MIN_CHARACTERS, type Quest } from '@pathkeeper/contract';
import { useId } from 'react';
import { clockHere } from '../../lib/dates.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Envelope } from '../../ui/art/Ornament.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './QuestCard.module.css';
import { untilMidnight } from './until-midnight.ts';
import { type QuestSheet, useQuest } from './use-quest.ts';

interface QuestCardProps {
  quest: Quest;
  /** One of the further quests: without the letter, in a smaller hand. */
  isFurther?: boolean;
  sheet: QuestSheet;
}

/** A quest in its three states: sealed, accepted, kept (S1.4). */
export function QuestCard({ quest, isFurther = false, sheet }: QuestCardProps) {
  const id = useId();
  const actions = useQuest(sheet);
  const { title, description, prompt, xpReward, status, completedAt } = quest;
  return (
    <article
      aria-labelledby={id}
      className={classes.quest}
      data-status={status}
      data-further={isFurther || undefined}
    >
      {!isFurther && (
        <div className={classes.seal}>
          <Envelope size={110} />
        </div>
      )}
      <div className={classes.words}>
        <p className={classes.over}>
          <SmallCaps>{labelOf(quest, isFurther)}</SmallCaps>
          {status === 'accepted' && <TimeLeft />}
        </p>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.description}>
          {status === 'accepted' ? prompt : description}
          {status === 'accepted' && (
            <span className={classes.rule}>
              {`A page of ${QUEST_MIN_CHARACTERS} characters or more completes it.`}
            </span>
          )}
        </p>
      </div>
      <p className={classes.xp}>
        +{xpReward} <SmallCaps>XP</SmallCaps>
      </p>
      <div className={classes.actions}>
        {status === 'not_started' && (
          <Button busy={actions.isAccepting} onClick={() => void actions.accept(quest)}>
            Accept
          </Button>
        )}
        {status === 'accepted' && (
          <>
            <Button busy={actions.isCompleting} onClick={() => void actions.complete(quest)}>
              Complete
            </Button>
            <Button variant="bare" onClick={() => sheet.put(prompt)}>
              Write it now
            </Button>
          </>
        )}
        {completedAt && <Stamp at={completedAt} />}
      </div>
    </article>
  );
}

function labelOf({ status }: Quest, isFurther: boolean): string {
  if (status === 'accepted') return 'Accepted';
  return isFurther ? 'Another, if you like' : 'Today’s Quest';
}

function TimeLeft() {
  return <span className={classes.left}>until midnight, {untilMidnight(useMinute())}</span>;
}

function Stamp({ at }: { at: string }) {
  const time = clockHere(at);
  return (
    <p className={classes.stamp}>
      <VisuallyHidden>Completed: </VisuallyHidden>Kept <time dateTime={at}>{time}</time>
    </p>
  );
}
