import {
  CONTACT_TABS,
  type ContactCounts,
  type ContactMessage,
  type ContactTab,
} from '@pathkeeper/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { paths } from '../../lib/paths.ts';
import { inWords } from '../../lib/text/in-words.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { SearchField } from '../../ui/forms/fields/SearchField.tsx';
import { useSearchText } from '../../ui/forms/use-search-text.ts';
import { allPages, MorePages } from '../../ui/lists/paging/MorePages.tsx';
import { TabCount, Tabs } from '../../ui/lists/Tabs.tsx';
import { focusSoon } from '../../ui/page/focus.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import classes from './InboxScreen.module.css';
import type { InboxAddress } from './inbox.address.ts';
import { inboxMessage, inboxPages } from './inbox.queries.ts';
import { TAB_NAMES } from './inbox-words.ts';
import { MessageList } from './MessageList.tsx';
import { MessagePane } from './MessagePane.tsx';
import { NoMessages, Unopened } from './NoMessages.tsx';
import { useHandled } from './use-handled.ts';

interface InboxScreenProps {
  address: InboxAddress;
  userId: number;
  /** Goes to another address of this screen, in place of this one. */
  onAddress: (address: InboxAddress) => void;
}

/** Contact Messages: what was written to the installation, for its owner alone (S2.2, D57). */
export function InboxScreen({ address, userId, onAddress }: InboxScreenProps) {
  const { tab, q, message: openId } = address;
  const search = useSearchText(q ?? '', (words) => onAddress({ tab, q: words }));
  const query = useInfiniteQuery(inboxPages({ tab, q }));
  const pages = query.data?.pages;
  const newest = pages?.at(-1)?.answer;
  const messages = useMemo(
    () => pages && inOrder(pages.flatMap((page) => page.answer.messages)),
    [pages],
  );
  const handled = useHandled();
  const { forget } = handled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is opened
  useEffect(() => forget(), [forget, tab, q]);

  const inList = messages?.find(({ id }) => id === openId);
  const alone = useQuery({
    ...inboxMessage(openId ?? 0),
    enabled: openId !== undefined && messages !== undefined && !inList,
  });
  const open = openId === undefined ? undefined : (inList ?? alone.data);
  const close = () => onAddress({ tab, q });
  /** What was handled is closed; the way back in its row has the focus then. */
  const handle = (act: (message: ContactMessage, onDone: () => void) => void) => () => {
    if (!open) return;
    act(open, () => {
      close();
      focusSoon(() => document.querySelector(`[data-message="${open.id}"] button`));
    });
  };
  return (
    <Page className={classes.page} data-open={openId !== undefined || undefined}>
      <header className={classes.head}>
        <PageTitle>Contact Messages</PageTitle>
        <p className={classes.meta} aria-live="polite">
          {newest && summary(newest.counts)}
        </p>
      </header>
      <div className={classes.tabs}>
        <Tabs
          label="Contact Messages"
          tabs={CONTACT_TABS}
          current={tab ?? 'all'}
          link={(each, given) => (
            <Link
              to={paths.contactMessages}
              search={{ q, tab: each === 'all' ? undefined : each }}
              {...given}
            >
              {TAB_NAMES[each]} {newest && <TabCount>{newest.counts[countOf(each)]}</TabCount>}
            </Link>
          )}
        />
      </div>
      <div className={classes.columns}>
        <div className={classes.list}>
          <search className={classes.search}>
            <SearchField
              label="Search messages"
              labelHidden
              placeholder="A word, a subject, a sender"
              dir="auto"
              value={search.text}
              onChange={(event) => search.change(event.target.value)}
              onClear={search.clear}
            />
          </search>
          <Loaded
            query={allPages(query, messages)}
            skeleton={<SkeletonRows label="Loading messages" count={6} />}
            error={{ title: 'The messages did not arrive.', words: 'They are safe on the server.' }}
            empty={<NoMessages {...address} />}
          >
            {(rows) => (
              <>
                <MessageList messages={rows} address={address} handled={handled} />
                <div className={classes.foot}>
                  <p>
                    1 to {rows.length.toLocaleString('en-US')}
                    {!q && newest && ` of ${newest.counts[countOf(tab)].toLocaleString('en-US')}`}
                  </p>
                  <MorePages query={query} label="Older" what="The older messages" />
                </div>
              </>
            )}
          </Loaded>
        </div>
        <div className={classes.desk}>
          {open ? (
            <MessagePane
              key={open.id}
              message={open}
              address={address}
              userId={userId}
              canAnswer={newest?.canAnswer ?? false}
              isBusy={handled.isBusy}
              onArchive={handle(handled.archive)}
              onDelete={handle(handled.remove)}
              onClose={close}
            />
          ) : (
            <Unopened
              isMissing={alone.isError}
              isThere={(messages?.length ?? 0) > 0}
              onBack={close}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

const countOf = (tab: ContactTab | undefined): keyof ContactCounts =>
  tab === undefined || tab === 'all' ? 'total' : tab;

/** Pinned ones first, then the newest, also after one was pinned here. */
const inOrder = (messages: ContactMessage[]): ContactMessage[] =>
  messages.toSorted(
    (a, b) =>
      Number(b.pinned) - Number(a.pinned) || b.timestamp.localeCompare(a.timestamp) || b.id - a.id,
  );

function summary({ total, unread }: ContactCounts): string {
  if (total === 0) return 'Nobody has written yet';
  const all = `${total.toLocaleString('en-US')} in all`;
  if (unread === 0) return `${all}, every one of them read`;
  return `${all}, ${inWords(unread)} of them not yet read`;
}
