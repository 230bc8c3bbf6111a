import type { QueueItem } from '@pathkeeper/contract';
import { IconEyeOff, IconFeather } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { dayHere, longMonthDay } from '../../../lib/dates.ts';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Chip } from '../../../ui/labels/Chip.tsx';
import { RankAndXp, RankGlyph, useReader } from '../../forum/index.ts';
import { nameOf, REASON_NAMES, when } from '../moderation-words.ts';
import classes from './CaseCard.module.css';
import { CasePlace, reportLine } from './CaseHead.tsx';
import { KeyCap } from './KeyCap.tsx';
import { useFocus } from './use-focus.ts';

const RevisionsDialog = lazy(async () => ({
  default: (await import('./RevisionsDialog.tsx')).RevisionsDialog,
}));

interface CaseCardProps {
  item: QueueItem;
  /** One's own words, which somebody else decides about. */
  isOwn: boolean;
  takesFocus: object | null;
  busy: boolean;
  /** For the author and the log. */
  why: string;
  onWhy: (why: string) => void;
  onDecide: (decision: 'keep' | 'remove' | 'lock') => void;
  onStop: () => void;
}

/** The case that is open: what was said, by whom, to what, who reported it and why. */
export function CaseCard({ item, isOwn, takesFocus, busy, ...acts }: CaseCardProps) {
  const ref = useFocus<HTMLElement>(takesFocus);
  const heading = `case-${item.caseId}`;
  return (
    <article ref={ref} tabIndex={-1} aria-labelledby={heading} className={classes.card}>
      <div className={classes.head}>
        {item.hidden && (
          <Chip tone="chosen">
            <IconEyeOff aria-hidden size={15} stroke={1.6} />
            Hidden
          </Chip>
        )}
        {item.kindWord && <KindMark />}
        <h2 id={heading} className={classes.where}>
          {reportLine(item)}. <CasePlace item={item} />
        </h2>
      </div>
      <Author item={item} />
      {item.parent && (
        <p className={classes.parent}>
          <b>
            Answering No. {item.parent.number}
            {item.parent.username && `, ${item.parent.username}`}:
          </b>{' '}
          <i>{item.parent.line}</i>
        </p>
      )}
      <div
        className={classes.words}
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server (D41)
        dangerouslySetInnerHTML={{ __html: item.contentHtml }}
      />
      {item.photoUrl && (
        <img className={classes.photo} src={item.photoUrl} alt={item.photoAlt ?? ''} />
      )}
      <Earlier item={item} />
      <Reports item={item} />
      {isOwn ? (
        <p className={classes.note}>These are your own words: another moderator decides.</p>
      ) : (
        <Decisions item={item} busy={busy} {...acts} />
      )}
    </article>
  );
}

/** Words of danger: whoever wrote them may need a kind one more than a decision (D51). */
export function KindMark() {
  return (
    <span className={classes.kind}>
      <IconFeather aria-hidden size={17} stroke={1.6} />
      May need a kind word
    </span>
  );
}

function Author({ item: { author, removedBefore, stop, createdAt } }: { item: QueueItem }) {
  const { showsGame: shown } = useReader();
  const facts = [`Written at ${when(createdAt)}`];
  if (removedBefore > 0) facts.push(`${removedBefore} removed before`);
  if (stop) facts.push(`stopped from writing until ${longMonthDay(dayHere(stop.until))}`);
  return (
    <div className={classes.author}>
      <Medallion emblem={author?.emblem ?? null} name={nameOf(author)} size={44} />
      <div>
        <p className={classes.by}>
          <RankGlyph author={author} shown={shown} />
          <b>{nameOf(author)}</b>
          <RankAndXp author={author} shown={shown} />
        </p>
        <p className={classes.facts}>{`${facts.join(', ')}.`}</p>
      </div>
    </div>
  );
}

/** What the words were before, and whether an edit has brought them back. */
function Earlier({ item }: { item: QueueItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const { revisions, returnedAt } = item;
  if (revisions === 0 && returnedAt === null) return null;
  return (
    <div className={classes.earlier}>
      {returnedAt && <p>An edit brought it back at {when(returnedAt)}; that happens once.</p>}
      {revisions > 0 && (
        <button type="button" className={classes.link} onClick={() => setIsOpen(true)}>
          {revisions === 1 ? 'One earlier version' : `${revisions} earlier versions`}
        </button>
      )}
      {isOpen && (
        <LazyPart>
          <RevisionsDialog item={item} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </div>
  );
}

function Reports({ item: { reports, reportCount } }: { item: QueueItem }) {
  if (reports.length === 0) return null;
  const more = reportCount - reports.length;
  return (
    <>
      <ul aria-label="Reports" className={classes.reports}>
        {reports.map(({ reason, note, reporter, createdAt }) => (
          <li key={`${createdAt} ${reporter?.id}`}>
            <div>
              <Chip>{REASON_NAMES[reason]}</Chip>
            </div>
            <div>
              <p className={note ? classes.said : classes.unsaid} dir="auto">
                {note ?? 'No words'}
              </p>
              <p className={classes.reporter}>
                {nameOf(reporter)}, {when(createdAt)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.note}>And {more} more.</p>}
    </>
  );
}

type DecisionsProps = Omit<CaseCardProps, 'isOwn' | 'takesFocus'>;

function Decisions({ item, busy, why, onWhy, onDecide, onStop }: DecisionsProps) {
  return (
    <>
      <TextField
        label="Why (optional)"
        hint="Its author reads it where it concerns them, and it stands in the log."
        className={classes.why}
        value={why}
        maxLength={500}
        autoComplete="off"
        dir="auto"
        onChange={(event) => onWhy(event.target.value)}
      />
      <div className={classes.actions}>
        <Button variant="filled" busy={busy} onClick={() => onDecide('keep')}>
          Keep <KeyCap>K</KeyCap>
        </Button>
        <Button busy={busy} onClick={() => onDecide('remove')}>
          Remove <KeyCap>R</KeyCap>
        </Button>
        <Button busy={busy} disabled={item.isLocked} onClick={() => onDecide('lock')}>
          {item.isLocked ? 'Locked already' : 'Lock'} <KeyCap>L</KeyCap>
        </Button>
        {item.author && (
          <Button busy={busy} onClick={onStop}>
            Stop writing… <KeyCap>S</KeyCap>
          </Button>
        )}
      </div>
      <p className={classes.note}>{settles(item.reportCount)}</p>
    </>
  );
}

function settles(count: number): string {
  if (count === 0) return 'Any of these settles it.';
  const all = count === 1 ? 'the report' : count === 2 ? 'both reports' : `all ${count} reports`;
  return `Any of these settles ${all}. Kept, nobody can report it again for a day.`;
}
