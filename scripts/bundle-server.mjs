import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './run.mjs';

/**
 * Bundles the workspace packages, which are TypeScript sources, and leaves out what npm installed:
 * some of it has binaries and files that it finds relative to itself.
 *
 * @type {import('esbuild').Plugin}
 */
const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@pathkeeper/')
        ? undefined
        : { path: name, external: true },
    );
  },
};

await build({
  absWorkingDir: path.join(root, 'server'),
  entryPoints: [
    'src/main.ts',
    'src/worker.ts',
    ...(existsSync(path.join(root, 'server/src/cli.ts')) ? ['src/cli.ts'] : []),
  ],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // One copy of what the entries share, and lazy imports stay lazy.
  splitting: true,
  chunkNames: '[name]-[hash]',
  plugins: [keepPackagesOutside],
  logLevel: 'warning',
});
