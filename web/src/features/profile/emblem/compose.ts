import { type CustomEmblem, EMBLEM_PARTS, EMBLEMS, type EmblemPart } from '@pathkeeper/contract';

/** What each part and each of its choices is called on screen, in the order of the composer. */
export const PART_WORDS: { part: EmblemPart; title: string; names: Record<string, string> }[] = [
  {
    part: 'charge',
    title: 'Charge',
    names: Object.fromEntries(EMBLEMS.map(({ name, label }) => [name, label])),
  },
  {
    part: 'ground',
    title: 'Ground',
    names: {
      disc: 'Disc',
      sun: 'Sun',
      octagon: 'Octagon',
      quatrefoil: 'Quatrefoil',
      shield: 'Shield',
    },
  },
  {
    part: 'border',
    title: 'Border',
    names: { line: 'Line', double: 'Double line', cord: 'Cord', beads: 'Beads', bare: 'None' },
  },
  {
    part: 'pattern',
    title: 'Engraving',
    names: {
      plain: 'None',
      rays: 'Rays',
      lines: 'Lines',
      waves: 'Waves',
      stars: 'Stars',
      leaves: 'Leaves',
    },
  },
  {
    part: 'ink',
    title: 'Ink of the ground',
    names: {
      ink: 'Midnight',
      slate: 'Slate',
      teal: 'Teal',
      moss: 'Moss',
      ochre: 'Ochre',
      rust: 'Rust',
      madder: 'Madder',
      plum: 'Plum',
      indigo: 'Indigo',
    },
  },
  {
    part: 'mark',
    title: 'Ink of the drawing',
    names: { paper: 'Paper', gold: 'Gold', rose: 'Rose', mist: 'Mist', sage: 'Sage' },
  },
];

/** What the composer opens with where nothing is worn that it could begin from. */
export const FIRST_EMBLEM: CustomEmblem = {
  ground: 'disc',
  border: 'double',
  ink: 'teal',
  mark: 'gold',
  charge: 'hare',
  pattern: 'rays',
};

/** The same emblem with another choice for one part. */
export const withPart = (emblem: CustomEmblem, part: EmblemPart, name: string): CustomEmblem => ({
  ...emblem,
  [part]: name,
});

/** An emblem by chance, never the one that is there. */
export function anyEmblem(but: CustomEmblem, random: () => number = Math.random): CustomEmblem {
  const pick = <Name extends string>(names: readonly Name[]): Name =>
    names[Math.floor(random() * names.length)] as Name;
  const charges = EMBLEM_PARTS.charge.filter((name) => name !== but.charge);
  return {
    ground: pick(EMBLEM_PARTS.ground),
    border: pick(EMBLEM_PARTS.border),
    ink: pick(EMBLEM_PARTS.ink),
    mark: pick(EMBLEM_PARTS.mark),
    charge: pick(charges),
    pattern: pick(EMBLEM_PARTS.pattern),
  };
}

/** The parts in words: 'Hare on a teal disc', for the toast and for whoever cannot see it. */
export function inWords({ charge, ink, ground }: CustomEmblem): string {
  const name = (part: EmblemPart, of: string) =>
    PART_WORDS.find((each) => each.part === part)?.names[of] ?? of;
  const on = `${name('ink', ink)} ${name('ground', ground)}`.toLowerCase();
  return `${name('charge', charge)} on ${/^[aeiou]/.test(on) ? 'an' : 'a'} ${on}`;
}
