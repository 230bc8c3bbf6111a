import { can, type Goal, type VisionGoal } from '@pathkeeper/contract';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { focusSoon } from '../../../ui/page/focus.ts';
import { toast } from '../../../ui/toast.ts';
import { currentUser } from '../../accounts/accounts.queries.ts';
import { tellLock, useLock } from '../../progression/gates.queries.ts';
import { siteInfo } from '../../site/site.queries.ts';
import { visionGoals } from '../../vision-board/board.queries.ts';
import { GoalDialog } from '../dialogs/GoalDialog.tsx';
import { goalsLine } from '../goal-words.ts';
import { allGoals, useUpdateGoal } from '../goals.queries.ts';
import { FinishedGoals } from './FinishedGoals.tsx';
import { GoalItem } from './GoalItem.tsx';
import classes from './GoalsScreen.module.css';
import { NoGoals } from './NoGoals.tsx';

const NEW_GOAL = 'new-goal';

// What had the focus is gone, and so the way on is the button for another goal.
const focusNewGoal = () => focusSoon(() => document.getElementById(NEW_GOAL));

/** The goals of the profile: the open ones, and the finished folded below them. */
export function GoalsScreen() {
  const all = useQuery(allGoals());
  const [isSetting, setIsSetting] = useState(false);
  const lock = useLock('goals');
  const finish = useFinish();

  const setOne = () => (lock ? tellLock('New goals', lock) : setIsSetting(true));
  const vision = useVisionOf();
  const item = (goal: Goal) => (
    <GoalItem
      key={goal.id}
      goal={goal}
      vision={vision.get(goal.id)}
      onFinish={(isCompleted) => finish(goal, isCompleted)}
      onDeleted={focusNewGoal}
    />
  );
  const content = (goals: readonly Goal[]) => {
    const finished = goals.filter(({ isCompleted }) => isCompleted);
    return (
      <>
        <div className={classes.head}>
          <p className={classes.line}>{goalsLine(goals)}</p>
          <Button
            id={NEW_GOAL}
            variant="filled"
            className={classes.new}
            icon={lock ? <IconLock aria-hidden /> : <IconPlus aria-hidden />}
            onClick={setOne}
          >
            New goal
          </Button>
        </div>
        {goals.filter(({ isCompleted }) => !isCompleted).map(item)}
        {finished.length > 0 && (
          <FinishedGoals count={finished.length}>{finished.map(item)}</FinishedGoals>
        )}
      </>
    );
  };
  return (
    <>
      <Loaded
        query={all}
        silentRefetch
        skeleton={<ToCome />}
        error={{
          title: 'Your goals did not arrive.',
          words: 'They are kept; only this page of them is missing.',
        }}
        empty={<NoGoals buttonId={NEW_GOAL} lock={lock} onNew={setOne} />}
      >
        {content}
      </Loaded>
      {isSetting && <GoalDialog onClose={() => setIsSetting(false)} />}
    </>
  );
}

/** The goals of the vision by their ids; none where the tools are closed. */
function useVisionOf(): ReadonlyMap<number, VisionGoal> {
  const { data: user } = useQuery(currentUser());
  const { data: site } = useQuery(siteInfo());
  const visionAccess = site?.visionAccess ?? 'admins';
  const enabled = can(user ?? null, 'useVision', { visionAccess });
  const { data } = useQuery({ ...visionGoals(), enabled });
  return new Map(data?.map((goal) => [goal.id, goal]));
}

/** Finishes a goal or opens it again, and says so in one line. */
function useFinish() {
  const { mutate } = useUpdateGoal();
  const finish = ({ id, title }: Goal, isCompleted: boolean) =>
    mutate(
      { id, isCompleted },
      {
        onSuccess: () => {
          focusNewGoal();
          toast({
            title: isCompleted ? 'Finished' : 'Open again',
            description: isCompleted
              ? `“${title}” is done, and lies below with what else is.`
              : `“${title}” stands among the open ones.`,
            action: { label: 'Undo', onClick: () => mutate({ id, isCompleted: !isCompleted }) },
          });
        },
      },
    );
  return finish;
}

function ToCome() {
  return (
    <Skeleton label="Loading goals">
      <div className={classes.coming}>
        <SkeletonLine width="40%" />
        <SkeletonLine />
        <SkeletonLine width="60%" />
      </div>
    </Skeleton>
  );
}
