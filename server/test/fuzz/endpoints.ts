import { api, type Endpoint } from '@pathkeeper/contract';
import type { Kind } from './json.ts';

export interface Target {
  /** As in the contract: 'entries.create'. */
  name: string;
  endpoint: Endpoint;
  /** What `:id` in its path is one of. */
  idKind: Kind | null;
}

const ID_KINDS: [start: string, kind: Kind][] = [
  ['/api/entries/', 'entry'],
  ['/api/guide/entries/', 'entry'],
  ['/api/folders/', 'folder'],
  ['/api/guide/folders/', 'folder'],
  ['/api/custom-tags/', 'tag'],
  ['/api/insights/', 'insight'],
  ['/api/goals/', 'goal'],
  ['/api/challenge/', 'quest'],
  ['/api/auth/sessions/', 'session'],
];

const kindOf = (path: string): Kind | null =>
  ID_KINDS.find(([start]) => path.startsWith(`${start}:id`))?.[1] ?? null;

/** Every endpoint of the contract. */
export const TARGETS: readonly Target[] = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([call, endpoint]) => ({
    name: `${feature}.${call}`,
    endpoint,
    idKind: kindOf(endpoint.path),
  })),
);
