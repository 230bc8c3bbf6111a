import type { ManagedArticle } from '@pathkeeper/contract';
import { type ReactNode, useId, useState } from 'react';
import { plainDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DateField } from '../../../ui/forms/fields/DateField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Switch } from '../../../ui/forms/fields/toggles/Switch.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { TextButton } from '../TextButton.tsx';
import { instantOf, type LocalMoment, localMoment, zoneHere, zoneInWords } from './moments.ts';
import classes from './PublishPanel.module.css';

/** When an article is to be published: null is now. */
export type When = LocalMoment | null;

export interface PublishPanelProps {
  article: ManagedArticle | null;
  when: When;
  onWhen: (when: When) => void;
  error: string | undefined;
  /** Changes stand in the editor that readers do not see. */
  hasWaiting: boolean;
  busy: boolean;
  onPublish: () => void;
  onDiscard: () => void;
  onUnpublish: () => void;
  onFeature: () => void;
}

/** An hour that lies ahead, to begin with: seven in the morning of tomorrow. */
const tomorrow = (): LocalMoment => ({
  day: localMoment(new Date(Date.now() + 86_400_000), zoneHere()).day,
  hour: '07:00',
});

/** When an article comes before its readers, and whether it does (D59). */
export function PublishPanel(props: PublishPanelProps) {
  const { article, when, onWhen, error, hasWaiting, busy } = props;
  const id = useId();
  const zone = zoneHere();
  const [isAsking, setIsAsking] = useState<'discard' | 'unpublish' | null>(null);
  const isOut = article?.state === 'published';
  const at = when && instantOf(when, zone);
  const isPast = at !== null && at <= new Date();
  const ask = (question: 'discard' | 'unpublish', work: () => void, words: ReactNode) => (
    <ConfirmDialog
      opened={isAsking === question}
      danger={question === 'discard'}
      title={question === 'discard' ? 'Discard the changes?' : 'Withdraw this article?'}
      confirmLabel={question === 'discard' ? 'Discard' : 'Unpublish'}
      onCancel={() => setIsAsking(null)}
      onConfirm={() => {
        setIsAsking(null);
        work();
      }}
    >
      {words}
    </ConfirmDialog>
  );
  return (
    <section aria-labelledby={`${id}-head`} className={classes.panel}>
      <h2 id={`${id}-head`}>Publish</h2>
      {isOut ? (
        <p className={classes.note}>
          {hasWaiting
            ? 'Readers see it as it was last published. What you changed since waits here.'
            : 'It is published, and says what stands here.'}
        </p>
      ) : (
        <>
          <div role="radiogroup" aria-label="When" className={classes.segment}>
            {(['now', 'later'] as const).map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`${id}-when`}
                  checked={(when === null) === (each === 'now')}
                  onChange={() => onWhen(each === 'now' ? null : tomorrow())}
                />
                <span>{each === 'now' ? 'Now' : 'At a time'}</span>
              </label>
            ))}
          </div>
          {when && (
            <>
              <div className={classes.moment}>
                <DateField
                  label="Day"
                  name="publishedAt"
                  value={when.day}
                  error={error}
                  onChange={({ target }) => onWhen({ ...when, day: target.value })}
                />
                <TextField
                  type="time"
                  label="Hour"
                  value={when.hour}
                  onChange={({ target }) => onWhen({ ...when, hour: target.value })}
                />
              </div>
              <p className={classes.note}>
                Your time, {zoneInWords(zone, at ?? new Date())}.{' '}
                {isPast
                  ? 'That is past: it shows at once, under that day.'
                  : 'It shows from then on, without a hand.'}
              </p>
              {hasWaiting && article?.isPublished && (
                <p className={classes.note}>
                  As it was set, that is. What you changed since waits here until you set it again.
                </p>
              )}
            </>
          )}
        </>
      )}
      {(!isOut || hasWaiting) && (
        <Button variant="filled" wide busy={busy} busyLabel="Saving…" onClick={props.onPublish}>
          {labelOf(isOut, when, isPast)}
        </Button>
      )}
      {article && (hasWaiting || article.isPublished) && (
        <p className={classes.ways}>
          {hasWaiting && article.isPublished && (
            <TextButton disabled={busy} onClick={() => setIsAsking('discard')}>
              Discard
            </TextButton>
          )}
          {article.isPublished && (
            <TextButton disabled={busy} onClick={() => setIsAsking('unpublish')}>
              Unpublish
            </TextButton>
          )}
        </p>
      )}
      <div className={classes.featured}>
        <Switch
          aria-label="Featured"
          aria-describedby={`${id}-front`}
          checked={article?.isFeatured ?? false}
          busy={busy}
          onChange={props.onFeature}
        />
        <span>
          <span id={`${id}-featured`} className={classes.label}>
            Featured
          </span>
          <span id={`${id}-front`} className={classes.hint}>
            On the front of the blog
          </span>
        </span>
      </div>
      {ask(
        'discard',
        props.onDiscard,
        'The article stays as its readers know it. What you discard is still among its versions.',
      )}
      {ask(
        'unpublish',
        props.onUnpublish,
        isOut
          ? 'It becomes a draft again, with every word. Its address then says that it was withdrawn.'
          : 'It becomes a draft again, with every word, and does not appear at the time that was set.',
      )}
    </section>
  );
}

function labelOf(isOut: boolean, when: When, isPast: boolean): string {
  if (isOut) return 'Publish changes';
  if (!when) return 'Publish now';
  if (!when.day) return 'Choose the time';
  return `${isPast ? 'Publish now, dated' : 'Set for'} ${plainDay(when.day)}`;
}
