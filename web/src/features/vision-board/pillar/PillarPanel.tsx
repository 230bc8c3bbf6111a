import { PILLARS, type PillarId } from '@pathkeeper/contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Leader } from '../../../ui/typography/Leader.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { useBoardActs } from '../board-acts.ts';
import type { PillarOnWheel } from '../model/board-pillars.ts';
import { doneOf, placeLine } from '../model/board-words.ts';
import { GoalContent } from './GoalContent.tsx';
import classes from './PillarPanel.module.css';

interface PillarPanelProps {
  pillars: readonly PillarOnWheel[];
  selected: PillarId | null;
  onSelect: (pillar: PillarId | null) => void;
}

/** What stands beside the wheel: the pillar that is looked at, or all seven with how far they are. */
export function PillarPanel({ pillars, selected, onSelect }: PillarPanelProps) {
  const on = pillars.find(({ pillar }) => pillar.id === selected);
  if (!on) return <AllPillars pillars={pillars} onSelect={onSelect} />;
  const index = PILLARS.findIndex(({ id }) => id === on.pillar.id);
  const before = PILLARS[(index + PILLARS.length - 1) % PILLARS.length];
  const after = PILLARS[(index + 1) % PILLARS.length];
  return (
    <section aria-labelledby="pillar-name" className={classes.panel}>
      <SmallCaps as="p">{placeLine(on.pillar.id)}</SmallCaps>
      <h2 id="pillar-name" className={classes.name} tabIndex={-1}>
        {on.pillar.name}
      </h2>
      {on.goal ? <GoalContent goal={on.goal} /> : <Unset pillar={on.pillar.id} />}
      <nav aria-label="Pillars" className={classes.turn}>
        {before && (
          <Button
            variant="bare"
            icon={<IconChevronLeft aria-hidden />}
            onClick={() => onSelect(before.id)}
          >
            {before.name}
          </Button>
        )}
        {after && (
          <Button variant="bare" className={classes.after} onClick={() => onSelect(after.id)}>
            {after.name} <IconChevronRight aria-hidden />
          </Button>
        )}
      </nav>
    </section>
  );
}

/** A pillar that nobody has set a goal for. */
export function Unset({ pillar }: { pillar: PillarId }) {
  const { setGoal } = useBoardActs();
  return (
    <div className={classes.unset}>
      <p>Nothing stands here yet. It may stay so; seven is a compass, not a quota.</p>
      <Button onClick={() => setGoal(pillar)}>Set a goal</Button>
    </div>
  );
}

function AllPillars({ pillars, onSelect }: Omit<PillarPanelProps, 'selected'>) {
  return (
    <section aria-labelledby="pillar-name" className={classes.panel}>
      <SmallCaps as="p">The seven pillars</SmallCaps>
      <h2 id="pillar-name" className={classes.name} tabIndex={-1}>
        Life Vision
      </h2>
      <ul className={classes.contents}>
        {pillars.map(({ pillar, goal }) => (
          <li key={pillar.id}>
            <button type="button" className={classes.row} onClick={() => onSelect(pillar.id)}>
              <PillarMark pillar={pillar.id} size={26} />
              <span className={classes.rowName}>{pillar.name}</span>
              <Leader />
              <span className={classes.figure}>
                {goal ? (goal.milestones.length > 0 ? doneOf(goal) : 'no steps yet') : 'not set'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
