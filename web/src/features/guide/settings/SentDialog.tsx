import type { SentRecord } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { plainMoment } from '../../../lib/dates.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { sentPages } from '../guide.queries.ts';
import classes from './SentDialog.module.css';

interface SentDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Everything that was sent to an outside guide, newest first (D33). */
export function SentDialog({ opened, onClose }: SentDialogProps) {
  const sent = useInfiniteQuery({ ...sentPages(), enabled: opened });
  const records = sent.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="What was sent"
      meta="Each time a page left this server, and where it went"
      readOnly={records.length === 0}
    >
      <Loaded
        query={sent}
        skeleton={
          <Skeleton label="Loading what was sent">
            <SkeletonLine />
            <SkeletonLine width="72%" />
          </Skeleton>
        }
        error={{ small: true, level: 3, title: 'The list did not arrive.' }}
      >
        {() =>
          records.length === 0 ? (
            <EmptyState level={3} align="start" title="Nothing was ever sent.">
              Every page you wrote has stayed on this server.
            </EmptyState>
          ) : (
            <ul>
              {records.map((record) => (
                <Sent key={record.id} record={record} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {sent.hasNextPage && (
        <Button
          className={classes.more}
          busy={sent.isFetchingNextPage}
          busyLabel="Fetching…"
          onClick={() => void sent.fetchNextPage()}
        >
          Earlier ones
        </Button>
      )}
    </Dialog>
  );
}

const PURPOSES = {
  entry: 'A reflection on a page',
  weekly: 'A weekly reflection',
  monthly: 'A monthly reflection',
  merlin: 'A question to Merlin',
  'life-path': 'A reading of the questionnaire',
  architect: 'A question of the Vision Architect',
};

const OUTCOMES = { sent: 'no answer yet', answered: 'answered', failed: 'no answer came' };

function Sent({ record }: { record: SentRecord }) {
  const { sentAt, model, provider, purpose, entryIds, characters, outcome } = record;
  // A questionnaire's answers are on no page.
  const pages =
    purpose === 'life-path' || purpose === 'architect'
      ? ''
      : `${counted(entryIds.length, 'page')}, `;
  return (
    <li className={classes.sent}>
      <p className={classes.what}>{PURPOSES[purpose]}</p>
      <p className={classes.where}>
        <time dateTime={sentAt}>{plainMoment(sentAt)}</time> · {model} ({provider}) · {pages}
        {characters.toLocaleString('en-US')} characters · {OUTCOMES[outcome]}
      </p>
    </li>
  );
}
