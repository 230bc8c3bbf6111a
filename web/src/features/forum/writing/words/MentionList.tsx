import type { PersonCard } from '@pathkeeper/contract';
import { useRef, useState } from 'react';
import { Medallion } from '../../../../ui/art/emblems/Medallion.tsx';
import { useBeside } from '../../../../ui/floating/use-beside.ts';
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
  const list = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useBeside(list, anchor, { side: 'bottom', align: 'start', gap: 2 });
  const count = people.length;
  return (
    <>
      <span ref={setAnchor} aria-hidden className={classes.anchor} style={place} />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Members"
        popover="manual"
        className={classes.list}
      >
        {people.map(({ id: personId, username, emblem, rank }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the sheet's
          <div
            key={personId}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === lit}
            ref={index === lit ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
            className={classes.option}
            // The caret stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(username)}
          >
            <Medallion emblem={emblem} name={username} size={28} />
            <span className={classes.name}>{username}</span>
            <span className={classes.rank}>{rank}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">
        {`${count} ${count === 1 ? 'name' : 'names'}. Arrows choose, Enter takes.`}
      </VisuallyHidden>
    </>
  );
}
