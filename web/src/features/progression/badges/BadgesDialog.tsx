import type { Badge as BadgeType } from '@pathkeeper/contract';
import { dayHere, plainDay } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/art/Badge.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { inOrder, progressLine } from '../progress-words.ts';
import classes from './BadgesDialog.module.css';

interface BadgesDialogProps {
  opened: boolean;
  badges: readonly BadgeType[];
  onClose: () => void;
}

/** Every badge there is: what it says once earned, what it asks for until then. */
export function BadgesDialog({ opened, badges, onClose }: BadgesDialogProps) {
  const earned = badges.filter(({ unlockedAt }) => unlockedAt !== null).length;
  return (
    <Dialog
      opened={opened}
      readOnly
      onClose={onClose}
      size="lg"
      title="Badges"
      meta={`${earned} of ${badges.length}, and each is worth 25 XP`}
    >
      <ul className={classes.list}>
        {inOrder(badges).map((badge) => (
          <li key={badge.id} className={classes.badge}>
            <Badge name={badge.icon} locked={badge.unlockedAt === null} size={72} />
            <div>
              <h3 className={classes.name}>{badge.name}</h3>
              {badge.unlockedAt ? (
                <>
                  <p className={classes.words}>{badge.description}</p>
                  <p className={classes.note}>Earned {plainDay(dayHere(badge.unlockedAt))}</p>
                </>
              ) : (
                <>
                  <p className={classes.words}>{badge.requirement}</p>
                  <WayToBadge badge={badge} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function WayToBadge({ badge }: { badge: BadgeType }) {
  const { current, target } = badge.progress;
  const share = Math.min(current / target, 1);
  return (
    <>
      {target > 1 && (
        <span className={classes.way} aria-hidden>
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
      <p className={classes.note}>Locked · {progressLine(badge)}</p>
    </>
  );
}
