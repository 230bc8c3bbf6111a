import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Where the light or dark preference is kept (S1.4, "Theme"). */
export const THEME_KEY = 'pathkeeper-theme';

/**
 * Mantine wants ten steps for a primary colour. Every step is the accent token itself: it turns from
 * madder to gold by theme on its own, so there is no scale of shades for a component to wander into.
 */
const accent: MantineColorsTuple = [
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
];

/** Mantine's side of the look: every value points at a token, none repeats one. */
export const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent },
  fontFamily: 'var(--ui)',
  headings: {
    fontFamily: 'var(--disp)',
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '3.75rem', lineHeight: '1.02' },
      h2: { fontSize: '2.375rem', lineHeight: '1.12' },
      h3: { fontSize: '1.625rem', lineHeight: '1.2' },
    },
  },
  defaultRadius: 'sm',
  radius: { sm: '3px', md: '0.375rem', xl: '999px' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1.25rem', lg: '2rem', xl: '3.25rem' },
  shadows: { sm: 'var(--sh)', md: 'var(--sh3)', xl: 'var(--sh2)' },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
});

// The tokens switch themselves by theme, so both schemes get the same list.
const roles = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--leaf)',
  '--mantine-color-default-hover': 'var(--chip)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--rule)',
  '--mantine-color-disabled': 'var(--chip)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--ink)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--onaccent)',
};

/** Lays Mantine's colour roles over the tokens. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: roles,
});
