import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '@pathkeeper/contract';
import { type Markup, markup } from '../../html/index.ts';

/** The module of the web application that draws server-written pages and hands them over to it. */
const TAKE_OVER = 'src/take-over.ts';

interface Chunk {
  file: string;
  css?: string[];
}

/**
 * What a server-written page loads besides the application: the style sheet of its classes, and the
 * script that takes it away once the application has drawn the same page. Nothing without a build.
 */
export function takeOverHead(webRoot: string): string {
  const manifest = join(webRoot, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return '';
  const chunks: Record<string, Chunk | undefined> = JSON.parse(readFileSync(manifest, 'utf8'));
  const chunk = chunks[TAKE_OVER];
  if (!chunk) return '';
  return markup`${(chunk.css ?? []).map((file) => markup`<link rel="stylesheet" href="/${file}" />`)}
    <script type="module" src="/${chunk.file}"></script>`.toString();
}

/** The words of a page between the ways to other pages, for those who run no script (D63). */
export const framed = (body: Markup): Markup => markup`<div id="served" class="served">
<header><a class="served-brand" href="${PATHS.home}">Pathkeeper</a>
<a class="served-enter" href="${PATHS.login}">Sign In</a></header>
<main>${body}</main>
<footer><nav class="served-nav" aria-label="Pages"><a href="${PATHS.forum}">Forum</a> <a href="${PATHS.blog}">Blog</a> <a href="${PATHS.rules}">Rules</a> <a href="${PATHS.about}">About</a> <a href="${PATHS.contact}">Contact</a></nav>
<p>Pathkeeper is a private journal, a page a day. What stands here was written to be read by everybody; journals never are.</p></footer>
</div>`;
