import type { ContactMessage } from '@pathkeeper/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import type { InboxAddress } from './inbox.address.ts';
import { useMark } from './inbox.queries.ts';
import { moment, partsOf, subjectOf, TAB_NAMES } from './inbox-words.ts';
import { MessageMenu } from './MessageMenu.tsx';
import classes from './MessagePane.module.css';

interface MessagePaneProps {
  message: ContactMessage;
  address: InboxAddress;
  userId: number;
  canAnswer: boolean;
  isBusy: boolean;
  onArchive: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** One message, opened: who wrote, what, what was answered, and the answer being written (S2.3, D57). */
export function MessagePane({ message, address, ...acts }: MessagePaneProps) {
  const { id, timestamp, answers, readAt } = message;
  const { userId, canAnswer, isBusy, onArchive, onDelete, onClose } = acts;
  const { name, email, message: text } = partsOf(message);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate: mark } = useMark();
  /** Once for each opening: a message that is marked as unread is closed by it. */
  const isMarked = useRef(false);
  useEffect(() => {
    if (readAt === null && !isMarked.current) mark(message);
    isMarked.current = true;
  });
  // On a phone the message takes the place of the list.
  useEffect(() => {
    if (!matchMedia('(max-width: 760px)').matches) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { message: _, ...list } = address;
  return (
    <article aria-labelledby={`message-${id}`} className={classes.pane}>
      <Link to={paths.contactMessages} search={list} className={classes.back}>
        <IconArrowLeft aria-hidden size={20} stroke={1.6} />
        {TAB_NAMES[address.tab ?? 'all']}
      </Link>
      <header className={classes.head}>
        <div>
          <SmallCaps as="p">Contact form</SmallCaps>
          <h2
            id={`message-${id}`}
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className={classes.subject}
          >
            {subjectOf(message)}
          </h2>
        </div>
        <MessageMenu {...{ message, onArchive, onDelete }} onUnread={onClose} />
      </header>
      <dl className={classes.facts}>
        <Fact name="Name">{name}</Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Sent">
          <time dateTime={timestamp}>{moment(timestamp)}</time>
        </Fact>
      </dl>
      <h3 className={classes.label}>Message</h3>
      <Words text={text} />
      {answers.map(({ id: answerId, content, sentAt }) => (
        <section key={answerId} className={classes.answer}>
          <h3 className={classes.label}>
            Answered <time dateTime={sentAt}>{moment(sentAt)}</time>
          </h3>
          <Words text={content} />
        </section>
      ))}
      <AnswerForm {...{ message, userId, canAnswer, isBusy, onArchive }} />
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);

const Words = ({ text }: { text: string }) => (
  <div className={classes.words} dir="auto">
    {paragraphs(text).map(({ text: words, line }) => (
      <p key={line}>{words}</p>
    ))}
  </div>
);
