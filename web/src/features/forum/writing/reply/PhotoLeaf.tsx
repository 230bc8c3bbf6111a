import { FORUM_LIMITS } from '@pathkeeper/contract';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { sizeInWords } from '../../../../lib/text/in-words.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { CountedLabel } from '../CountedLabel.tsx';
import { wordsLength } from '../words/WordsField.tsx';
import classes from './PhotoLeaf.module.css';

interface PhotoLeafProps {
  photo: File;
  /** Another one that was chosen meanwhile: a reply holds one. */
  other: File | null;
  onSwap: () => void;
  alt: string;
  username: string;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** The photo of a reply before it is sent, and its words for those who cannot see it. */
export function PhotoLeaf({
  photo,
  other,
  onSwap,
  alt,
  username,
  onAlt,
  onRemove,
}: PhotoLeafProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  const count = wordsLength(alt);
  return (
    <div className={classes.leaf}>
      <div className={classes.frame}>
        {url === null || url === unreadable || (
          <img src={url} alt="" className={classes.photo} onError={() => setUnreadable(url)} />
        )}
        {url !== null && url === unreadable && (
          <p role="alert" className={classes.unreadable}>
            This does not open as a picture. Choose another one; your words stay.
          </p>
        )}
      </div>
      <TextField
        label={
          <CountedLabel count={count} limit={FORUM_LIMITS.photoAlt}>
            In words, for those who cannot see it
          </CountedLabel>
        }
        className={classes.alt}
        value={alt}
        dir="auto"
        autoComplete="off"
        error={count > FORUM_LIMITS.photoAlt ? 'A description holds 300 characters.' : undefined}
        hint={`${photo.name}, ${sizeInWords(photo.size)}. Left empty, it reads “Photo uploaded by ${username}”.`}
        onChange={(event) => onAlt(event.target.value)}
      />
      <div className={classes.remove}>
        <IconButton label="Remove the photo" icon={<IconTrash aria-hidden />} onClick={onRemove} />
      </div>
      {other && (
        <p role="status" className={classes.other}>
          One photo goes with a reply. This one came back with its words.{' '}
          <Button variant="bare" onClick={onSwap}>
            {`Send ${other.name} instead`}
          </Button>
        </p>
      )}
    </div>
  );
}
