import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Markup, markup } from '../html/index.ts';
import { sendXml } from './crawlers.ts';

/** A list of what was published last, for feed readers. */
export interface Feed {
  title: string;
  description: string;
  /** Local addresses: of the page with the list, and of the feed. */
  page: string;
  self: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  /** Local address. */
  path: string;
  title: string;
  author: string;
  category: string;
  excerpt: string;
  content: Markup;
  publishedAt: Date;
  changedAt: Date;
}

/** Answers a feed as RSS 2.0, or that it is the same as what the reader has. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  feed: Feed,
  origin: string,
): FastifyReply {
  const { title, description, page, self, items } = feed;
  const changedAt = items.reduce<Date | undefined>(
    (latest, item) => (latest && latest > item.changedAt ? latest : item.changedAt),
    undefined,
  );
  // Shown elsewhere, where a local address leads nowhere; escaped as one text, as RSS has its HTML.
  const absolute = (content: Markup) =>
    String(content).replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
  const rss = markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${origin}${page}</link>
<description>${description}</description>
<language>en</language>
<atom:link href="${origin}${self}" rel="self" type="application/rss+xml" />
${changedAt && markup`<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>\n`}${items.map(
  (item) => markup`<item>
<title>${item.title}</title>
<link>${origin}${item.path}</link>
<guid isPermaLink="true">${origin}${item.path}</guid>
<pubDate>${item.publishedAt.toUTCString()}</pubDate>
<dc:creator>${item.author}</dc:creator>
<category>${item.category}</category>
<description>${item.excerpt}</description>
<content:encoded>${absolute(item.content)}</content:encoded>
</item>
`,
)}</channel>
</rss>
`;
  return sendXml(request, reply, rss, 'application/rss+xml');
}
