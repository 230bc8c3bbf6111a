import type { Entry, EntryVersion } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plainMoment } from '../../../lib/dates.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  DifferenceKey,
  VersionList,
  VersionRow,
  VersionWords,
} from '../../../ui/versions/VersionRow.tsx';
import { WordDifference } from '../../../ui/versions/WordDifference.tsx';
import { entryVersions, useRemoveVersion, useUpdateEntry } from '../entries.queries.ts';

interface VersionsDialogProps {
  entry: Entry;
  onClose: () => void;
}

/** What an entry said before its edits, what has changed since each, and the way back. */
export function VersionsDialog({ entry, onClose }: VersionsDialogProps) {
  const versions = useQuery(entryVersions(entry));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAlone, setIsAlone] = useState(false);
  const [leaving, setLeaving] = useState<EntryVersion | null>(null);
  const update = useUpdateEntry();
  const removal = useRemoveVersion();
  const remove = ({ version }: EntryVersion) =>
    removal.mutate(
      { id: entry.id, version },
      {
        onSuccess: () => toast({ title: 'Version deleted' }),
        onSettled: () => setLeaving(null),
      },
    );
  const putBack = ({ content, mood, tags }: EntryVersion) =>
    update.mutate(
      { id: entry.id, body: { content, mood, tags, version: entry.version } },
      {
        onSuccess: () => {
          toast({
            title: 'Entry updated',
            description:
              'It reads as it did then. What it said until now is kept among the versions.',
          });
          onClose();
        },
      },
    );
  return (
    <Dialog
      opened
      size="lg"
      title="Earlier versions"
      meta="What this page said before it was edited, the latest first"
      locked={update.isPending}
      onClose={onClose}
    >
      <Loaded
        query={versions}
        skeleton={<SkeletonRows label="Loading earlier versions" count={3} look="compact" />}
        error={{
          title: 'The earlier versions did not arrive.',
          words: 'They are safe on the server.',
          small: true,
          level: 3,
        }}
        empty={<p>It stands as it was first written.</p>}
      >
        {(all) => (
          <VersionList>
            {all.map((version) => (
              <VersionRow
                key={version.version}
                name={plainMoment(version.savedAt)}
                meta={counted(version.wordCount, 'word')}
                isOpen={chosen === version.version}
                onToggle={() => setChosen(chosen === version.version ? null : version.version)}
              >
                {isAlone ? (
                  <VersionWords label="As it read then">{version.content}</VersionWords>
                ) : (
                  <>
                    <DifferenceKey />
                    <VersionWords label="What has changed since">
                      <WordDifference before={version.content} after={entry.content} />
                    </VersionWords>
                  </>
                )}
                <Button variant="bare" onClick={() => setIsAlone(!isAlone)}>
                  {isAlone ? 'Show what has changed since' : 'Read it alone'}
                </Button>
                <Button busy={update.isPending} onClick={() => putBack(version)}>
                  Put this version back
                </Button>
                <Button variant="bare" onClick={() => setLeaving(version)}>
                  Delete this version
                </Button>
              </VersionRow>
            ))}
          </VersionList>
        )}
      </Loaded>
      <ConfirmDialog
        opened={leaving !== null}
        danger
        title="Delete this version?"
        confirmLabel="Delete version"
        busy={removal.isPending}
        busyLabel="Deleting…"
        onConfirm={() => leaving && remove(leaving)}
        onCancel={() => setLeaving(null)}
      >
        What the page said on {leaving && plainMoment(leaving.savedAt)} will be gone for good. The
        page itself stays as it is.
      </ConfirmDialog>
    </Dialog>
  );
}
