import type { ForumCategory } from '@pathkeeper/contract';
import { IconLock, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { forumStanding } from '../reading/reading.queries.ts';
import { useReader } from '../use-reader.ts';
import classes from './NewPostButton.module.css';
import { lockedWords, postLock } from './post-lock.ts';

// The sheet and the dialogs' library come when somebody writes.
const NewPostDialog = lazy(async () => ({
  default: (await import('./NewPostDialog.tsx')).NewPostDialog,
}));

const KeptPost = lazy(async () => ({ default: (await import('./kept/KeptPost.tsx')).KeptPost }));

export interface NewPostButtonProps {
  /** The category that is chosen beforehand (S2.2). */
  category?: ForumCategory | undefined;
  /** Its words, where `New post` would not say enough. */
  children?: string;
}

/** The control that begins a new post; where it is not open yet it says what opens it. */
export function NewPostButton({ category, children = 'New post' }: NewPostButtonProps) {
  const { user, actor, showsGame } = useReader();
  const [isOpen, setIsOpen] = useState(false);
  const { data: standing } = useQuery({ ...forumStanding(), enabled: user !== null });
  const { href } = useLocation();
  // One category at least is open to everybody who has signed in.
  const open = { isActive: true, minLevel: 1, readLevel: 1 };
  const lock = postLock(actor, category ?? open, standing);
  if (lock?.why === 'signed-out') {
    return (
      <LinkButton to={paths.login} search={{ next: href }} className={classes.button}>
        {lockedWords(lock, showsGame)}
      </LinkButton>
    );
  }
  if (lock) {
    // A level keeps one category shut: what was begun can be gone on with in another.
    const isEverywhere = lock.why === 'stopped' || lock.why === 'moderators';
    return (
      <>
        {user && isEverywhere && (
          <LazyPart>
            <KeptPost user={user} />
          </LazyPart>
        )}
        <Button disabled icon={<IconLock aria-hidden />} className={classes.button}>
          {lockedWords(lock, showsGame)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        variant="filled"
        icon={<IconPencilPlus aria-hidden />}
        className={classes.button}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      <LazyPart>
        {isOpen && user && (
          <NewPostDialog user={user} category={category} onClose={() => setIsOpen(false)} />
        )}
      </LazyPart>
    </>
  );
}
