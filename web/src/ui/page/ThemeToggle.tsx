import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../controls/IconButton.tsx';

/** Day to night and back; the choice is kept (S1.4, "Theme"). */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const night = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return (
    <IconButton
      label={night ? 'Switch to light' : 'Switch to dark'}
      icon={night ? <IconSun aria-hidden /> : <IconMoon aria-hidden />}
      onClick={() => setColorScheme(night ? 'light' : 'dark')}
    />
  );
}
