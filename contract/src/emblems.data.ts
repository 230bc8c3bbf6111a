interface EmblemDefinition {
  /** Stable name, as accounts keep it. */
  name: string;
  label: string;
  /** Set for an emblem with a gate of its own, outside the tray's order. */
  gate?: 'oracleEmblem';
}

/** The tray of emblems, in the order in which the levels open them. The oracle's wears the beacon. */
export const EMBLEMS: readonly EmblemDefinition[] = [
  { name: 'anchor', label: 'Anchor' },
  { name: 'fern', label: 'Fern' },
  { name: 'hare', label: 'Hare' },
  { name: 'key', label: 'Key' },
  { name: 'bell', label: 'Bell' },
  { name: 'kite', label: 'Kite' },
  { name: 'wren', label: 'Wren' },
  { name: 'acorn', label: 'Acorn' },
  { name: 'tide', label: 'Tide' },
  { name: 'thimble', label: 'Thimble' },
  { name: 'comet', label: 'Comet' },
  { name: 'loaf', label: 'Loaf' },
  { name: 'oar', label: 'Oar' },
  { name: 'beehive', label: 'Beehive' },
  { name: 'snail', label: 'Snail' },
  { name: 'candle', label: 'Candle' },
  { name: 'paper-boat', label: 'Paper boat' },
  { name: 'owl', label: 'Owl' },
  { name: 'oracle', label: 'Beacon', gate: 'oracleEmblem' },
];
