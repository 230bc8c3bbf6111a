import type { Folder, User } from '@pathkeeper/contract';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { CalendarButton } from '../calendar/CalendarButton.tsx';
import { countFilters, type EntriesAddress } from '../entries.address.ts';
import type { NamedPlace } from '../places/use-place.ts';
import classes from './EntryBrowser.module.css';
import { EntryFilters } from './EntryFilters.tsx';
import { EntryResults } from './EntryResults.tsx';
import { type EntryList, useEntryList } from './use-entry-list.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import { useSlash } from './use-slash.ts';

export interface EntryBrowserProps {
  user: User;
  /** Place and filters; the page keeps them in its address. */
  address: EntriesAddress;
  onAddress: (address: EntriesAddress) => void;
  here: NamedPlace;
  folders: readonly Folder[];
}

const wide = () => matchMedia('(min-width: 47.5625rem)').matches;
const NONE: never[] = [];

/** Search & Filter and the entries it finds: everything of the entries page beside its places. */
export function EntryBrowser({ user, address, onAddress, here, folders }: EntryBrowserProps) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const count = countFilters(address);
  const [isOpen, setIsOpen] = useState(() => count > 0 && wide());
  const [toWords, setToWords] = useState(0);
  const filters = useFilterDraft(address, onAddress);
  const list = useEntryList(address);

  useEffect(() => {
    if (toWords > 0) panel.current?.querySelector('input')?.focus();
  }, [toWords]);
  const search = () => {
    setIsOpen(true);
    setToWords((times) => times + 1);
  };
  useSlash(search);

  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const clear = () => {
    filters.clear();
    toggle.current?.focus();
  };
  const show = () => {
    filters.applyNow();
    // A phone's panel covers what it found.
    if (!wide()) close();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    results.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  };
  const isBlankBook = here.place === undefined && here.count === 0 && count === 0;

  return (
    <>
      {!isBlankBook && (
        <div className={classes.tools}>
          <Button
            ref={toggle}
            icon={<IconAdjustmentsHorizontal aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-keyshortcuts="/"
            onClick={() => (isOpen ? close() : wide() ? search() : setIsOpen(true))}
          >
            Search & Filter
            {count > 0 && (
              <span className={classes.count}>
                {count}
                <VisuallyHidden> active</VisuallyHidden>
              </span>
            )}
          </Button>
          <CalendarButton day={address.from ?? address.to ?? null} />
          {!isOpen && count > 0 && (
            <Button variant="bare" onClick={clear}>
              Clear all
            </Button>
          )}
        </div>
      )}
      {isOpen && !isBlankBook && (
        <div className={classes.panel}>
          <EntryFilters
            id={panelId}
            ref={panel}
            filters={filters}
            folders={folders}
            entries={list.entries ?? NONE}
            showLabel={showLabel(list, count === 0 ? here.count : undefined)}
            onShow={show}
            onLeave={close}
          />
        </div>
      )}
      <div ref={results} className={classes.results}>
        <EntryResults
          user={user}
          address={address}
          list={list}
          here={here}
          folders={folders}
          onClear={clear}
        />
      </div>
    </>
  );
}

/** 'Show 3 entries', or 'Show 100+ entries' while nobody has counted further. */
function showLabel({ entries, hasMore, isOutdated }: EntryList, total: number | undefined): string {
  const found = total ?? (isOutdated ? undefined : entries?.length);
  if (found === undefined) return 'Show entries';
  const more = total === undefined && hasMore ? '+' : '';
  return `Show ${found.toLocaleString('en-US')}${more} ${found === 1 ? 'entry' : 'entries'}`;
}
