import type { ContactTab } from '@pathkeeper/contract';
import { paths } from '../../lib/paths.ts';
import { Envelope } from '../../ui/art/Ornament.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { InboxAddress } from './inbox.address.ts';
import { TAB_NAMES } from './inbox-words.ts';
import classes from './NoMessages.module.css';

const REASONS: Record<Exclude<ContactTab, 'all'>, string> = {
  active: 'Everything that was written is archived. The desk is clear.',
  pinned: 'What you come back to can be pinned: it stands above everything newer.',
  archived:
    'What has been answered may rest here. It stays findable, and out of the way of the unanswered.',
};

/** A tab without messages (S2.2), or a search that finds none. */
export function NoMessages({ tab, q }: InboxAddress) {
  const glyph = <Envelope size={112} />;
  const all = (
    <LinkButton to={paths.contactMessages} search={{}}>
      All Messages
    </LinkButton>
  );
  if (q) {
    return (
      <EmptyState align="start" glyph={glyph} title="No message says that." action={all}>
        The search looks at subjects, senders and every word of a message.
      </EmptyState>
    );
  }
  if (!tab) {
    return (
      <EmptyState align="start" glyph={glyph} title="No Messages Yet">
        What somebody writes on the contact page arrives here, and nobody but you reads it.
      </EmptyState>
    );
  }
  return (
    <EmptyState align="start" glyph={glyph} title={`No ${TAB_NAMES[tab]} Messages`} action={all}>
      {REASONS[tab]}
    </EmptyState>
  );
}

interface UnopenedProps {
  /** The address names a message that is not there. */
  isMissing: boolean;
  /** There is one to open. */
  isThere: boolean;
  onBack: () => void;
}

/** Where a message opens, while none is open. */
export function Unopened({ isMissing, isThere, onBack }: UnopenedProps) {
  if (isMissing) {
    return (
      <EmptyState
        align="start"
        title="That message is not here."
        action={<Button onClick={onBack}>Back to the messages</Button>}
      >
        It was deleted, or its address was cut short.
      </EmptyState>
    );
  }
  if (!isThere) return null;
  return <p className={classes.unopened}>A message opens here, and counts as read from then on.</p>;
}
