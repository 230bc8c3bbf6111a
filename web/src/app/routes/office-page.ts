import { lazyRouteComponent } from '../lazy-route.ts';
import type { officePages } from './office-pages.ts';

/**
 * Which scripts a page of the office consists of is read with the first of them: few people ever open
 * one, and the lists would be in everybody's first script.
 */
export const officePage = (name: keyof typeof officePages) =>
  lazyRouteComponent(async () => (await import('./office-pages.ts')).officePages[name]());
