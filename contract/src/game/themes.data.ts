interface ThemeDefinition {
  /** Stable name; also the value of `data-skin` on the page. */
  name: string;
  label: string;
  line: string;
  /** The gate that opens it; absent for the default theme. */
  gate?: 'themes' | 'secretGrove';
}

/** All themes. Each has a light and a dark version. */
export const THEMES: readonly ThemeDefinition[] = [
  { name: 'default', label: 'Almanac', line: 'Iron-gall ink, madder by day, gold by night.' },
  {
    name: 'harbour',
    label: 'Harbour',
    line: 'Slate ink on sea fog, and one blue that knows the way in.',
    gate: 'themes',
  },
  {
    name: 'heath',
    label: 'Heath',
    line: 'Heather on paper, as the hill is in the last week of August.',
    gate: 'themes',
  },
  {
    name: 'secret-grove',
    label: 'Secret Grove',
    line: 'Lichen by day and fireflies by night. It is on no other shelf.',
    gate: 'secretGrove',
  },
];
