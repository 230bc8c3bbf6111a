import { BLOG_LIMITS, characterCount, type ManagedArticle, readTimeOf } from '@pathkeeper/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../lib/paths.ts';
import { refetchChanged } from '../../lib/queries/query-keys.ts';
import { type FieldErrors, withoutErrors } from '../../ui/forms/use-field-errors.ts';
import { Page } from '../../ui/page/Page.tsx';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import { toast } from '../../ui/toast.ts';
import { firstOf } from './article-problems.ts';
import type { Writing } from './article-writing.ts';
import { closePreview, openPreview, returnToVersion } from './blog-editor.queries.ts';
import classes from './EditorScreen.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveLine } from './SaveLine.tsx';
import { useWriting } from './saving/use-writing.ts';
import { LooksPanel } from './side/LooksPanel.tsx';
import { PlacePanel } from './side/PlacePanel.tsx';
import { PublishPanel } from './side/PublishPanel.tsx';
import { WordsPanel } from './side/WordsPanel.tsx';
import { TextButton } from './TextButton.tsx';
import { useArticleActs } from './use-article-acts.ts';
import { usePlannedTime } from './use-planned-time.ts';
import { Conflict } from './versions/Conflict.tsx';
import { PreviewDialog } from './versions/PreviewDialog.tsx';
import { VersionsDialog } from './versions/VersionsDialog.tsx';
import { ArticleSheet, type SheetHandle } from './writing/ArticleSheet.tsx';
import { wordsOf } from './writing/article-html.ts';

export interface EditorScreenProps {
  userId: number;
  /** The article as it was opened; null for a new one. */
  opened: ManagedArticle | null;
  onBegun: (id: number) => void;
  onOpen: (id: number) => void;
  /** Addresses that are this very article. */
  isHere: (pathname: string) => boolean;
}

