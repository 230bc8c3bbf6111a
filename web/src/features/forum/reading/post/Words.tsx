import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { IconEyeOff } from '@tabler/icons-react';
import classes from './Words.module.css';

interface WordsProps {
  words: ForumPost | ForumReply;
  /** What they are: a post or a reply. */
  noun: 'post' | 'reply';
  /** Its number; 0 for the post. A selected passage is known by it. */
  number: number;
}

/** What somebody wrote, or what stands in its place where it was taken away. */
export function Words({ words, noun, number }: WordsProps) {
  const { removedBy, contentHtml } = words;
  return (
    <>
      {removedBy !== null && (
        <p className={classes.veil}>
          <IconEyeOff aria-hidden size={20} stroke={1.5} />
          <span>{veilWords(noun, removedBy)}</span>
        </p>
      )}
      {contentHtml !== '' && (
        <div
          dir="auto"
          data-words={number}
          className={classes.words}
          data-size={noun}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server (D41)
          dangerouslySetInnerHTML={{ __html: contentHtml }}
        />
      )}
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
