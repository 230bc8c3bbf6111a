import { LEVELS } from '@pathkeeper/contract';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { bandOf } from '../progress-words.ts';
import classes from './RanksDialog.module.css';

interface RanksDialogProps {
  opened: boolean;
  /** The reader's own. */
  level: number;
  onClose: () => void;
}

/** The ten ranks in the order of the path, with the reader's own marked. */
export function RanksDialog({ opened, level, onClose }: RanksDialogProps) {
  return (
    <Dialog
      opened={opened}
      readOnly
      onClose={onClose}
      size="sm"
      title="The ten ranks"
      meta="A rank once reached is kept."
    >
      <ol className={classes.ranks}>
        {LEVELS.map((info) => (
          <li
            key={info.level}
            className={classes.rank}
            aria-current={info.level === level ? 'step' : undefined}
          >
            <RankMark level={info.level} size={26} />
            <span className={classes.name}>{info.rank}</span>
            <span className={classes.leader} aria-hidden />
            <span className={classes.band}>
              {info.level === level ? `You are here · ${bandOf(info)}` : bandOf(info)}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
