import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type GetModuleInfo = (id: string) => ModuleInfo | null;

const SOURCE = join(import.meta.dirname, 'src');
const HOME = join(SOURCE, 'pages/home/HomePage.tsx');
const LANDING = join(SOURCE, 'pages/public/LandingPage.tsx');
/** What the page runs first, and what that loads: the application. */
const START = join(SOURCE, 'start.ts');
const MAIN = join(SOURCE, 'main.tsx');
/** Before the application where somebody is signed in (ADR-0036). */
const SHEET = join(SOURCE, 'write-early.ts');
const ENTRIES = [START, MAIN, join(SOURCE, 'take-over.ts')];

/** The index of a library leads to all of it. */
const INDEXED = /\/contract\/src\/|\/node_modules\//;

/** Everything that modules lead to by static imports, themselves included. */
function reachOf(starts: Iterable<string>, info: GetModuleInfo): Set<string> {
  const reached = new Set(starts);
  for (const id of reached) for (const next of info(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** The parts that are loaded later by what starts at once: the pages. */
function pagesOf(atOnce: Set<string>, info: GetModuleInfo): Set<string> {
  return new Set([...atOnce].flatMap((id) => [...(info(id)?.dynamicallyImportedIds ?? [])]));
}

function divide(info: GetModuleInfo): Map<string, string> {
  const atOnce = reachOf(ENTRIES, info);
  const pages = pagesOf(atOnce, info);
  pages.delete(HOME);
  pages.delete(SHEET);
  const front = reachOf([LANDING], info);
  const elsewhere = reachOf(pages, info);
  const chunkOf = (id: string) => {
    if (front.has(id)) return 'front';
    return elsewhere.has(id) ? 'shared' : 'desk';
  };
  const desk = [...reachOf([HOME], info)].filter((id) => !atOnce.has(id));
  return new Map(desk.map((id) => [id, chunkOf(id)]));
}

let parts: ReturnType<typeof divide> | undefined;

/**
 * The chunk of a module of the writing desk: it arrives in three files, of what the landing shows as well, of
 * what other pages do, and of its own, in place of a hundred small ones, which a phone fetches six at a time.
 * Null for what the desk does not need at once.
 */
export function deskChunk(id: string, graph: { getModuleInfo: GetModuleInfo }): string | null {
  parts ??= divide((each) => graph.getModuleInfo(each));
  return parts.get(id) ?? null;
}

/** Icons, and the contract's figures and names: many and small, and other pages have them too. */
const SMALL = /\/contract\/src\/|\/@tabler\/icons-react\/dist\/esm\/icons\//;
/** Those that every page starts with. */
const AT_ONCE =
  /\/contract\/src\/(game\/moods|core\/days|journal\/prompt-themes\.data|pages\.data)\.|\/Icon(AlertTriangle|ArrowUp|Moon|Sun|X)\./;
/** Of the contract, what the first script has, and what today's sheet does. */
const FIRST = /\/contract\/src\/(core\/limits|settings\.data)\./;
const OF_SHEET = /\/contract\/src\/core\/entry-day\./;

/**
 * The chunk of an icon or of a part of the contract that needs no validator: a few larger files, by the pages
 * that need them, in place of one for each.
 */
export function smallChunk(id: string, graph: { getModuleInfo: GetModuleInfo }) {
  if (!SMALL.test(id) || AT_ONCE.test(id)) return null;
  const needs = reachOf([id], (each) => graph.getModuleInfo(each));
  return [...needs].some((each) => each.includes('/node_modules/zod/')) ? null : 'small';
}

/** What every page starts with: the libraries under all of it, the helpers of `lib`, and their addresses. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|idb-keyval)\/|\/node_modules\/@tanstack\/(?!.*\/(infiniteQueryO|useInfinite|useBlocker))|\/node_modules\/@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)\.|\/web\/src\/lib\/(?!api\/late-)|\/contract\/src\/(pages\.data|core\/search-words)\./;

/** The provider of Mantine, which every page has, and what it is made of. */
const LOOK =
  /\/@mantine\/(core\/esm\/core\/(MantineProvider\/(Mantine[\w.]+|use-mantine-color-scheme|use-respect-reduce-motion|color-scheme-managers|color-functions|convert-css-variables|create-theme|default-theme|default-colors|merge-mantine-theme)|utils\/(noop|keys|deep-merge|units-converters))\b|hooks\/esm\/use-(color-scheme|media-query|isomorphic-effect)\/)/;

let reaches: { start: Set<string>; sheet: Set<string>; main: Set<string> } | undefined;

/** What each leads to; of a library that is known by its index only. */
function reachesIn(graph: { getModuleInfo: GetModuleInfo }) {
  const own = (each: string) => (INDEXED.test(each) ? null : graph.getModuleInfo(each));
  reaches ??= {
    start: reachOf([START], own),
    sheet: reachOf([SHEET], own),
    main: reachOf([MAIN], own),
  };
  return reaches;
}

/** The files of these are named by them. */
const isNamed = (id: string) => id === START || id === MAIN;

/**
 * The chunk of what runs before the application arrives, which waits for nothing else: `early` is every
 * page's, `sheet` takes the first letters of whoever is signed in.
 */
export function firstChunk(id: string, graph: { getModuleInfo: GetModuleInfo }): string | null {
  const { start, sheet, main } = reachesIn(graph);
  if (isNamed(id)) return null;
  if (FIRST.test(id) || start.has(id)) return 'early';
  if (!OF_SHEET.test(id) && !sheet.has(id)) return null;
  return main.has(id) ? 'early' : 'sheet';
}

/** The chunk of what else every page has at once: one file in place of thirty. */
export function mainChunk(id: string, graph: { getModuleInfo: GetModuleInfo }): string | null {
  if (isNamed(id)) return null;
  const isMain = INDEXED.test(id)
    ? AT_ONCE.test(id) || LOOK.test(id) || LIBRARIES.test(id)
    : reachesIn(graph).main.has(id);
  return isMain ? 'main' : null;
}

/** What `theme.js` asks for where somebody is signed in, by the name under which the page's head has it. */
const NAMED = { sheet: SHEET, desk: HOME };

/**
 * Asks in the page's head for the application, behind the script that runs first, and names there the files of
 * today's sheet and of the writing desk: neither waits for the answer who is signed in.
 */
export function nameDesk(): Plugin {
  return {
    name: 'pathkeeper:name-desk',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const known = new Set([...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file]) => file));
        const isNew = (file: string) => !known.has(file) && known.add(file);
        const filesFor = (module: string) =>
          filesOf(chunkFor(module, bundle), bundle).filter(isNew);
        const application = filesFor(MAIN);
        let named = html;
        for (const [name, module] of Object.entries(NAMED)) {
          const place = `<meta name="${name}" content="" />`;
          if (!named.includes(place)) throw new Error(`The page has no ${place}`);
          const files = filesFor(module).map((file) => `/${file}`);
          named = named.replace(place, `<meta name="${name}" content="${files.join(' ')}" />`);
        }
        return { html: named, tags: application.map(preload) };
      },
    },
  };
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
    crossorigin: '',
    fetchpriority: 'low',
    href: `/${file}`,
  },
  injectTo: 'head',
});

/** @throws Error where a module has no file of its own */
function chunkFor(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.facadeModuleId === module,
  );
  if (!chunk) throw new Error(`${module} cannot be named in the page.`);
  return chunk;
}

/** The script and the style sheets of a chunk, with all that it imports at once. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const visit = (each: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (each?.type !== 'chunk' || files.has(each.fileName)) return;
    files.add(each.fileName);
    for (const css of each.viteMetadata?.importedCss ?? []) files.add(css);
    for (const next of each.imports) visit(bundle[next]);
  };
  visit(chunk);
  return [...files];
}
