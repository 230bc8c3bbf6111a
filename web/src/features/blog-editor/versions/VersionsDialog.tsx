import type { ManagedArticle } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clockTime, dayIn, plainDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Chip } from '../../../ui/labels/Chip.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { articleVersion, articleVersions } from '../blog-editor.queries.ts';
import { zoneHere } from '../side/moments.ts';
import { TextButton } from '../TextButton.tsx';
import classes from './VersionsDialog.module.css';

interface VersionsDialogProps {
  article: ManagedArticle;
  busy: boolean;
  onReturn: (version: number) => void;
  onClose: () => void;
}

const when = (instant: string): string =>
  `${plainDay(dayIn(instant, zoneHere()))}, ${clockTime(instant, zoneHere())}`;

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
        empty={<p className={classes.words}>There is no earlier version yet.</p>}
      >
        {(all) => (
          <ol className={classes.list}>
            {all.map(({ version, title, savedBy, savedAt, wasPublished }) => (
              <li key={version}>
                <div className={classes.row}>
                  <span className={classes.title}>{title || 'Untitled'}</span>
                  {wasPublished && <Chip>Published</Chip>}
                  <span className={classes.meta}>
                    {when(savedAt)}, {savedBy}
                  </span>
                  <TextButton
                    aria-expanded={chosen === version}
                    onClick={() => setChosen(chosen === version ? null : version)}
                  >
                    {chosen === version ? 'Close' : 'Compare'}
                  </TextButton>
                </div>
                {chosen === version && (
                  <Differences
                    article={article}
                    version={version}
                    busy={busy}
                    onReturn={onReturn}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
}

interface DifferencesProps {
  article: ManagedArticle;
  version: number;
  busy: boolean;
  onReturn: (version: number) => void;
}

function Differences({ article, version, busy, onReturn }: DifferencesProps) {
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
        <div className={classes.differences}>
          <p className={classes.key}>
            <del>Struck out</del> is gone since, <ins>underlined</ins> was added.
          </p>
          {differences.every(({ kind }) => kind === 'same') ? (
            <p className={classes.words}>Its words are those that stand now.</p>
          ) : (
            <p className={classes.words} dir="auto">
              {differences.map(({ kind, text }, at) => {
                const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in order
                return <Part key={at}>{text}</Part>;
              })}
            </p>
          )}
          <Button busy={busy} onClick={() => onReturn(version)}>
            Bring this version back
          </Button>
        </div>
      )}
    </Loaded>
  );
}
