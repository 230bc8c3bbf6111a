import type { Entry, EntryReflection as Reflection, User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, useMemo } from 'react';
import { useBringBack } from '../../features/bin/bin.queries.ts';
import { useMovedEdits } from '../../features/entries/editor/edit/use-moved-edits.ts';
import { oneEntry } from '../../features/entries/entries.queries.ts';
import { EntryReader } from '../../features/entries/reader/EntryReader.tsx';
import { EntryReaderSkeleton } from '../../features/entries/reader/EntryReaderSkeleton.tsx';
import { firstSentence } from '../../features/guide/guide-words.ts';
import { notesOf } from '../../features/guide/margin/MarginNotes.tsx';
import { ReadingMargin } from '../../features/guide/margin/ReadingMargin.tsx';
import { EntryReflection } from '../../features/guide/reflection/EntryReflection.tsx';
import { useEntryReflection } from '../../features/guide/reflection/use-entry-reflection.tsx';
import { KeepFromGuide } from '../../features/guide/settings/KeepFromGuide.tsx';
import { bookmarkText } from '../../features/insights/bookmark-text.ts';
import { BookmarkButton } from '../../features/insights/reader/BookmarkButton.tsx';
import { MessagePage } from '../../features/site/MessagePage.tsx';
import { useVisionOpen } from '../../features/site/site.queries.ts';
import { ApiError, isGone } from '../../lib/api/api-error.ts';
import { plainDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyScene } from '../../ui/art/EmptyScene.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Page } from '../../ui/page/Page.tsx';

const route = getRouteApi('/signed-in/entry/$id');
const EntrySteps = lazy(async () => ({
  default: (await import('../../features/vision-ties/index.ts')).EntrySteps,
}));

/** /entry/{id} (S1.2). */
export default function EntryPage() {
  const { id } = route.useParams();
  const { quote } = route.useSearch();
  const { user } = route.useRouteContext();
  const navigate = route.useNavigate();
  // An id the server could not even read is an entry that is not there.
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const {
    data: entry,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...oneEntry(Number(id)),
    enabled: isId,
  });
  if (!user) return null;

  const isMissing = !isId || (error instanceof ApiError && [400, 404].includes(error.status));
  return (
    <>
      <title>{`${entry ? plainDay(entry.localDate) : 'Entry'} · Pathkeeper`}</title>
      {entry && !isMissing ? (
        <Page width="reading">
          <ReadEntry
            key={entry.id}
            entry={entry}
            user={user}
            sought={quote}
            onDeleted={() => void navigate({ to: paths.home })}
          />
        </Page>
      ) : isMissing ? (
        <EntryNotFound
          user={user}
          id={isId && isGone(error) ? Number(id) : null}
          isBinned={isGone(error) && 'isBinned' in error.body}
        />
      ) : error ? (
        <EntryOutOfReach onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Page width="reading">
          <EntryReaderSkeleton />
        </Page>
      )}
    </>
  );
}

interface ReadEntryProps {
  entry: Entry;
  user: User;
  sought: string | undefined;
  onDeleted: () => void;
}

/** The entry with its reflection in the margin and under it. */
function ReadEntry({ entry, user, sought, onDeleted }: ReadEntryProps) {
  const reflection = useEntryReflection(entry, user);
  const isSafe = reflection.safety === null;
  const isVisionOpen = useVisionOpen(user);
  const notes = useMemo(() => (isSafe ? notesOf(entry) : []), [entry, isSafe]);
  return (
    <EntryReader
      entry={entry}
      user={user}
      notes={notes}
      sought={sought}
      margin={reflection.isReading && notes.length === 0 && <ReadingMargin />}
      foot={
        <>
          {isVisionOpen && (
            <LazyPart>
              <EntrySteps entry={entry} />
            </LazyPart>
          )}
          <KeepFromGuide entry={entry} />
        </>
      }
      onDeleted={onDeleted}
    >
      <EntryReflection
        entry={entry}
        state={reflection}
        keep={
          entry.aiReflection && (
            <BookmarkButton
              label="Bookmark"
              reflection={{
                reflectionType: 'entry',
                reflectionPeriod: String(entry.id),
                source: 'daily',
                entryId: entry.id,
              }}
              text={textOf(entry.aiReflection)}
              announce={{ title: 'Insight Bookmarked!', words: 'It is saved to the vault.' }}
            />
          )
        }
      />
    </EntryReader>
  );
}

/** A reflection's own sentences, as the vault keeps them. */
function textOf({ insights, growthPattern, reflectionQuestion }: Reflection) {
  const [sentence] = firstSentence(insights[0] ?? reflectionQuestion);
  return bookmarkText(sentence, [...insights, growthPattern, reflectionQuestion]);
}

interface EntryNotFoundProps {
  user: User;
  id: number | null;
  /** It was deleted, and can be brought back. */
  isBinned: boolean;
}

function EntryNotFound({ user, id, isBinned }: EntryNotFoundProps) {
  const areWaiting = useMovedEdits(user.id, id);
  const bringBack = useBringBack();
  if (isBinned && id !== null) {
    return (
      <MessagePage
        drawing={<EmptyScene scene="entries" size={440} />}
        title="This page is in the bin."
        actions={
          <>
            <Button
              variant="filled"
              busy={bringBack.isPending}
              busyLabel="Putting back…"
              onClick={() => bringBack.mutate({ kind: 'entry', thingId: id })}
            >
              Put back
            </Button>
            <LinkButton to={paths.bin}>Open the bin</LinkButton>
          </>
        }
      >
        <p>You deleted it, and it waits for 30 days. Put back, it stands where it stood.</p>
        {areWaiting && <Waiting />}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      drawing={<EmptyScene scene="entries" size={440} />}
      title="Entry Not Found"
      actions={
        <LinkButton to={paths.home} variant="filled">
          Back to Home
        </LinkButton>
      }
    >
      <p>There is no page of yours under that number. It may have been deleted, or mistyped.</p>
      <p>
        What you delete waits in <Link to={paths.bin}>the bin</Link> for 30 days.
      </p>
      {areWaiting && <Waiting />}
    </MessagePage>
  );
}

function Waiting() {
  return (
    <p role="status">
      What you had typed into it and not saved waits on the writing sheet, for a new page.
    </p>
  );
}

function EntryOutOfReach({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <MessagePage
      drawing={<EmptyScene scene="offline" size={440} />}
      title="This page could not be fetched."
      actions={
        <Button variant="filled" onClick={onRetry} busy={retrying} busyLabel="Trying…">
          Try again
        </Button>
      }
    >
      <p>It is safe where it is; only the way to it is closed just now.</p>
    </MessagePage>
  );
}
