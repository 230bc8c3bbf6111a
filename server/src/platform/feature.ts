import type { Context } from './context.ts';
import type { ExportPart } from './export.ts';
import type { Mount } from './http/mount.ts';
import type { PageRoute } from './http/pages/page.ts';
import type { Principal } from './http/principal.ts';
import type { Job } from './jobs.ts';

/** What every feature's routes are given. One that needs more of the services says so in its type. */
export interface BaseServices {
  context: Context;
}

/** Whoever asks for a picture, as policy knows them; null is whoever is signed out. */
export type PictureReader = Pick<Principal, 'id' | 'role' | 'isOwner'> | null;

/** Says who may see the pictures of a feature's things that are not simply public (ADR-0015). */
export interface PictureGuard {
  /** What the feature's `usedBy` begin with, up to the colon. */
  kind: string;
  /** Whether somebody may see at least one of these things, each named by its `usedBy`. */
  isShownTo(reader: PictureReader, things: readonly string[]): Promise<boolean>;
}

/**
 * What a feature is to the rest of the application (ADR-0011). Its `index.ts` exports one, and
 * `features.ts` lists them all.
 */
export interface Feature<Services = BaseServices> {
  /** Of its endpoints in the contract's `api`, and of its folder: `blogAdmin` stands in `blog-admin`. */
  name: string;
  /** Mounts each of its endpoints. `Services` names what this needs, and nothing else. */
  routes?: (mount: Mount, services: Services) => void;
  /** What it stores of a person, for the export of an account; in the order it is packed. */
  export?: readonly ExportPart[];
  /** What it does again and again by itself, in one process of the installation at a time. */
  jobs?: (services: Services) => readonly Job[];
  /** Addresses of the application that say something to those who run no script. */
  pages?: (services: Services) => readonly PageRoute[];
  /** Who may see what its pictures stand in; asked whenever such a picture is read. */
  pictures?: (services: Services) => PictureGuard;
}

/** Declares a feature and checks its shape. */
export function defineFeature<Services = BaseServices>(
  feature: Feature<Services>,
): Feature<Services> {
  return feature;
}
