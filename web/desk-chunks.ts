import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type GetModuleInfo = (id: string) => ModuleInfo | null;

const SOURCE = join(import.meta.dirname, 'src');
const HOME = join(SOURCE, 'pages/HomePage.tsx');
const LANDING = join(SOURCE, 'pages/public/LandingPage.tsx');
const ENTRIES = [join(SOURCE, 'main.tsx'), join(SOURCE, 'take-over.ts')];

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
  /\/contract\/src\/(game\/moods|core\/limits|core\/days|journal\/prompt-themes\.data|settings\.data|pages\.data)\.|\/Icon(AlertTriangle|ArrowUp|Moon|Sun|X)\./;

/**
 * The chunk of an icon or of a part of the contract that needs no validator: a few larger files, by the pages
 * that need them, in place of one for each.
 */
export function smallChunk(id: string, graph: { getModuleInfo: GetModuleInfo }) {
  if (!SMALL.test(id) || AT_ONCE.test(id)) return null;
  const needs = reachOf([id], (each) => graph.getModuleInfo(each));
  return [...needs].some((each) => each.includes('/node_modules/zod/')) ? null : 'small';
}

const PLACE = '<meta name="desk" content="" />';

/**
 * Names the files of the writing desk in the page's head, for `theme.js`: where somebody is signed in they are
 * asked for beside what every page starts with, and not after the answer who that is.
 */
export function nameDesk(): Plugin {
  return {
    name: 'pathkeeper:name-desk',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const desk = Object.values(bundle).find(isDesk);
        if (!desk || !html.includes(PLACE)) throw new Error(`${HOME} cannot be named in the page.`);
        const files = [...filesOf(desk, bundle)].map((file) => `/${file}`);
        const others = files.filter((file) => !html.includes(`"${file}"`));
        return html.replace(PLACE, `<meta name="desk" content="${others.join(' ')}" />`);
      },
    },
  };
}

const isDesk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk' && file.facadeModuleId === HOME;

/** The script and the style sheets of a chunk, with all that it imports at once. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const visit = (each: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (each?.type !== 'chunk' || files.has(each.fileName)) return;
    files.add(each.fileName);
    for (const css of each.viteMetadata?.importedCss ?? []) files.add(css);
    for (const next of each.imports) visit(bundle[next]);
  };
  visit(chunk);
  return files;
}
