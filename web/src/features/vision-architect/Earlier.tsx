import type { ArchitectConversationLine } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dayAndYear, today } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SectionHead } from '../../ui/typography/SectionHead.tsx';
import { earlierConversations } from './architect.queries.ts';
import classes from './Earlier.module.css';
import { Gone, type Removal } from './Gone.tsx';

interface EarlierProps {
  onOpen: (id: number) => void;
  onDelete: (conversation: { id: number; messages: number }) => void;
  removal: Removal;
}

/** Conversations that were begun before this one, to be read again or deleted. */
export function Earlier({ onOpen, onDelete, removal }: EarlierProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    earlierConversations(),
  );
  const lines = data?.pages.flatMap(({ items }) => items) ?? [];
  if (lines.length === 0) return null;
  return (
    <section className={classes.earlier} aria-label="Earlier conversations">
      <SectionHead>Earlier conversations</SectionHead>
      <ul className={classes.list}>
        {lines.map((line) => (
          <Line key={line.id} {...{ line, onOpen, onDelete, removal }} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Earlier ones
        </Button>
      )}
    </section>
  );
}

function Line({
  line: { id, startedAt, messages, line, made },
  onOpen,
  onDelete,
  removal,
}: EarlierProps & { line: ArchitectConversationLine }) {
  const day = dayAndYear(today(new Date(startedAt)));
  if (removal.isGone(id)) return <Gone as="li" day={day} onUndo={removal.undoOf(id)} />;
  return (
    <li className={classes.line}>
      <div>
        <p className={classes.day}>
          {`${day} · ${messages} ${messages === 1 ? 'message' : 'messages'}`}
          {made && ' · a board was made of it'}
        </p>
        {line && <p className={classes.words}>{line}</p>}
      </div>
      <div className={classes.acts}>
        <Button aria-label={`Read the conversation of ${day}`} onClick={() => onOpen(id)}>
          Read
        </Button>
        <Button
          variant="bare"
          aria-label={`Delete the conversation of ${day}`}
          onClick={() => onDelete({ id, messages })}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
