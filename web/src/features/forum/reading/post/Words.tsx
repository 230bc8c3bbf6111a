import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { IconEyeOff, IconVolumeOff } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { focusSoon } from '../../../../ui/page/focus.ts';
import { withMentions } from './mention-marks.ts';
import classes from './Words.module.css';

interface WordsProps {
  words: ForumPost | ForumReply;
  /** What they are: a post or a reply. */
  noun: 'post' | 'reply';
  /** Its number; 0 for the post. A selected passage is known by it. */
  number: number;
  /** Goes with the words, and is folded away with them. */
  children?: ReactNode;
}

/** Says why words are not shown. */
export function Veil({ children }: { children: ReactNode }) {
  return (
    <p className={classes.veil}>
      <IconEyeOff aria-hidden size={20} stroke={1.5} />
      <span>{children}</span>
    </p>
  );
}

/** What somebody wrote, or what stands in its place where it was taken away. */
export function Words({ words, noun, number, children }: WordsProps) {
  const { removedBy, contentHtml, mentions, isMuted, author, hiddenReasons } = words;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const unfold = ({ currentTarget }: MouseEvent) => {
    const place = currentTarget.closest('[data-place]');
    setIsUnfolded(true);
    // The button goes; on with what it has shown.
    focusSoon(() => place);
  };
  if (isMuted && !isUnfolded) {
    return (
      <p className={classes.veil}>
        <IconVolumeOff aria-hidden size={20} stroke={1.5} />
        <span>
          You have muted <bdi>{author?.username}</bdi>: this {noun} is folded away.{' '}
          <button type="button" className={classes.unfold} onClick={unfold}>
            Show it
          </button>
        </span>
      </p>
    );
  }
  return (
    <>
      {removedBy !== null && (
        <Veil>
          {veilWords(noun, removedBy)}
          {/* Answered to its author and to moderators alone (D46). */}
          {hiddenReasons.length > 0 &&
            ` Reported as ${hiddenReasons.join(', ')}. An edit by its author brings it back once.`}
        </Veil>
      )}
      {contentHtml !== '' && (
        <div
          dir="auto"
          data-words={number}
          className={classes.words}
          data-size={noun}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server (D41)
          dangerouslySetInnerHTML={{ __html: withMentions(contentHtml, mentions) }}
        />
      )}
      {children}
    </>
  );
}

function veilWords(noun: WordsProps['noun'], by: string): string {
  switch (by) {
    case 'author':
      return `This ${noun} was removed by its author.`;
    case 'moderator':
      return `This ${noun} was removed by a moderator.`;
    case 'account':
      return `This ${noun} was removed with its account.`;
    default:
      return `This ${noun} is hidden while a moderator looks at it: several people reported it.`;
  }
}
