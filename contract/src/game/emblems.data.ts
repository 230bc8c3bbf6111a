interface EmblemDefinition {
  /** Stable name, as accounts keep it. */
  name: string;
  label: string;
  /** Set for an emblem with its own gate, outside that order. */
  gate?: 'oracleEmblem';
}

/** All emblems, in the order in which levels open them. The oracle emblem is the beacon. */
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
