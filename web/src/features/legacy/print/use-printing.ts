import type { LegacyEntry } from '@pathkeeper/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type BookYear, totalOf } from '../book.ts';
import type { LegacyAddress } from '../legacy.address.ts';
import { legacyPage } from '../legacy.queries.ts';

export interface Printing {
  /** `none` until it is asked for; `whole` when every entry is here. */
  state: 'none' | 'gathering' | 'failed' | 'whole';
  /** What is gathered so far, a page of the list after the other. */
  pages: readonly (readonly LegacyEntry[])[];
  gathered: number;
  /** Entries of the whole book. */
  total: number;
  years: readonly BookYear[];
  /** Gathers every entry, or goes on where it stopped, and prints. */
  print: () => void;
  cancel: () => void;
}

interface Gathered {
  state: Printing['state'];
  pages: LegacyEntry[][];
  next: string | null;
}

const NOTHING: Gathered = { state: 'none', pages: [], next: null };

const yearOf = (year: number) => String(year).padStart(4, '0');
const firstDay = (year: number) => `${yearOf(year)}-01-01`;
const lastDay = (year: number) => `${yearOf(year)}-12-31`;

/** When what was set last stands in its typefaces; a browser prints what is drawn at that moment. */
async function whenDrawn(): Promise<void> {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

/**
 * Printing the whole book: every entry is fetched first, however long that takes, then the browser is
 * asked to print. What is gathered is dropped when another book is chosen.
 */
export function usePrinting(years: readonly BookYear[], address: LegacyAddress): Printing {
  const [gathered, setGathered] = useState(NOTHING);
  const running = useRef<AbortController>(null);
  const [isAsked, setIsAsked] = useState(false);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setGathered(NOTHING);
    setIsAsked(false);
  }, []);
  const { from, to, withoutFolders, withoutEntries } = address;
  const book = JSON.stringify([from, to, withoutFolders, withoutEntries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book is another printing
  useEffect(() => stop, [stop, book]);

  const { state } = gathered;
  useEffect(() => {
    if (!isAsked || state !== 'whole') return;
    setIsAsked(false);
    void whenDrawn().then(() => window.print());
  }, [isAsked, state]);

  const gather = async () => {
    const controller = new AbortController();
    running.current = controller;
    const days = {
      from: from === undefined ? undefined : firstDay(from),
      to: to === undefined ? undefined : lastDay(to),
    };
    let { pages, next } = gathered;
    try {
      do {
        setGathered({ state: 'gathering', pages, next });
        const page = await legacyPage(days, address, next, controller.signal);
        if (controller.signal.aborted) return;
        pages = [...pages, page.items];
        next = page.next;
      } while (next !== null);
      setGathered({ state: 'whole', pages, next });
    } catch {
      if (!controller.signal.aborted) setGathered({ state: 'failed', pages, next });
    }
  };

  return {
    state,
    pages: gathered.pages,
    gathered: gathered.pages.reduce((sum, page) => sum + page.length, 0),
    total: totalOf(years).entries,
    years,
    print: () => {
      setIsAsked(true);
      if (state !== 'whole' && state !== 'gathering') void gather();
    },
    cancel: stop,
  };
}
