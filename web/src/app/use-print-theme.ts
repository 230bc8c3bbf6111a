import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { progress } from '../features/progression/progression.queries.ts';
import { storage } from '../lib/storage/storage.ts';
import { matchBrowserColor } from './browser-color.ts';

/** Where the theme is remembered, so that the next page is printed in it from the start. */
const KEY = 'skin';
const OWN = 'default';

/**
 * Applies the print theme that the reader chose (D24), the default for whoever is signed out. Until it
 * is known, the one that public/theme.js applied stays.
 */
export function usePrintTheme(): void {
  const { data: user } = useQuery(currentUser());
  const { data: standing } = useQuery({ ...progress(), enabled: Boolean(user) });
  const skin = user === null ? OWN : standing?.activeTheme;
  useLayoutEffect(() => {
    if (!skin) return;
    if (skin === OWN) {
      delete document.documentElement.dataset.skin;
      storage.remove(KEY);
    } else {
      document.documentElement.dataset.skin = skin;
      storage.set(KEY, skin);
    }
    matchBrowserColor();
  }, [skin]);
}
