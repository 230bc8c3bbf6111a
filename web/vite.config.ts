import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import toRem from 'postcss-pxtorem';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { accountSecurity, api, type Endpoint, singleSignOn } from '../contract/src/index.ts';
import { deskChunk, firstChunk, mainChunk, nameDesk, smallChunk } from './desk-chunks.ts';
import { serviceWorker } from './service-worker.ts';

/**
 * The faces that are asked for before the script runs: of headings and of controls. That of the words is as
 * heavy as the script, and would keep it from a phone on a poor network.
 */
const FIRST_FACES = [
  /im-fell-english-latin-400-normal.*\.woff2$/,
  /instrument-sans-latin-wght-normal.*\.woff2$/,
];

/** Adds a preload for each face of the first screen, under its hashed name. */
function preloadFaces(): Plugin {
  return {
    name: 'pathkeeper:preload-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FACES.some((face) => face.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              // Behind the script: while that runs, the line is free for them.
              fetchpriority: 'low',
              href: `/${file}`,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Makes the script that runs before the first paint as small as the others; it is copied as it is written. */
function minifyTheme(): Plugin {
  return {
    name: 'pathkeeper:minify-theme',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const file = join(dir, 'theme.js');
      writeFileSync(file, minifySync('theme.js', readFileSync(file, 'utf8')).code);
    },
  };
}

/** Lays a Brotli copy beside every larger text file, so that the server compresses nothing twice. */
function precompress(): Plugin {
  return {
    name: 'pathkeeper:precompress',
    apply: 'build',
    // From the files as written: what the bundle holds before that is not finished.
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        const file = join(dir, name);
        if (!/\.(js|css|svg)$/.test(name) || statSync(file).size < 1024) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

/** Features whose calls no first screen makes, as `lib/api/endpoints.ts` names them. */
const LATE = [
  'admin',
  'bin',
  'blog',
  'blogAdmin',
  'contact',
  'leaderboard',
  'legacy',
  'moderation',
  'questionnaire',
  'security',
  'vision',
  'visionArchitect',
  'plans',
  'subscription',
];

/** Calls of `accounts` that only the screens of its security make: they are `security` in the late part. */
const { secondStep, changePassword, sessions, endSession } = api.accounts;
const security = {
  ...accountSecurity,
  ...singleSignOn,
  secondStep,
  changePassword,
  sessions,
  endSession,
};
const accounts = Object.fromEntries(
  Object.entries(api.accounts).filter(([name]) => !(name in security)),
);

/** The contract as the browser needs it: where each call goes. The schemas stay on the server. */
function addressesOf(isWanted: (feature: string) => boolean) {
  const wanted = Object.entries({ ...api, accounts, security }).filter(([feature]) =>
    isWanted(feature),
  );
  const slim = wanted.map(([feature, calls]) => [
    feature,
    Object.fromEntries(
      Object.entries(calls).map(
        ([name, { method, path, access, accepts, produces }]: [string, Endpoint]) => [
          name,
          { method, path, access, accepts, produces },
        ],
      ),
    ),
  ]);
  return JSON.stringify(Object.fromEntries(slim));
}

/**
 * Asks for each icon by its own file: through the library's index all six thousand would be made ready before
 * the first page of a fresh clone, which takes some six seconds.
 */
function iconsOneByOne(): Plugin {
  const all = /import \{([^}]+)\} from '@tabler\/icons-react';/g;
  return {
    name: 'pathkeeper:icons-one-by-one',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: all },
      handler: (code) =>
        code.replace(all, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name.startsWith('Icon'))
            .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
            .join(' '),
        ),
    },
  };
}

const apiPort = process.env.PORT ?? '3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    iconsOneByOne(),
    react(),
    preloadFaces(),
    nameDesk(),
    minifyTheme(),
    precompress(),
    serviceWorker(),
  ],
  // Each icon is a file of its own that needs nothing made ready.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  define: {
    __API__: addressesOf((feature) => !LATE.includes(feature)),
    __LATE_API__: addressesOf((feature) => LATE.includes(feature)),
  },
  css: {
    postcss: {
      plugins: [
        // Who has set larger letters in the browser gets the whole page larger, as with its zoom. The
        // sources keep the pixels of the drawings; hairlines and what rules are made of stay as thin.
        toRem({ propList: ['*'], mediaQuery: true, minPixelValue: 3, unitPrecision: 5 }),
      ],
    },
  },
  build: {
    outDir: 'dist',
    // A server that is running goes on serving the assets it started with.
    emptyOutDir: false,
    // What imports what: the benchmark adds up the screens from it.
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      // The last is loaded by pages whose words the server has written.
      input: [
        join(import.meta.dirname, 'index.html'),
        join(import.meta.dirname, 'src/main.tsx'),
        join(import.meta.dirname, 'src/take-over.ts'),
      ],
      output: {
        // The first screen names every part that may follow: longer names would weigh 2 kB more there.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:6].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: firstChunk, includeDependenciesRecursively: false },
            { name: mainChunk, includeDependenciesRecursively: false },
            { name: deskChunk, includeDependenciesRecursively: false },
            {
              name: smallChunk,
              entriesAware: true,
              entriesAwareMergeThreshold: 8_000,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    // Fonts and plates stay files: inlined they would sit in every visitor's stylesheet or script,
    // and a data: font needs a hole in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
});
