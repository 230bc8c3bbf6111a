import type { PillarId, VisionGoal } from '@pathkeeper/contract';
import { createContext, useContext } from 'react';

type Step = VisionGoal['milestones'][number];

/** What can be asked for from anywhere on the boards; the screen opens it. */
export interface BoardActs {
  /** An example is looked at: nothing of it can be changed. */
  isExample: boolean;
  openStep: (goal: VisionGoal, step: Step) => void;
  addStep: (goal: VisionGoal) => void;
  editWords: (goal: VisionGoal) => void;
  /** A goal by hand: for a pillar, or (null) a category of one's own. */
  setGoal: (pillar: PillarId | null) => void;
  openGoal: (goal: VisionGoal) => void;
  changeLook: (goal: VisionGoal) => void;
  remove: (goal: VisionGoal) => void;
}

export const BoardActsContext = createContext<BoardActs | null>(null);

export function useBoardActs(): BoardActs {
  const acts = useContext(BoardActsContext);
  if (!acts) throw new Error('A part of the boards stands outside their screen.');
  return acts;
}
