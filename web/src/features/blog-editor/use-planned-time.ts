import type { ManagedArticle } from '@pathkeeper/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createDraft } from '../../lib/drafts/draft.ts';
import { type LocalMoment, localMoment, zoneHere } from './side/moments.ts';
import type { When } from './side/PublishPanel.tsx';

const NOW: LocalMoment = { day: '', hour: '' };

/** The time that is set for an article; now where none lies ahead. */
function setFor(article: ManagedArticle | null): LocalMoment {
  const at = article?.publishedAt && new Date(article.publishedAt);
  return at && at > new Date() ? localMoment(at, zoneHere()) : NOW;
}

const open = (userId: number, article: ManagedArticle | null) =>
  createDraft(`blog-article-time:${userId}:${article?.id ?? 'new'}`, setFor(article));

/**
 * When an article is to be published, as it is chosen: kept in the browser until it is set, and taken along
 * by a new article that gets its id.
 */
export function usePlannedTime(userId: number, article: ManagedArticle | null) {
  const id = article?.id ?? null;
  const [draft, setDraft] = useState(() => open(userId, article));
  const held = useRef({ id, draft });
  const { fields } = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => {
    const before = held.current;
    if (before.id === id) return;
    const next = open(userId, article);
    next.change(before.draft.state().fields);
    before.draft.startOver();
    held.current = { id, draft: next };
    setDraft(next);
  });
  useEffect(() => draft.open(), [draft]);
  useEffect(() => {
    if (held.current.draft === draft) draft.follow(setFor(article));
  });
  const when: When = fields.day || fields.hour ? fields : null;
  return {
    when,
    choose: (chosen: When) => draft.change(chosen ?? NOW),
    /** It is set, or of no matter any more. */
    forget: () => held.current.draft.startOver(),
  };
}
