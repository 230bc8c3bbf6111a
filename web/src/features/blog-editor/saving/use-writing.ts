import type { ManagedArticle } from '@pathkeeper/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createDraft } from '../../../lib/drafts/draft.ts';
import type { Draft } from '../../../lib/drafts/draft-types.ts';
import {
  NOTHING,
  saysTheSame,
  signOf,
  type Writing,
  writingKey,
  writingOf,
} from '../article-writing.ts';
import { beginArticle, readArticle, saveWriting } from '../blog-editor.queries.ts';
import { SaveQueue } from './save-queue.ts';

interface Options {
  userId: number;
  /** The article as it was opened; null for a new one. */
  opened: ManagedArticle | null;
  /** A new article has got its id. */
  onBegun: (article: ManagedArticle) => void;
  /** The server answered with the article as it is by now. */
  onSaved: (article: ManagedArticle) => void;
}

/** What the server has: the article, and the words it answers to in the editor. */
interface Base {
  article: ManagedArticle | null;
  writing: Writing;
}

const open = (userId: number, { article, writing }: Base): Draft<Writing> =>
  createDraft(writingKey(userId, article?.id ?? null), writing, { isEmpty: saysTheSame });

/**
 * The words of an article: in the browser at every keystroke (ADR-0018), on the server after a pause.
 * What the browser has goes once the server has it; until then it is back after a reload, a closed tab
 * or a killed server.
 */
export function useWriting({ userId, opened, onBegun, onSaved }: Options) {
  const [base, setBase] = useState<Base>(() => ({
    article: opened,
    writing: opened ? writingOf(opened) : NOTHING,
  }));
  const [draft, setDraft] = useState(() => open(userId, base));
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  const live = useRef({ base, draft, onBegun, onSaved });
  live.current.onBegun = onBegun;
  live.current.onSaved = onSaved;

  const [desk] = useState(() => {
    const fields = () => live.current.draft.state().fields;
    const isDue = () => !saysTheSame(fields(), live.current.base.writing);
    const take = (next: Base, own: Draft<Writing> = live.current.draft) => {
      live.current = { ...live.current, base: next, draft: own };
      setBase(next);
    };
    /** The server has `sent`, as `article`; what was written since stays. */
    const keep = (article: ManagedArticle, sent: Writing) => {
      const writing = { ...sent, version: article.version, sent: '' };
      const since = fields();
      const more = saysTheSame(since, sent)
        ? null
        : { ...since, version: article.version, sent: '' };
      const isNew = live.current.base.article === null;
      const before = live.current.draft;
      const own = isNew ? open(userId, { article, writing }) : before;
      take({ article, writing }, own);
      if (isNew) {
        if (more) own.change(more);
        // Drawn before the old one is emptied, so that the sheet never is.
        flushSync(() => setDraft(own));
        before.startOver();
        live.current.onBegun(article);
      } else {
        own.follow(writing);
        own.startOver();
        if (more) own.change(more);
      }
      live.current.onSaved(article);
    };
    /** What the server has takes the place of what stands here. */
    const replace = (article: ManagedArticle) => {
      const writing = writingOf(article);
      take({ article, writing });
      live.current.draft.follow(writing);
      live.current.draft.startOver();
      live.current.onSaved(article);
    };
    const versionOf = () => fields().version || live.current.base.writing.version;
    const save = async () => {
      const { base: now, draft: own } = live.current;
      const writing = { ...fields(), version: versionOf() };
      if (!now.article) {
        // The key is kept with the words, so that a second try begins no second article.
        await own.send(async ({ saveKey }) => {
          const { article, isOlder } = await beginArticle(writing, saveKey);
          keep(article, isOlder ? writingOf(article) : writing);
          return null;
        });
        return;
      }
      // Kept before it is sent: the browser may end before the answer.
      own.change({ version: writing.version, sent: [writing.sent, signOf(writing)].join(' ') });
      keep(await saveWriting(now.article.id, writing), writing);
    };
    const queue = new SaveQueue({
      isDue,
      save,
      theirs: async () => {
        const { article } = live.current.base;
        if (!article) throw new Error('There is no article yet.');
        return readArticle(article.id);
      },
      adopt: (theirs) => {
        const writing = writingOf(theirs);
        const isMine =
          fields().sent.split(' ').includes(signOf(writing)) || saysTheSame(fields(), writing);
        if (isMine) keep(theirs, writing);
        return isMine;
      },
    });
    const change = (some: Partial<Writing>) => {
      live.current.draft.change(some);
      queue.changed();
    };
    /** The article was changed beside its words: featured, published. */
    const note = (article: ManagedArticle) => {
      const { version } = article;
      const isSaved = !isDue();
      const writing = { ...live.current.base.writing, version };
      take({ article, writing });
      if (isSaved) {
        live.current.draft.follow(writing);
        live.current.draft.startOver();
      } else live.current.draft.change({ version });
      live.current.onSaved(article);
    };
    return {
      queue,
      change,
      note,
      replace,
      keep,
      isDue,
      now: fields,
      base: () => live.current.base,
    };
  });

  const saving = useSyncExternalStore(desk.queue.subscribe, desk.queue.state);
  useEffect(() => {
    desk.queue.resume();
    const again = () => void desk.queue.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      desk.queue.stop();
    };
  }, [desk]);
  useEffect(() => draft.open(), [draft]);
  // What an earlier visit left goes on its way, whenever it comes back.
  const { since } = state;
  useEffect(() => {
    if (since !== null && desk.isDue()) desk.queue.changed();
  }, [since, desk]);
  const { isDue: isUnsaved, ...acts } = desk;
  return {
    ...acts,
    fields: state.fields,
    article: base.article,
    isDue: !saysTheSame(state.fields, base.writing),
    /** As `isDue`, at this moment. */
    isUnsaved,
    isKept: state.isKept,
    /** When they come from an earlier visit: their last change, in epoch milliseconds. */
    since,
    others: state.others,
    openOther: draft.openOther,
    saving,
  };
}
