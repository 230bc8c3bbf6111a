import { BIN_DAYS, type Entry } from '@pathkeeper/contract';
import { IconDownload, IconFolder, IconTag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { counted } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { MoveEntryDialog } from '../MoveEntryDialog.tsx';
import classes from './BulkActions.module.css';
import { BulkTagDialog } from './BulkTagDialog.tsx';
import { type BulkAct, deleteThem, moveTo, tagWith, useBulk } from './bulk.queries.ts';

interface BulkActionsProps {
  entries: readonly Entry[];
  onDownload: () => void;
  isDownloading: boolean;
}

const ASKS = [
  { ask: 'move', label: 'Move', Icon: IconFolder },
  { ask: 'tag', label: 'Tag', Icon: IconTag },
  { ask: 'delete', label: 'Delete', Icon: IconTrash },
] as const;
type Ask = (typeof ASKS)[number]['ask'];

const pages = (count: number) => counted(count, 'page');

/** What can be done with the selected entries together: moved, tagged, downloaded, deleted. */
export function BulkActions({ entries, onDownload, isDownloading }: BulkActionsProps) {
  const [asking, setAsking] = useState<Ask | null>(null);
  const { run, isPending, place } = useBulk();
  const count = entries.length;

  const carryOut = async ({ apply, undo }: BulkAct, verb: string, rest: string) => {
    setAsking(null);
    const { done, failed } = await run({ entries, act: apply });
    if (done.length === 0) {
      toast({
        title: `Nothing was ${verb}`,
        description: 'The pages stay as they were. Please try again.',
        tone: 'destructive',
      });
      return;
    }
    toast({
      title: `${pages(done.length)} ${verb}`,
      description: failed > 0 ? `${pages(failed)} stayed as before: try again.` : rest,
      tone: failed > 0 ? 'destructive' : undefined,
      action: { label: 'Undo', onClick: () => void takeBack(done, undo) },
    });
  };
  const takeBack = async (done: readonly Entry[], undo: BulkAct['undo']) => {
    const { failed } = await run({ entries: done, act: undo });
    if (failed === 0) {
      toast({ title: 'Taken back', description: `${pages(done.length)} as before.` });
    } else {
      toast({
        title: 'Not all taken back',
        description: `${pages(failed)} could not be changed back. Please look at them.`,
        tone: 'destructive',
      });
    }
  };

  return (
    <div className={classes.acts}>
      {ASKS.map(({ ask, label, Icon }) => (
        <Button
          key={ask}
          variant="bare"
          icon={<Icon aria-hidden />}
          busy={isPending}
          onClick={() => setAsking(ask)}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="bare"
        icon={<IconDownload aria-hidden />}
        busy={isDownloading || isPending}
        onClick={onDownload}
      >
        Download Selected ({count.toLocaleString('en-US')})
      </Button>
      {place !== null && (
        <p className={classes.busy}>
          {place.toLocaleString('en-US')} of {count.toLocaleString('en-US')} …
        </p>
      )}
      <MoveEntryDialog
        entry={null}
        meta={pages(count)}
        opened={asking === 'move'}
        onClose={() => setAsking(null)}
        onMove={(folderId) => void carryOut(moveTo(folderId), 'moved', 'They stand there now.')}
      />
      {asking === 'tag' && (
        <BulkTagDialog
          what={pages(count)}
          onClose={() => setAsking(null)}
          onTag={(tags) =>
            void carryOut(tagWith(tags), 'tagged', `They carry ${tags.join(', ')} now.`)
          }
        />
      )}
      <ConfirmDialog
        opened={asking === 'delete'}
        danger
        title={`Delete ${pages(count)}?`}
        confirmLabel={`Delete ${pages(count)}`}
        cancelLabel={count === 1 ? 'Keep it' : 'Keep them'}
        onCancel={() => setAsking(null)}
        onConfirm={() =>
          void carryOut(deleteThem, 'deleted', `They lie in the bin for ${BIN_DAYS} days.`)
        }
      >
        They go into the bin and can be brought back from there for {BIN_DAYS} days. Every other
        page, your folders and your tags stay as they are.
      </ConfirmDialog>
    </div>
  );
}
