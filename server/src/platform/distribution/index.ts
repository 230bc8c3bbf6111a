export { isDistributed } from './catalogue.ts';
export { DistributionError, distribute, type TableDone } from './distribute.ts';
export { dividedBy } from './places.ts';
