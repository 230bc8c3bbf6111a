export type * from './guide-provider.types.ts';
