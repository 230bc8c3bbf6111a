import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { settings } from '../features/profile/profile.queries.ts';
import { storage } from '../lib/storage/storage.ts';

/**
 * Applies light or dark as chosen in the settings. A choice made on another device is taken over once:
 * a change by the header's toggle afterwards stays on this device.
 */
export function useChosenColorScheme(): void {
  const { data: user } = useQuery(currentUser());
  const userId = user?.id ?? 0;
  const { data } = useQuery({ ...settings(userId), enabled: userId !== 0 });
  const { setColorScheme } = useMantineColorScheme();
  const chosen = data?.isDarkModeChosen ? (data.notifications.darkMode ? 'dark' : 'light') : null;
  useEffect(() => {
    const key = `light-${userId}`;
    if (chosen === null || storage.get(key) === chosen) return;
    storage.set(key, chosen);
    setColorScheme(chosen);
  }, [userId, chosen, setColorScheme]);
}
