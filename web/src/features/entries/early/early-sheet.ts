import {
  ENDED,
  endedBySignOut,
  SIGNED_OUT,
  sessionOwner,
  tokenOwner,
} from '../../../lib/api/tokens.ts';
import { longDay } from '../../../lib/dates.ts';
import { createDraft } from '../../../lib/drafts/draft.ts';
import type { Draft } from '../../../lib/drafts/draft-types.ts';
import { leaveNothingHere } from '../../../lib/storage/leave-nothing.ts';
import {
  isBlank,
  isEmpty,
  isForNewEntry,
  joined,
  type NewWords,
  newEntryForm,
  sheetDay,
  withText,
} from '../editor/entry-draft.ts';
import { keptSentence } from '../editor/kept-sentence.ts';
import { type Desk, drawEarlySheet } from './early-view.ts';

/** The application's sheet, which takes the place of the early one. */
export interface Successor {
  box: HTMLTextAreaElement;
  join: (sent: NewWords, since: NewWords) => NewWords;
  /** Saves what is written, if that was asked for before. */
  save: () => void;
}

/** Today's sheet before the application has loaded (ADR-0036). */
export interface EarlySheet {
  /** What is written on it; the application goes on with the very same draft. */
  draft: Draft<NewWords>;
  /** Hands focus, caret and place over to the application's sheet, and goes. */
  giveWay(to: Successor): void;
  /** The application has not arrived. */
  sayMissing(): void;
}

let shown: (EarlySheet & { owner: number; leave: () => void }) | null = null;

/** Takes away an early sheet that is of no account here. */
export const leaveEarlySheet = (): void => shown?.leave();

/** The early sheet of this account, as long as it is on the screen. */
export const earlySheetOf = (userId: number): EarlySheet | null =>
  shown?.owner === userId ? shown : null;

/**
 * Draws today's sheet for an account and keeps what is typed on it, by the application's own draft. It goes
 * once the application shows its sheet, or any other page; then the words wait for their account as every
 * draft does.
 */
export function showEarlySheet(root: HTMLElement, owner: number, desk: Desk): EarlySheet {
  shown?.leave();
  const { key, start } = newEntryForm(owner);
  let join = joined;
  const draft = createDraft(key, start, {
    isEmpty: isBlank,
    isForNew: isForNewEntry,
    join: (sent, since) => join(sent, since),
  });
  /** How the draft is left; the application's sheet has that from the moment it is opened there. */
  let close: (() => void) | null = draft.open();
  let isComposing = false;
  let isSaveWanted = false;
  let hasTyped = false;
  const view = drawEarlySheet(desk);
  const { element, box } = view;
  // Where the application was here before, its faces are too.
  element.toggleAttribute('data-first', !navigator.serviceWorker?.controller);

  const show = () => {
    const state = draft.state();
    const { fields } = state;
    // It is saved by the application, and by nobody where that never comes.
    const isPromised = isSaveWanted && state.isKept;
    const kept = isPromised ? 'It is saved once the rest is here.' : keptSentence(state);
    view.show(
      {
        content: fields.content,
        prompt: fields.prompt,
        day: longDay(sheetDay(fields)),
        kept: isEmpty(fields) ? '' : kept,
      },
      isComposing,
    );
  };
  const keep = () => {
    const { fields } = draft.state();
    if (box.value !== fields.content) draft.change(withText(fields, box.value));
  };
  box.addEventListener('input', () => {
    hasTyped = true;
    isSaveWanted = false;
    keep();
  });
  box.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  box.addEventListener('compositionend', () => {
    isComposing = false;
    keep();
    show();
  });
  box.addEventListener('keydown', (event) => {
    const { key: pressed, ctrlKey, metaKey } = event;
    if (pressed !== 'Enter' || !(ctrlKey || metaKey) || event.isComposing) return;
    event.preventDefault();
    isSaveWanted = !isEmpty(draft.state().fields);
    show();
  });
  const unsubscribe = draft.subscribe(show);

  const sayMissing = () => {
    // A save that is wished for is forgotten by the reload.
    isSaveWanted = false;
    show();
    view.sayMissing();
  };

  // Until the application looks after that: somebody signs out, or somebody else signs in, in another tab.
  const depart = (isNobodys: boolean) => {
    // A session that has only ended leaves the words to their account.
    if (isNobodys) leaveNothingHere();
    window.location.reload();
  };
  const heedTab = ({ key: place, newValue }: StorageEvent) => {
    // By the token, as the application does: of a cookie another tab may hear later.
    const now = tokenOwner();
    if (now !== null && now !== owner) depart(true);
    // Tokens go when they expire as well: that alone ends nothing.
    else if (now === null && place?.endsWith(ENDED))
      depart(newValue?.startsWith(SIGNED_OUT) === true);
  };
  const heed = () => {
    const now = sessionOwner();
    if (now !== owner) depart(now !== null || endedBySignOut());
  };
  window.addEventListener('storage', heedTab);
  document.addEventListener('visibilitychange', heed);

  const watcher = new MutationObserver(() => {
    // The landing, the sign-in, a page that says what has broken.
    if (!root.querySelector('h1')) return;
    if (!hasTyped || document.activeElement !== box) return leave();
    // Under somebody's fingers it stays, until they reload: what they typed on would go nowhere.
    watcher.disconnect();
    sayMissing();
  });
  watcher.observe(root, { childList: true, subtree: true });

  const end = () => {
    shown = null;
    watcher.disconnect();
    unsubscribe();
    window.removeEventListener('storage', heedTab);
    document.removeEventListener('visibilitychange', heed);
  };
  const leave = () => {
    end();
    element.remove();
    close?.();
    close = null;
  };

  const swap = (to: HTMLTextAreaElement) => {
    const { selectionStart, selectionEnd, selectionDirection } = box;
    const { scrollY } = window;
    const isWriting = document.activeElement === box;
    // The application's page has to be there before its sheet can have the focus.
    element.dataset.over = '';
    if (isWriting) {
      // First, so that a phone's keyboard stays.
      to.focus({ preventScroll: true });
      to.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    }
    element.remove();
    window.scrollTo({ top: scrollY, behavior: 'instant' });
  };

  shown = {
    owner,
    leave,
    draft: {
      ...draft,
      open() {
        const opened = close ?? draft.open();
        close = null;
        return opened;
      },
    },
    giveWay({ box: to, join: better, save }) {
      join = better;
      const wasWanted = isSaveWanted;
      end();
      if (isComposing) {
        const stop = draft.subscribe(show);
        const { scrollY } = window;
        element.dataset.over = '';
        window.scrollTo({ top: scrollY, behavior: 'instant' });
        const whenWhole = () =>
          // Once the application's sheet has the word; the next one may have begun with the same key.
          setTimeout(() => {
            if (isComposing) return;
            box.removeEventListener('compositionend', whenWhole);
            stop();
            swap(to);
          });
        box.addEventListener('compositionend', whenWhole);
        return;
      }
      swap(to);
      if (wasWanted) save();
    },
    sayMissing,
  };
  show();
  root.before(element);
  box.focus({ preventScroll: true });
  return shown;
}
