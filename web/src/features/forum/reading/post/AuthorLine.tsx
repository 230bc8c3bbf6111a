import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { Medallion } from '../../../../ui/art/emblems/Medallion.tsx';
import { Seal } from '../../../../ui/labels/Seal.tsx';
import { useReader } from '../../use-reader.ts';
import { Ago } from '../Ago.tsx';
import { nameOf, RankAndXp, RankGlyph } from '../Person.tsx';
import classes from './AuthorLine.module.css';
import { NumberLink } from './replies/NumberLink.tsx';

interface AuthorLineProps {
  words: ForumPost | ForumReply;
  /** Diameter of the emblem in px. */
  size: number;
  /** The number of a reply; it is a link to it. */
  number?: number;
}

/** Who wrote something, with their rank and XP, and when (S2.2). */
export function AuthorLine({ words, size, number }: AuthorLineProps) {
  const { showsGame } = useReader();
  const { author, createdAt, editedAt } = words;
  return (
    <div className={classes.line}>
      <Medallion emblem={author?.emblem ?? null} name={nameOf(author)} size={size} />
      <div className={classes.words}>
        <p className={classes.first}>
          <bdi className={classes.name}>{nameOf(author)}</bdi>
          {author?.hasSeal && <Seal />}
          <Ago instant={createdAt} />
          {editedAt && (
            <span>
              edited <Ago instant={editedAt} />
            </span>
          )}
        </p>
        <p className={classes.second}>
          <RankGlyph author={author} shown={showsGame} />
          <RankAndXp author={author} shown={showsGame} />
        </p>
      </div>
      {number !== undefined && <NumberLink number={number} className={classes.number} />}
    </div>
  );
}
