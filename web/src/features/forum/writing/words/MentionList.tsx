import type { PersonCard } from '@pathkeeper/contract';
import { useState } from 'react';
import { Medallion } from '../../../../ui/art/emblems/Medallion.tsx';
import { OptionList } from '../../../../ui/forms/OptionList.tsx';
import { VisuallyHidden } from '../../../../ui/page/VisuallyHidden.tsx';
import classes from './MentionList.module.css';

interface MentionListProps {
  id: string;
  people: readonly PersonCard[];
  lit: number;
  /** Where it stands, from the corner of the sheet. */
  place: { left: number; top: number };
  onTake: (username: string) => void;
}

/** The members whose names begin with what is typed after `@`, under the caret. */
export function MentionList({ id, people, lit, place, onTake }: MentionListProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = people.length;
  return (
    <>
      <span ref={setAnchor} aria-hidden className={classes.anchor} style={place} />
      <OptionList
        id={id}
        label="Members"
        items={people}
        keyOf={(person) => person.id}
        lit={lit}
        onTake={({ username }) => onTake(username)}
        anchor={anchor}
        gap={2}
        className={classes.list}
      >
        {({ username, emblem, rank }) => (
          <>
            <Medallion emblem={emblem} name={username} size={28} />
            <span className={classes.name}>{username}</span>
            <span className={classes.rank}>{rank}</span>
          </>
        )}
      </OptionList>
      <VisuallyHidden role="status">
        {`${count} ${count === 1 ? 'name' : 'names'}. Arrows choose, Enter takes.`}
      </VisuallyHidden>
    </>
  );
}
