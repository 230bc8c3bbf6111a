import { pillarOf, type VisionGoal } from '@pathkeeper/contract';
import { PillarMark } from '../../ui/art/PillarMark.tsx';
import { CategoryMark } from './CategoryMark.tsx';

interface GoalMarkProps {
  goal: Pick<VisionGoal, 'pillar' | 'icon'>;
  /** Width in px. */
  size: number;
}

/** The mark of a goal: the sign that its writer gave it, or that of its pillar. Always name it beside it. */
export function GoalMark({ goal: { pillar, icon }, size }: GoalMarkProps) {
  if (pillar && (icon === '' || icon === pillarOf(pillar).icon)) {
    return <PillarMark pillar={pillar} size={size} />;
  }
  return <CategoryMark icon={icon} size={size} />;
}
