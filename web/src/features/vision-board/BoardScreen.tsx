import { useMediaQuery } from '@mantine/hooks';
import type { PillarId, User, VisionBoard, VisionGoal } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded, together } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import classes from './BoardScreen.module.css';
import { board, useMoves, visionGoals } from './board.queries.ts';
import { BoardActsContext } from './board-acts.ts';
import { type BoardView, rememberedView, rememberView } from './board-view.ts';
import { CardBoard } from './cards/CardBoard.tsx';
import { CardsFoot } from './cards/CardsFoot.tsx';
import { VisionSummary } from './cards/VisionSummary.tsx';
import { CommitDialog } from './daily/CommitDialog.tsx';
import { commitment } from './daily/daily.queries.ts';
import { Trail } from './daily/Trail.tsx';
import { ExampleNote } from './ExampleNote.tsx';
import { LayAnew } from './LayAnew.tsx';
import { BoardList } from './list/BoardList.tsx';
import { pillarsOnWheel } from './model/board-pillars.ts';
import { EXAMPLE } from './model/example.data.ts';
import { PillarPanel } from './pillar/PillarPanel.tsx';
import { TakeOver } from './pillar/TakeOver.tsx';
import { useBoardDialogs } from './use-board-dialogs.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import { WaysToVision } from './WaysToVision.tsx';
import { type Held, Wheel } from './wheel/Wheel.tsx';

/** Narrower than 768 px nothing is dragged (S2.4, D67). */
const PHONE = '(max-width: 47.9375rem)';

const LINES: Record<BoardView, string> = {
  compass: 'Seven pillars. The needle stands where you are looking.',
  cards: 'Lay them as you see them. They stay where you put them.',
  list: 'The same board, in words.',
};

interface BoardScreenProps {
  user: User;
  /** The view that the address asks for. */
  asked: BoardView | null;
  onView: (view: BoardView) => void;
}

/** /vision-board (S2.4): the wheel, the cards or a list, and the step a day. */
export function BoardScreen({ user, asked, onView }: BoardScreenProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const query = together(useQuery(visionGoals()), useQuery(board()));
  const view = asked ?? rememberedView(user.id, isPhone);
  const [isCommitting, setIsCommitting] = useState(false);
  const { data: committed } = useQuery(commitment());
  return (
    <Page className={classes.screen}>
      <title>Vision Board · Pathkeeper</title>
      <div className={classes.top}>
        <div>
          <PageTitle>Vision Board</PageTitle>
          <p className={classes.line}>{LINES[view]}</p>
        </div>
        <ViewSwitch
          view={view}
          onView={(next) => {
            rememberView(user.id, next);
            onView(next);
          }}
        />
      </div>
      <Loaded
        query={query}
        skeleton={
          <Skeleton label="Loading the vision board">
            <div className={classes.coming}>
              <SkeletonLine width="46%" />
              <SkeletonLine width="88%" />
              <SkeletonLine width="70%" />
            </div>
          </Skeleton>
        }
        error={{ title: 'The vision board did not arrive.', words: 'It is safe where it is kept.' }}
      >
        {([goals, { layout }]) => (
          <Boards
            {...{ user, goals, layout, view, isPhone }}
            isCommitted={committed?.commitmentTime != null}
            onCommit={() => setIsCommitting(true)}
          />
        )}
      </Loaded>
      <Trail onCommit={() => setIsCommitting(true)} />
      {isCommitting && <CommitDialog now={committed} onClose={() => setIsCommitting(false)} />}
    </Page>
  );
}

interface BoardsProps {
  user: User;
  goals: VisionGoal[];
  layout: VisionBoard['layout'];
  view: BoardView;
  isPhone: boolean;
  isCommitted: boolean;
  onCommit: () => void;
}

function Boards({ user, goals: own, layout, view, isPhone, isCommitted, onCommit }: BoardsProps) {
  const isExample = own.length === 0;
  const goals = isExample ? EXAMPLE : own;
  const [selected, setSelected] = useState<PillarId | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const { acts, dialogs, stepShown } = useBoardDialogs(goals, isExample);
  const { move, placeNow } = useMoves();
  const pillars = pillarsOnWheel(goals, isExample ? {} : layout.pillars, held);
  const others = goals.filter(({ pillar }) => pillar === null);
  const canMove = !isPhone && !isExample;
  return (
    <BoardActsContext value={acts}>
      {isExample ? <ExampleNote /> : <TakeOver goals={goals} />}
      {view === 'compass' && (
        <div className={classes.compass}>
          <Wheel
            {...{ pillars, selected, held, canMove }}
            isSmall={isPhone}
            selectedStep={stepShown}
            onSelect={setSelected}
            onStep={(pillar, id) => {
              setSelected(pillar);
              const goal = goals.find((each) => each.pillar === pillar);
              const step = goal?.milestones.find((each) => each.id === id);
              if (goal && step) acts.openStep(goal, step);
            }}
            onHold={setHeld}
            onMove={move}
            placeNow={(key) => placeNow({ board: 'pillars', key })}
          />
          <PillarPanel pillars={pillars} selected={selected} onSelect={setSelected} />
        </div>
      )}
      {view === 'cards' && (
        <>
          {!isExample && <VisionSummary />}
          <CardBoard
            {...{ goals, canMove, isPhone }}
            layout={isExample ? {} : layout.cards}
            onMove={move}
            placeNow={(key) => placeNow({ board: 'cards', key })}
          />
        </>
      )}
      {canMove && view !== 'list' && (
        <LayAnew
          board={view === 'cards' ? 'cards' : 'pillars'}
          layout={view === 'cards' ? layout.cards : layout.pillars}
          onMove={move}
        />
      )}
      {view === 'list' && <BoardList pillars={pillars} others={others} />}
      {!isExample && <CardsFoot {...{ goals, isCommitted, onCommit }} />}
      {!isExample && <WaysToVision user={user} />}
      {dialogs}
    </BoardActsContext>
  );
}
