import { EMBLEMS } from './emblems.data.ts';

/** An emblem that its wearer put together from drawn parts (D24: custom avatar, from the top level on). */

/** What it is struck on. */
export const EMBLEM_GROUNDS = ['disc', 'sun', 'octagon', 'quatrefoil', 'shield'] as const;
/** The line inside the rim. */
export const EMBLEM_BORDERS = ['line', 'double', 'cord', 'beads', 'bare'] as const;
/** The ground's own ink; always dark, so that every mark stands out from it. */
export const EMBLEM_INKS = [
  'ink',
  'slate',
  'teal',
  'moss',
  'ochre',
  'rust',
  'madder',
  'plum',
  'indigo',
] as const;
/** The ink of the charge, the border and the engraving; always pale. */
export const EMBLEM_MARKS = ['paper', 'gold', 'rose', 'mist', 'sage'] as const;
/** What is engraved into the ground around the charge. */
export const EMBLEM_PATTERNS = ['plain', 'rays', 'lines', 'waves', 'stars', 'leaves'] as const;

/** The parts in the order in which a code names them. */
export interface CustomEmblem {
  ground: (typeof EMBLEM_GROUNDS)[number];
  border: (typeof EMBLEM_BORDERS)[number];
  ink: (typeof EMBLEM_INKS)[number];
  mark: (typeof EMBLEM_MARKS)[number];
  /** The drawing in the middle: one of the tray's emblems. */
  charge: string;
  pattern: (typeof EMBLEM_PATTERNS)[number];
}

/** The emblems of the tray that may stand in the middle. The oracle's beacon stands by itself. */
export const EMBLEM_CHARGES: readonly string[] = EMBLEMS.flatMap(({ name, gate }) =>
  gate ? [] : [name],
);

const PREFIX = 'custom:';

/** Every part's choices, by the part's name, in the order of a code. */
export const EMBLEM_PARTS = {
  ground: EMBLEM_GROUNDS,
  border: EMBLEM_BORDERS,
  ink: EMBLEM_INKS,
  mark: EMBLEM_MARKS,
  charge: EMBLEM_CHARGES,
  pattern: EMBLEM_PATTERNS,
} as const satisfies Record<keyof CustomEmblem, readonly string[]>;

export type EmblemPart = keyof typeof EMBLEM_PARTS;

const ORDER = Object.keys(EMBLEM_PARTS) as EmblemPart[];

/** `custom:ground.border.ink.ink.charge.pattern`, as accounts keep it. */
export const customEmblemCode = (emblem: CustomEmblem): string =>
  PREFIX + ORDER.map((part) => emblem[part]).join('.');

/** The parts that a code names; null for anything that is not exactly such a code. */
export function parseCustomEmblem(code: string): CustomEmblem | null {
  if (!code.startsWith(PREFIX)) return null;
  const names = code.slice(PREFIX.length).split('.');
  if (names.length !== ORDER.length) return null;
  const isKnown = ORDER.every((part, place) =>
    (EMBLEM_PARTS[part] as readonly string[]).includes(names[place] ?? ''),
  );
  if (!isKnown) return null;
  return Object.fromEntries(
    ORDER.map((part, place) => [part, names[place]]),
  ) as unknown as CustomEmblem;
}
