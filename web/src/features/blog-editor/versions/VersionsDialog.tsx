import type { ManagedArticle } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plainMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Chip } from '../../../ui/labels/Chip.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import {
  DifferenceKey,
  VersionList,
  VersionRow,
  VersionWords,
} from '../../../ui/versions/VersionRow.tsx';
import { Differences } from '../../../ui/versions/WordDifference.tsx';
import { articleVersion, articleVersions } from '../blog-editor.queries.ts';

interface VersionsDialogProps {
  article: ManagedArticle;
  busy: boolean;
  onReturn: (version: number) => void;
  onClose: () => void;
}

/** Earlier versions of an article, what has changed since each, and the way back (D60). */
export function VersionsDialog({ article, busy, onReturn, onClose }: VersionsDialogProps) {
  const versions = useQuery(articleVersions(article.id));
  const [chosen, setChosen] = useState<number | null>(null);
  const count = versions.data?.length ?? 0;
  const many = count > 1 ? `${count.toLocaleString('en-US')} versions, ` : '';
  return (
    <Dialog
      opened
      size="lg"
      title="Versions"
      meta={`“${article.title || 'Untitled'}”: ${many}the newest first`}
      locked={busy}
      onClose={onClose}
    >
      <Loaded
        query={versions}
        skeleton={<SkeletonRows label="Loading versions" count={4} look="compact" />}
        error={{
          title: 'The versions did not arrive.',
          words: 'They are safe on the server.',
          small: true,
        }}
        empty={<p>There is no earlier version yet.</p>}
      >
        {(all) => (
          <VersionList>
            {all.map(({ version, title, savedBy, savedAt, wasPublished }) => (
              <VersionRow
                key={version}
                name={
                  <>
                    {title || 'Untitled'} {wasPublished && <Chip>Published</Chip>}
                  </>
                }
                meta={`${plainMoment(savedAt)}, ${savedBy}`}
                isOpen={chosen === version}
                onToggle={() => setChosen(chosen === version ? null : version)}
              >
                <Since article={article} version={version} busy={busy} onReturn={onReturn} />
              </VersionRow>
            ))}
          </VersionList>
        )}
      </Loaded>
    </Dialog>
  );
}

interface SinceProps {
  article: ManagedArticle;
  version: number;
  busy: boolean;
  onReturn: (version: number) => void;
}

function Since({ article, version, busy, onReturn }: SinceProps) {
  const query = useQuery(articleVersion(article.id, version, article.version));
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows label="Comparing" count={2} look="compact" />}
      error={{
        title: 'This version did not arrive.',
        words: 'It is safe on the server.',
        small: true,
      }}
    >
      {({ differences }) => (
        <>
          <DifferenceKey />
          <VersionWords>
            {differences.every(({ kind }) => kind === 'same') ? (
              'Its words are those that stand now.'
            ) : (
              <Differences parts={differences} />
            )}
          </VersionWords>
          <Button busy={busy} onClick={() => onReturn(version)}>
            Bring this version back
          </Button>
        </>
      )}
    </Loaded>
  );
}
