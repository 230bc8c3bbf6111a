import {
  PILLARS,
  type Pillar,
  type PillarId,
  type VisionBoard,
  type VisionGoal,
} from '@pathkeeper/contract';
import { clamp, type Point } from './points.ts';
import {
  angleOf,
  homeOf,
  type Sector,
  STEPS_SHOWN,
  sectorsOf,
  stepPlaces,
} from './wheel-geometry.ts';

type Step = VisionGoal['milestones'][number];

/** A step of a pillar where it stands on the wheel. */
export interface StepOnWheel {
  step: Step;
  at: Point;
}

/** One of the seven as it stands on the wheel; `goal` is null where nobody has set one yet. */
export interface PillarOnWheel {
  pillar: Pillar;
  goal: VisionGoal | null;
  at: Point;
  sector: Sector;
  steps: StepOnWheel[];
}

/** Where a pillar stands until it is moved. */
export const firstPlaceOf = (pillar: PillarId): Point => {
  const { x, y } = homeOf(
    PILLARS.findIndex(({ id }) => id === pillar),
    PILLARS.length,
  );
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
};

const BOUND = 400;

/**
 * The seven pillars with their goals, where they stand. Of several goals of one pillar the first counts:
 * the server keeps one. `moving` is where something is held just now.
 */
export function pillarsOnWheel(
  goals: readonly VisionGoal[],
  layout: VisionBoard['layout']['pillars'],
  moving: { id: PillarId; at: Point } | null = null,
): PillarOnWheel[] {
  const places = PILLARS.map(({ id }) => {
    const at = (moving?.id === id ? moving.at : layout[id]) ?? firstPlaceOf(id);
    return { x: clamp(at.x, -BOUND, BOUND), y: clamp(at.y, -BOUND, BOUND) };
  });
  const sectors = sectorsOf(places.map(angleOf));
  return PILLARS.flatMap((pillar, index) => {
    const at = places[index];
    const sector = sectors[index];
    if (!at || !sector) return [];
    const goal = goals.find((each) => each.pillar === pillar.id) ?? null;
    const shown = (goal?.milestones ?? []).slice(0, STEPS_SHOWN);
    const around = stepPlaces(at, shown.length);
    const steps = shown.flatMap((step, place) => {
      const point = around[place];
      return point ? [{ step, at: point }] : [];
    });
    return [{ pillar, goal, at, sector, steps }];
  });
}
