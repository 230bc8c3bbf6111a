import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { progress } from '../features/progression/progression.queries.ts';
import { storage } from '../lib/storage.ts';
import { tintFrame } from './frame.ts';

/** Where the theme is remembered, so that the next page is printed in it from the start. */
const KEY = 'skin';
const OWN = 'default';

/**
 * Wears the theme that the reader chose (D24), the almanac's own for whoever is signed out.
 * Until it is known, what public/theme.js put on stays.
 */
export function useSkin(): void {
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
    tintFrame();
  }, [skin]);
}
