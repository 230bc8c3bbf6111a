import type { Config } from '../config.ts';

/** The origin under which the installation is known; undefined where nobody has said it. */
export const publicOrigin = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string | undefined =>
  PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).origin;
