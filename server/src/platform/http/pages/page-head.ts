import { escaped } from '../../html/index.ts';
import type { Page } from './page.ts';

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escaped(content)}" />`;

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escaped(href)}" />`;

const feedLink = (type: 'rss+xml' | 'feed+json', href: string, title: string) =>
  `<link rel="alternate" type="application/${type}" href="${escaped(href)}" title="${escaped(title)}" />`;

/** A script that holds data and is never run; no `<` in it can end it. */
const dataScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * What stands in the head of a page for those who run no script: title, description, canonical
 * address, the card of a shared link and structured data. All of it is escaped here and nowhere else.
 * `origin` is the configured public one (the Host of a request is whatever its sender likes); without
 * it addresses are relative.
 */
export function renderHead(page: Page, origin: string | undefined): string {
  const { title, description, image, isListed, canonical, kind = 'website', jsonLd } = page;
  const { previous, next, feed, jsonFeed, times } = page;
  const address = (local: string) => `${origin ?? ''}${local}`;
  const lines = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical ? [link('canonical', address(canonical))] : []),
    ...(canonical && origin ? [meta('property', 'og:url', address(canonical))] : []),
    ...(previous ? [link('prev', address(previous))] : []),
    ...(next ? [link('next', address(next))] : []),
    ...(feed ? [feedLink('rss+xml', address(feed.href), feed.title)] : []),
    ...(feed && jsonFeed ? [feedLink('feed+json', address(jsonFeed), feed.title)] : []),
    meta('property', 'og:type', kind),
    ...(times ? [meta('property', 'article:published_time', times.published)] : []),
    ...(times ? [meta('property', 'article:modified_time', times.changed)] : []),
    meta('property', 'og:site_name', 'Pathkeeper'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', address(image.src)),
    meta('property', 'og:image:type', image.type),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', address(image.src)),
    meta('name', 'twitter:image:alt', image.alt),
    ...(jsonLd ? [dataScript(jsonLd)] : []),
  ];
  return lines.join('\n    ');
}
