import { IconPhotoOff } from '@tabler/icons-react';
import { Button } from '../../../../ui/controls/Button.tsx';
import classes from './MissedPhoto.module.css';

interface MissedPhotoProps {
  /** The name of the file that was chosen. */
  name: string;
  onForget: () => void;
}

/** In place of a photo that was chosen before a reload: a browser keeps the words only. */
export function MissedPhoto({ name, onForget }: MissedPhotoProps) {
  return (
    <div className={classes.missed}>
      <IconPhotoOff aria-hidden size={20} stroke={1.5} />
      <p role="status">
        Your photo, <bdi>{name}</bdi>, is not kept over a reload. Choose it again, or the reply goes
        without it.
      </p>
      <Button variant="bare" onClick={onForget}>
        Go on without it
      </Button>
    </div>
  );
}
