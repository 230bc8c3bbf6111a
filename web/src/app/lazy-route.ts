import { lazyRouteComponent as lazyRoute } from '@tanstack/react-router';
import { MissingPart } from '../lib/missing-part.ts';

/**
 * A page that is loaded when it is first visited. Where its script cannot be had, the crash page
 * offers a reload; the router alone would reload by itself, whatever somebody is writing.
 */
export const lazyRouteComponent: typeof lazyRoute = (importer, exportName) =>
  lazyRoute(
    () =>
      importer().catch((cause: unknown) => {
        throw new MissingPart(cause);
      }),
    exportName,
  );
