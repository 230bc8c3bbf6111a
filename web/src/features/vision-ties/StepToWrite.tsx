import { pillarOf, type VisionGoal } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/toast.ts';
import { visionGoals } from '../vision-board/board.queries.ts';
import type { StepNamed } from './ties.queries.ts';

/** A step that an entry is written about, with its words. */
export interface StepAbout extends StepNamed {
  title: string;
  area: string;
}

interface StepToWriteProps {
  step: StepNamed;
  /** Puts the prompt on the sheet. */
  onStep: (prompt: string, about: StepAbout) => void;
}

/** Brings the step that the address names to the writing sheet, once, and takes it out of the address. */
export function StepToWrite({ step, onStep }: StepToWriteProps) {
  const { data, isError } = useQuery(visionGoals());
  const navigate = useNavigate();
  const isBrought = useRef(false);
  useEffect(() => {
    if (isBrought.current || (!data && !isError)) return;
    isBrought.current = true;
    const found = data && findStep(data, step);
    if (found) onStep(`On “${found.title}”:`, found);
    else {
      toast({
        title: 'That Step Was Not Found',
        description: 'The sheet is open all the same; nothing will be tied to it.',
      });
    }
    void navigate({ to: paths.home, replace: true, resetScroll: false });
  }, [data, isError, step, onStep, navigate]);
  return null;
}

/** The words of a step; undefined where it is not among these goals. */
function findStep(goals: readonly VisionGoal[], step: StepNamed): StepAbout | undefined {
  const goal = goals.find(({ id }) => id === step.goalId);
  const milestone = goal?.milestones.find(({ id }) => id === step.milestoneId);
  return goal && milestone && { ...step, title: milestone.title, area: areaOf(goal) };
}

/** The pillar or category of a goal, in words. */
export const areaOf = ({ pillar, category, title }: VisionGoal): string =>
  pillar ? pillarOf(pillar).name : (category ?? title);
