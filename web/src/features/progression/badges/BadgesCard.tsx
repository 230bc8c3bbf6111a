import type { Badge as BadgeType } from '@pathkeeper/contract';
import { Badge } from '../../../ui/art/Badge.tsx';
import { Tooltip } from '../../../ui/controls/Tooltip.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { inOrder, progressLine } from '../progress-words.ts';
import classes from './BadgesCard.module.css';

const SHOWN = 8;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);

interface BadgesCardProps {
  /** Undefined while they are on their way. */
  badges: readonly BadgeType[] | undefined;
  onOpen: () => void;
}

/** The first eight badges, earned ones first; each opens the list of all. */
export function BadgesCard({ badges, onOpen }: BadgesCardProps) {
  const earned = badges?.filter(({ unlockedAt }) => unlockedAt !== null).length;
  return (
    <section aria-labelledby="badges-card" className={classes.card}>
      <SectionHead
        id="badges-card"
        leader={false}
        remark={
          <button type="button" className={classes.all} aria-haspopup="dialog" onClick={onOpen}>
            <VisuallyHidden>All badges, </VisuallyHidden>
            {badges ? `${earned} of ${badges.length}` : '–'}
          </button>
        }
      >
        Badges
      </SectionHead>
      {badges ? (
        <ul className={classes.grid}>
          {inOrder(badges)
            .slice(0, SHOWN)
            .map((badge) => (
              <li key={badge.id}>
                <BadgeTile badge={badge} onOpen={onOpen} />
              </li>
            ))}
        </ul>
      ) : (
        <Skeleton label="Loading badges">
          <div className={classes.grid}>
            {PLACES.map((place) => (
              <span key={place} className={classes.tile}>
                <span className={classes.blank} />
                <SkeletonLine width="56px" />
              </span>
            ))}
          </div>
        </Skeleton>
      )}
    </section>
  );
}

function BadgeTile({ badge, onOpen }: { badge: BadgeType; onOpen: () => void }) {
  const { name, icon, requirement, description, unlockedAt } = badge;
  const locked = unlockedAt === null;
  return (
    <Tooltip
      label={
        <span className={classes.tip}>
          <span>{locked ? requirement : description}</span>
          <span>{locked ? progressLine(badge) : requirement}</span>
        </span>
      }
    >
      <button type="button" className={classes.tile} aria-haspopup="dialog" onClick={onOpen}>
        <Badge name={icon} locked={locked} size={68} />
        <span className={classes.name} data-locked={locked || undefined}>
          {name}
        </span>
        {locked && <VisuallyHidden>locked</VisuallyHidden>}
      </button>
    </Tooltip>
  );
}
