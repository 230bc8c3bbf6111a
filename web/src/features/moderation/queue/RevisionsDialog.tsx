import type { ForumRevision, QueueItem } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { WordDifference } from '../../../ui/versions/WordDifference.tsx';
import { revisions } from '../moderation.queries.ts';
import { nameOf, placeOf, when } from '../moderation-words.ts';
import classes from './RevisionsDialog.module.css';

interface RevisionsDialogProps {
  item: Pick<QueueItem, 'postId' | 'number' | 'title' | 'content' | 'author'>;
  onClose: () => void;
}

/** What words were before each change, with what each change took out and put in (D42). */
export function RevisionsDialog({ item, onClose }: RevisionsDialogProps) {
  const query = useQuery(revisions(item));
  return (
    <Dialog
      opened
      size="lg"
      readOnly
      title="Earlier versions"
      meta={`${placeOf(item)} by ${nameOf(item.author)}, the newest change first`}
      onClose={onClose}
    >
      <Loaded
        query={query}
        skeleton={<SkeletonRows label="Loading earlier versions" />}
        error={{ title: 'The earlier versions did not arrive.', small: true, level: 3 }}
        empty={<p>It stands as it was first written.</p>}
      >
        {(versions) => (
          <ol className={classes.list}>
            {versions.map((version, index) => (
              <li key={version.version}>
                <h3 className={classes.when}>Changed at {when(version.replacedAt)}</h3>
                <Difference before={version} after={versions[index - 1] ?? item} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
}

type Words = Pick<ForumRevision, 'title' | 'content'>;

function Difference({ before, after }: { before: Words; after: Words }) {
  const hasTitle = before.title !== null && before.title !== after.title;
  return (
    <>
      {hasTitle && (
        <p className={classes.title} dir="auto">
          <WordDifference before={before.title ?? ''} after={after.title ?? ''} />
        </p>
      )}
      <p className={classes.words} dir="auto">
        <WordDifference before={before.content} after={after.content} />
      </p>
    </>
  );
}