const countOf = (words: string): number => words.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** The page that an article is written on (D58, D60). */
export function EditorScreen({ userId, opened, onBegun, onOpen, isHere }: EditorScreenProps) {
  const client = useQueryClient();
  const form = useRef<HTMLDivElement>(null);
  const sheet = useRef<SheetHandle>(null);
  const uploads = useRef(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [dialog, setDialog] = useState<'versions' | 'preview' | null>(null);
  const writing = useWriting({
    userId,
    opened,
    onBegun: ({ id }) => {
      toast({ title: 'Article created successfully' });
      onBegun(id);
    },
    onSaved: () => void refetchChanged(client, ['blog']),
  });
  const { fields, article, saving } = writing;
  const planned = usePlannedTime(userId, article);
  const showProblems = (problems: FieldErrors) => {
    // Drawn first, so that the sentence belongs to the field when the cursor arrives.
    flushSync(() => setErrors(problems));
    const first = firstOf(problems);
    if (first === 'content') sheet.current?.focus();
    else if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const acts = useArticleActs({ writing, planned, onProblems: showProblems, onOpen });
  const change = (some: Partial<Writing>) => {
    writing.change(some);
    setErrors(withoutErrors(errors, some));
  };
  /** Readers have it, or will at its time: what is saved waits beside it. */
  const isSet = article?.isPublished ?? false;
  const words = wordsOf(fields.content);
  const length = countOf(words);
  const minutes = readTimeOf(words);
  const panel = { fields, change, article, errors };
  const openDialog = async (which: 'versions' | 'preview') => {
    // What is shown and compared is what has been saved.
    await writing.queue.flush();
    if (writing.base().article) setDialog(which);
    else toast({ title: 'Nothing is written yet', description: 'Give it a title first.' });
  };
  const close = () => setDialog(null);
  const titleLength = characterCount(fields.title.trim());
  return (
    <Page className={classes.page}>
      <LeaveGuard
        isUnsaved={() =>
          writing.queue.state().kind === 'saving' || writing.isUnsaved() || uploads.current > 0
        }
        save={() => writing.queue.flush()}
        isHere={isHere}
      />
      <div className={classes.bar}>
        <Link to={paths.blogManagement} className={classes.back}>
          <IconArrowLeft aria-hidden size={18} /> Blog Management
        </Link>
        <SaveLine
          saving={saving}
          isKept={writing.isKept}
          isSet={isSet}
          hasWaiting={article?.waiting != null}
          onRetry={() => void writing.queue.flush()}
        />
        <p className={classes.links}>
          <TextButton onClick={() => void openDialog('versions')}>Versions</TextButton>
          <TextButton onClick={() => void openDialog('preview')}>Preview link</TextButton>
        </p>
      </div>
      {saving.kind === 'conflict' && (
        <Conflict
          mine={fields}
          theirs={saving.theirs}
          busy={acts.isBusy}
          onOver={() => void acts.saveOver(saving.theirs)}
          onKeepTheirs={() => void acts.keepTheirs(saving.theirs)}
        />
      )}
      {writing.others.map(({ id, fields: other }) => (
        <p key={id} role="status" className={classes.other}>
          Other words of this article wait in this browser: “{other.title || 'Untitled'}”.{' '}
          <TextButton onClick={() => void writing.openOther(id)}>Open them</TextButton>
        </p>
      ))}
      <VisuallyHidden>
        <h1>{article ? 'Edit Article' : 'Create Article'}</h1>
      </VisuallyHidden>
      <div ref={form} className={classes.columns}>
        <div className={classes.main}>
          <textarea
            name="title"
            rows={1}
            aria-label="Title"
            aria-invalid={errors.title ? true : undefined}
            aria-describedby={errors.title ? 'article-title-error' : undefined}
            dir="auto"
            className={classes.title}
            placeholder="Title"
            value={fields.title}
            onChange={({ target }) => change({ title: target.value.replaceAll('\n', ' ') })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              sheet.current?.focus();
            }}
          />
          {(errors.title || titleLength > BLOG_LIMITS.title) && (
            <p id="article-title-error" className={classes.error}>
              {errors.title ??
                `A title holds ${BLOG_LIMITS.title} characters; this has ${titleLength}.`}
            </p>
          )}
          <ArticleSheet
            ref={sheet}
            value={fields.content}
            error={errors.content}
            onChange={(content) => change({ content })}
            onUploads={(count) => {
              uploads.current = count;
            }}
          />
          <p className={classes.foot}>
            <span>
              {length.toLocaleString('en-US')} {length === 1 ? 'word' : 'words'}, {minutes}{' '}
              {minutes === 1 ? 'minute' : 'minutes'}
            </span>
            <span className={classes.keys}>Alt+F10 goes to the tools, Escape comes back</span>
          </p>
        </div>
        <div className={classes.side}>
          <PublishPanel
            article={article}
            when={planned.when}
            onWhen={planned.choose}
            error={errors.publishedAt}
            hasWaiting={article?.waiting != null || (isSet && writing.isDue)}
            busy={acts.isBusy}
            onPublish={() => void acts.publish()}
            onDiscard={() => void acts.discard()}
            onUnpublish={() => void acts.unpublish()}
            onFeature={() => void acts.feature()}
          />
          <PlacePanel {...panel} />
          <WordsPanel {...panel} />
          <LooksPanel {...panel} />
        </div>
      </div>
      {dialog === 'versions' && article && (
        <VersionsDialog
          article={article}
          busy={acts.isBusy}
          onClose={close}
          onReturn={async (version) => {
            const done = await acts.change((id) => returnToVersion(id, version), 'replace');
            if (done) close();
          }}
        />
      )}
      {dialog === 'preview' && article && (
        <PreviewDialog
          article={article}
          busy={acts.isBusy}
          onClose={close}
          onMake={() => void acts.change(openPreview, 'note')}
          onEnd={() => void acts.change(closePreview, 'note')}
        />
      )}
    </Page>
  );
}
