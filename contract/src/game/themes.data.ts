interface ThemeDefinition {
  /** Stable name; also the value of `data-skin` on the page. */
  name: string;
  label: string;
  line: string;
  /** The gate that opens it; absent for the default theme. */
  gate?: 'themes' | 'secretGrove';
  /** Open to whoever pays for a plan, whatever their level (D73). */
  isPaid?: true;
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
  {
    name: 'vellum',
    label: 'Vellum',
    line: 'Brown ink on skin that was scraped twice. Candle wax by night.',
    isPaid: true,
  },
  {
    name: 'north-light',
    label: 'North Light',
    line: 'Graphite and one line of pine, as a studio has it at ten. The northern lights by night.',
    isPaid: true,
  },
];
