import { type ForumPost, levelInfo, type User } from '@pathkeeper/contract';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dayHere, plainDay } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { useReader } from '../../use-reader.ts';
import { KeptReply } from '../../writing/kept/KeptReply.tsx';
import { type Answering, ReplyForm } from '../../writing/ReplyForm.tsx';
import classes from './AnswerPart.module.css';
import { SignInLink } from './actions/SignInLink.tsx';
import { type Hindrance, useMayAnswer } from './use-may-answer.ts';

interface AnswerPartProps {
  post: ForumPost;
  user: User | null;
  answering: Answering | null;
  onDone: () => void;
}

/** The form under a discussion, or why there is none and what can be done all the same. */
export function AnswerPart({ post, user, answering, onDone }: AnswerPartProps) {
  const hindrance = useMayAnswer(post);
  if (hindrance) {
    return (
      <>
        <Hindered post={post} hindrance={hindrance} />
        {user && <KeptReply postId={post.id} user={user} />}
      </>
    );
  }
  return user && <ReplyForm post={post} user={user} answering={answering} onDone={onDone} />;
}

function Hindered({ post, hindrance }: { post: ForumPost; hindrance: Hindrance }) {
  const { reached, showsGame } = useReader();
  switch (hindrance.why) {
    case 'removed':
      return null;
    case 'locked':
      return (
        <Note title="This discussion is locked.">
          Nothing new is written under it. It can still be liked, followed and reported.
        </Note>
      );
    case 'stopped':
      return (
        <Note title={`You can write here again on ${plainDay(dayHere(hindrance.until))}.`}>
          A moderator has stopped your writing in the forum until then
          {hindrance.reason && (
            <>
              : <bdi>{hindrance.reason}</bdi>
            </>
          )}
          . You can still read, like, follow and report, and your journal is as open as ever.
        </Note>
      );
    case 'closed':
      return (
        <Note title="This room is closed for now.">
          What stands in it can still be read, liked, followed and reported.
        </Note>
      );
    case 'signed-out':
      return (
        <Note title="Read all you like.">
          Whoever is signed in can like, follow and report, and answer where their level reaches.{' '}
          <SignInLink>Sign in</SignInLink> or <Link to={paths.register}>begin a journal</Link>.
        </Note>
      );
    case 'level': {
      const { rank, minXp } = levelInfo(hindrance.level);
      const missing = reached ? minXp - reached.xp : 0;
      return (
        <Note
          title={
            showsGame
              ? `Answering here opens at ${rank}, level ${hindrance.level}.`
              : 'Read all you like.'
          }
        >
          {showsGame
            ? `${missing > 0 ? `${missing.toLocaleString('en-US')} XP to go. ` : ''}Until then you can like, follow and report. `
            : 'Answering here opens by itself, some pages on. Until then you can like, follow and report. '}
          <Link to={paths.forumCategory} params={{ id: String(post.categoryId) }}>
            The way there
          </Link>
        </Note>
      );
    }
  }
}

function Note({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={classes.note} aria-labelledby="why-not">
      <IconLock aria-hidden size={24} stroke={1.4} />
      <div>
        <h2 id="why-not" className={classes.title}>
          {title}
        </h2>
        <p className={classes.words}>{children}</p>
      </div>
    </section>
  );
}
