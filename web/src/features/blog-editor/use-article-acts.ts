import type { ManagedArticle } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../../lib/api/api-error.ts';
import { newId } from '../../lib/new-id.ts';
import { refetchChanged } from '../../lib/queries/query-keys.ts';
import type { FieldErrors } from '../../ui/forms/use-field-errors.ts';
import { toast } from '../../ui/toast.ts';
import { articleProblems } from './article-problems.ts';
import {
  beginArticle,
  discardWaiting,
  featureArticle,
  unpublishArticle,
  updateArticle,
} from './blog-editor.queries.ts';
import { NotSaved } from './saving/save-queue.ts';
import type { useWriting } from './saving/use-writing.ts';
import { instantOf, zoneHere } from './side/moments.ts';
import type { usePlannedTime } from './use-planned-time.ts';

interface Options {
  writing: ReturnType<typeof useWriting>;
  planned: ReturnType<typeof usePlannedTime>;
  /** Marks fields and goes to the first of them. */
  onProblems: (problems: FieldErrors) => void;
  /** Opens another article. */
  onOpen: (id: number) => void;
}

/** What is done with an article beside writing it; each waits for the words to be saved first. */
export function useArticleActs({ writing, planned, onProblems, onOpen }: Options) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { queue } = writing;

  /** Does something to the article as it is saved by now. The queue lets nothing else by meanwhile. */
  async function act<R>(
    work: (article: ManagedArticle) => Promise<R>,
    { failure }: { failure: string },
  ): Promise<R | null> {
    setIsBusy(true);
    try {
      return await queue.after(async () => {
        const { article } = writing.base();
        return article ? await work(article) : null;
      });
    } catch (error) {
      const problems = fieldErrorsOf(error);
      if (problems) onProblems(problems);
      // Else the line over the title says why it is not saved.
      const description =
        error instanceof NotSaved
          ? 'What you wrote is not saved yet.'
          : reasonOf(error, 'Please try again.');
      toast({ title: failure, description, tone: 'destructive' });
      return null;
    } finally {
      setIsBusy(false);
      void refetchChanged(client, ['blog']);
    }
  }
  const say = (title: string) => toast({ title });

  return {
    isBusy,
    async publish() {
      const isOut = writing.base().article?.state === 'published';
      const { when } = planned;
      const at = isOut || when === null ? null : instantOf(when, zoneHere());
      const problems = articleProblems(writing.now(), at?.toISOString() ?? null);
      if (!isOut && when && !at) problems.publishedAt = 'Choose a day and an hour.';
      onProblems(problems);
      if (Object.values(problems).some(Boolean)) return;
      const done = await act(
        async (article) => {
          const sent = writing.now();
          // One that was withdrawn keeps the day on which it first appeared (D59).
          const hasAppeared =
            article.publishedAt !== null && new Date(article.publishedAt) <= new Date();
          const publishedAt = at ? at.toISOString() : hasAppeared ? article.publishedAt : null;
          const change = { isPublished: true, ...(isOut ? {} : { publishedAt }) };
          writing.keep(await updateArticle(article.id, sent, change), sent);
          return true;
        },
        { failure: isOut ? 'Failed to update article' : 'Failed to publish article' },
      );
      if (done) planned.forget();
      if (done) say(isOut ? 'Article updated successfully' : 'Article published successfully');
    },
    async discard() {
      const done = await act(
        async ({ id }) => {
          writing.replace(await discardWaiting(id));
          return true;
        },
        { failure: 'Failed to update article' },
      );
      if (done) say('Article updated successfully');
    },
    async unpublish() {
      const done = await act(
        async ({ id }) => {
          writing.note(await unpublishArticle(id));
          return true;
        },
        { failure: 'Failed to unpublish article' },
      );
      if (done) say('Article unpublished successfully');
    },
    async feature() {
      const done = await act(
        async ({ id }) => {
          writing.note(await featureArticle(id));
          return true;
        },
        { failure: 'Failed to update featured status' },
      );
      if (done) say('Featured status updated successfully');
    },
    /** Does something that answers with the article: its preview, an earlier version. */
    async change(work: (id: number) => Promise<ManagedArticle>, take: 'note' | 'replace') {
      return act(
        async ({ id }) => {
          writing[take](await work(id));
          return true;
        },
        { failure: 'Failed to update article' },
      );
    },
    /** Theirs stays; what stands here becomes a draft of its own first. */
    async keepTheirs(theirs: ManagedArticle) {
      setIsBusy(true);
      try {
        const mine = { ...writing.now(), isSlugOwn: false };
        const { article } = await beginArticle(mine, newId());
        writing.replace(theirs);
        void queue.settle();
        toast({
          title: 'Article created successfully',
          description: 'Yours is a draft of its own now.',
          action: { label: 'Open it', onClick: () => onOpen(article.id) },
        });
      } catch (error) {
        const description = reasonOf(error, 'Both texts are still here. Please try again.');
        toast({ title: 'Failed to create article', description, tone: 'destructive' });
      } finally {
        setIsBusy(false);
        void refetchChanged(client, ['blog']);
      }
    },
    /** What stands here goes over theirs, which stays among the versions. */
    async saveOver(theirs: ManagedArticle) {
      setIsBusy(true);
      writing.change({ version: theirs.version });
      await queue.settle();
      setIsBusy(false);
    },
  };
}
