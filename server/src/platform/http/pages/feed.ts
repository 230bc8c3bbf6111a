import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Markup, markup } from '../../html/index.ts';
import { sendText, sendXml } from './crawlers.ts';

/** A list of what was published last, for feed readers. */
export interface Feed {
  title: string;
  description: string;
  /** Local addresses: of the page with the list, and of the feed. */
  page: string;
  self: string;
  items: readonly FeedItem[];
}

interface FeedItem {
  /** Local address that names it for ever, and need not lead there; `path` unless given. */
  id?: string;
  /** Local address. */
  path: string;
  title: string;
  author: string;
  /** Its subjects, the broadest first. */
  categories: readonly string[];
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
  const changedAt = lastChange(items);
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
<guid isPermaLink="${String(item.id === undefined)}">${origin}${item.id ?? item.path}</guid>
<pubDate>${item.publishedAt.toUTCString()}</pubDate>
<dc:creator>${item.author}</dc:creator>
${item.categories.map((each) => markup`<category>${each}</category>\n`)}<description>${item.excerpt}</description>
<content:encoded>${absolute(item, origin)}</content:encoded>
</item>
`,
)}</channel>
</rss>
`;
  return sendXml(request, reply, rss, 'application/rss+xml', changedAt);
}

const lastChange = (items: Feed['items']): Date | undefined =>
  items.reduce<Date | undefined>(
    (latest, item) => (latest && latest > item.changedAt ? latest : item.changedAt),
    undefined,
  );

/** Answers a feed as JSON Feed 1.1, or that it is the same as what the reader has. */
export function sendJsonFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, description, page, self, items }: Feed,
  origin: string,
): FastifyReply {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: 'en',
    home_page_url: `${origin}${page}`,
    feed_url: `${origin}${self}`,
    items: items.map((item) => ({
      id: `${origin}${item.id ?? item.path}`,
      url: `${origin}${item.path}`,
      title: item.title,
      summary: item.excerpt,
      content_html: absolute(item, origin),
      date_published: item.publishedAt.toISOString(),
      date_modified: item.changedAt.toISOString(),
      authors: [{ name: item.author }],
      tags: item.categories,
    })),
  };
  const type = 'application/feed+json';
  return sendText(request, reply, JSON.stringify(feed), type, lastChange(items));
}

/**
 * The words of an item as they are shown elsewhere, where a local address leads nowhere: those within them, of
 * several widths of a picture too, become whole.
 */
const absolute = ({ content, path }: FeedItem, origin: string): string =>
  String(content)
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replaceAll(/ href="#/g, ` href="${origin}${path}#`)
    .replaceAll(/ srcset="([^"]*)"/g, (_, set: string) => {
      const widths = set.replaceAll(/(^|, )\//g, `$1${origin}/`);
      return ` srcset="${widths}"`;
    });
