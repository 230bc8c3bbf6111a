import type { User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { EmptyScene } from '../../ui/art/EmptyScene.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { LockLine } from '../../ui/labels/LockLine.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import { useLock } from '../progression/gates.queries.ts';
import { progress } from '../progression/progression.queries.ts';
import { LegacyBook } from './LegacyBook.tsx';
import classes from './LegacyScreen.module.css';
import type { LegacyAddress } from './legacy.address.ts';
import { legacyContents } from './legacy.queries.ts';

interface LegacyRoomProps {
  user: User;
  address: LegacyAddress;
  onAddress: (change: LegacyAddress) => void;
}

/** One's years as a book, or what opens it. A level opens it (D24). */
export function LegacyScreen({ user, address, onAddress }: LegacyRoomProps) {
  const lock = useLock('legacyView');
  const standing = useQuery(progress());
  const contents = useQuery({ ...legacyContents(address), enabled: standing.isSuccess && !lock });
  if (lock) {
    return (
      <div className={classes.plain}>
        <PageTitle meta={lock.label}>Legacy View</PageTitle>
        <LockLine sentence={lock.sentence}>Your years as a book, to read and to print.</LockLine>
        <p className={classes.words}>
          Your words are not behind it: <Link to={paths.entries}>every entry</Link> is open as ever,
          and{' '}
          <Link to={paths.profile} search={{ tab: 'data' }}>
            the download of everything
          </Link>{' '}
          asks for no level.
        </p>
      </div>
    );
  }
  return (
    <Loaded
      query={contents}
      skeleton={
        <div className={classes.plain}>
          <PageTitle>Legacy View</PageTitle>
          <Skeleton label="Loading the book">
            <div className={classes.coming}>
              <SkeletonLine width="60%" />
              <SkeletonLine />
              <SkeletonLine width="80%" />
            </div>
          </Skeleton>
        </div>
      }
      error={{
        level: 1,
        title: 'The book did not arrive.',
        words: 'What it is made of is safe; only this view of it is missing.',
        retryLabel: 'Retry',
      }}
    >
      {(months) =>
        months.length === 0 && !address.withoutFolders && !address.withoutEntries ? (
          <div className={classes.plain}>
            <EmptyState
              level={1}
              glyph={<EmptyScene scene="entries" />}
              title="A book of blank leaves"
              action={
                <LinkButton to={paths.home} variant="filled">
                  Write the first page
                </LinkButton>
              }
            >
              It is bound from what you write. One entry is a book, if a thin one.
            </EmptyState>
          </div>
        ) : (
          <LegacyBook user={user} months={months} address={address} onAddress={onAddress} />
        )
      }
    </Loaded>
  );
}
