import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What must open without a network: the writing desk, the list of entries, one entry, and their frame. */
const OFFLINE_PAGES = [
  'src/pages/home/HomePage.tsx',
  'src/pages/journal/EntriesPage.tsx',
  'src/pages/journal/EntryPage.tsx',
  'src/pages/layouts/SignedInLayout.tsx',
];
const ENTRY = 'index.html';

/** The faces that these pages are set in; other scripts' letters are fetched when first met. */
const FACES =
  /\/(im-fell-english-latin-400-(normal|italic)|newsreader-latin-wght-(normal|italic)|instrument-sans-latin-wght-normal)-[^/]*\.woff2$/;

/** Unhashed files of the page's head. */
const HEAD_FILES = ['theme.js', 'favicon.svg', 'site.webmanifest'];

interface ShellFile {
  url: string;
  /** Null where the name itself changes with the content. */
  revision: string | null;
}

/**
 * Builds `sw.js` once the pages are built, with the list of what it keeps for opening offline. The
 * list is made from this very build: the folder holds the assets of earlier ones as well.
 */
export function serviceWorker(): Plugin {
  let shell: ShellFile[] = [];
  let outDir = '';
  return {
    name: 'pathkeeper:service-worker',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const assets = assetsOf(bundle);
        outDir = dir;
        shell = [
          { url: '/', revision: digest(join(dir, ENTRY)) },
          ...HEAD_FILES.map((file) => ({ url: `/${file}`, revision: digest(join(dir, file)) })),
          ...assets.map((file) => ({ url: `/${file}`, revision: null })),
        ];
        const bytes = [...HEAD_FILES, ...assets].reduce(
          (sum, file) => sum + readFileSync(join(dir, file)).length,
          0,
        );
        this.info(
          `kept for opening offline: ${shell.length} files, ${Math.round(bytes / 1024)} kB`,
        );
      },
    },
    async closeBundle() {
      if (shell.length === 0) return;
      await build({
        configFile: false,
        root: import.meta.dirname,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __SHELL__: JSON.stringify(shell),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: 'src/sw/worker.ts',
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

const digest = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** The scripts, styles and faces of the pages that open offline, dialogs and drawings included. */
function assetsOf(bundle: Bundle): string[] {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') chunks.set(output.fileName, output);
  }
  const files = new Set<string>();
  const keep = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName) || isOtherPage(chunk)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) keep(chunks.get(name));
  };
  for (const chunk of chunks.values()) {
    if (chunk.isEntry || OFFLINE_PAGES.some((page) => isOf(chunk, page))) keep(chunk);
  }
  return [...files, ...Object.keys(bundle).filter((file) => FACES.test(`/${file}`))].sort();
}

const isOf = ({ facadeModuleId }: Rolldown.OutputChunk, page: string): boolean =>
  facadeModuleId?.replaceAll('\\', '/').endsWith(`/web/${page}`) ?? false;

function isOtherPage(chunk: Rolldown.OutputChunk): boolean {
  const isPage = /\/web\/src\/pages\//.test(chunk.facadeModuleId?.replaceAll('\\', '/') ?? '');
  return isPage && chunk.isDynamicEntry && !OFFLINE_PAGES.some((page) => isOf(chunk, page));
}
