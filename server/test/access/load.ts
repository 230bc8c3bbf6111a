import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api, type Endpoint } from '@pathkeeper/contract';
import { FEATURES } from '../../src/features.ts';
import type { Api, EndpointAccess, FeatureAccess, Maker } from './define.ts';

type AnyAccess = Omit<FeatureAccess<never>, 'endpoints' | 'fuzzed'> & {
  feature: keyof Api;
  endpoints: Record<string, EndpointAccess<Endpoint>>;
  fuzzed?: Record<string, number>;
};

/** What stands beside each feature that has endpoints, in the order of `features.ts`. */
export const ACCESS: readonly AnyAccess[] = await loadAll();

/** How a thing of each kind is made. */
export const MAKERS: Readonly<Record<string, Maker>> = makersOf(ACCESS);

/** Kinds whose ids nobody but their owner has. */
export const SECRET_KINDS: ReadonlySet<string> = new Set(
  ACCESS.flatMap(({ secrets }) => secrets ?? []),
);

/** An endpoint of the contract with what its feature says of it. */
export interface Target {
  /** As in the contract: 'entries.create'. */
  name: string;
  endpoint: Endpoint;
  access: EndpointAccess<Endpoint>;
  feature: AnyAccess;
}

/** Every endpoint of the contract. */
export const TARGETS: readonly Target[] = ACCESS.flatMap((feature) =>
  Object.entries(api[feature.feature] as Record<string, Endpoint>).map(([call, endpoint]) => ({
    name: `${feature.feature}.${call}`,
    endpoint,
    access: feature.endpoints[call] as EndpointAccess<Endpoint>,
    feature,
  })),
);

async function loadAll(): Promise<AnyAccess[]> {
  const names = FEATURES.map(({ name }) => name);
  for (const group of Object.keys(api)) {
    if (!names.includes(group)) {
      throw new Error(
        `The contract has “${group}”, and server/src/features.ts has no such feature.`,
      );
    }
  }
  const withEndpoints = names.filter((name) => name in api);
  return Promise.all(withEndpoints.map(loadAccess));
}

/** What stands beside a feature. @throws Error that says what to write where, when nothing does */
export async function loadAccess(name: string): Promise<AnyAccess> {
  const folder = folderOf(name);
  const url = new URL(`../../src/features/${folder}/${folder}.access.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(url))) {
    throw new Error(
      `The feature “${name}” has endpoints, and nothing says who may call them: write ` +
        `server/src/features/${folder}/${folder}.access.ts with defineAccess('${name}', …).`,
    );
  }
  const { access } = (await import(url.href)) as { access?: AnyAccess };
  if (access?.feature !== name) {
    throw new Error(`${folder}.access.ts must export: const access = defineAccess('${name}', …).`);
  }
  return access;
}

/** The folder of a feature: `blogAdmin` stands in `blog-admin`. */
function folderOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function makersOf(all: readonly AnyAccess[]): Record<string, Maker> {
  const makers: Record<string, Maker> = {};
  for (const { feature, makes = {} } of all) {
    for (const [kind, maker] of Object.entries(makes)) {
      if (makers[kind])
        throw new Error(`A “${kind}” is made in ${feature}.access.ts and elsewhere.`);
      makers[kind] = maker;
    }
  }
  return makers;
}
