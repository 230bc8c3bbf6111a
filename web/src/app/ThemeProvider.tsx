import './look.ts';
import {
  localStorageColorSchemeManager,
  MantineProvider,
  useComputedColorScheme,
} from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { matchBrowserColor } from './browser-color.ts';
import { cssVariables, THEME_KEY, theme } from './mantine-theme.ts';
import { shareStyleNonce, styleNonce } from './style-nonce.ts';

shareStyleNonce();

const preference = localStorageColorSchemeManager({ key: THEME_KEY });

/** Copies the scheme to `data-theme`, which the tokens read, and tints the browser's own frame. */
function ThemeMirror() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
    matchBrowserColor();
  }, [scheme]);
  return null;
}

/**
 * The look: tokens, faces and Mantine's settings for everything inside. Starts from the stored theme
 * if it is light or dark, else from the device's preference, and stores every change
 * (S1.4).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={preference}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <ThemeMirror />
      {children}
    </MantineProvider>
  );
}
