import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime({ offset: true });
const author = z.strictObject({
  name: z.string().optional(),
  url: address.optional(),
  avatar: address.optional(),
});

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), as far as it is used here; nothing beside it. */
export const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address.optional(),
  feed_url: address.optional(),
  description: z.string().optional(),
  language: z.string().optional(),
  authors: z.array(author).optional(),
  items: z.array(
    z
      .strictObject({
        id: z.string().min(1),
        url: address.optional(),
        title: z.string().optional(),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
        summary: z.string().optional(),
        image: address.optional(),
        date_published: instant.optional(),
        date_modified: instant.optional(),
        authors: z.array(author).min(1).optional(),
        tags: z.array(z.string()).optional(),
      })
      .refine((item) => (item.content_html ?? item.content_text) !== undefined),
  ),
});

const RFC_822 = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** The channel of RSS 2.0 (https://www.rssboard.org/rss-specification), with the modules that are used here. */
const rss = z.strictObject({
  title: z.string().min(1),
  link: address,
  description: z.string().min(1),
  language: z.string().optional(),
  lastBuildDate: z.string().regex(RFC_822).optional(),
  /** Where the feed itself is (RFC 4287, 4.2.7; the RSS Best Practices Profile asks for it). */
  self: z.strictObject({
    href: address,
    rel: z.literal('self'),
    type: z.literal('application/rss+xml'),
  }),
  items: z.array(
    z.strictObject({
      title: z.string().min(1),
      link: address,
      guid: z.string().min(1),
      pubDate: z.string().regex(RFC_822),
      'dc:creator': z.string().min(1),
      categories: z.array(z.string().min(1)),
      description: z.string(),
      'content:encoded': z.string().min(1),
    }),
  ),
});

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const childrenOf = (element: Element): Element[] =>
  element.children.filter((child): child is Element => child.type === 'tag');

/** What is in an element, by name; each may stand there once, save those that are `many`. */
function fieldsOf(element: Element, many: readonly string[] = []): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const child of childrenOf(element)) {
    if (many.includes(child.name)) continue;
    if (child.name in fields) throw new Error(`<${child.name}> stands twice.`);
    fields[child.name] = DomUtils.textContent(child);
  }
  return fields;
}

/** Reads a feed as RSS 2.0. @throws for what is none */
export function parseRss(xml: string): z.infer<typeof rss> {
  const document = parseDocument(xml, { xmlMode: true });
  const [root] = DomUtils.getElementsByTagName('rss', document);
  const [channel] = root ? childrenOf(root) : [];
  if (root?.attribs.version !== '2.0' || channel?.name !== 'channel')
    throw new Error('No RSS 2.0.');
  const inside = childrenOf(channel);
  const links = inside.filter(({ name }) => name === 'atom:link');
  const items = inside.filter(({ name }) => name === 'item');
  return rss.parse({
    ...fieldsOf(channel, ['item', 'atom:link']),
    self: links.length === 1 ? links[0]?.attribs : undefined,
    items: items.map((item) => ({
      ...fieldsOf(item, ['category']),
      categories: childrenOf(item)
        .filter(({ name }) => name === 'category')
        .map((each) => DomUtils.textContent(each)),
    })),
  });
}

/** A page of a sitemap (https://www.sitemaps.org/protocol.html, its XSD); nothing beside it. */
const listedPages = z
  .array(z.strictObject({ loc: address.max(2047), lastmod: instant.optional() }))
  .max(50_000);

/** Reads a sitemap. @throws for what is none */
export function parseSitemap(xml: string): z.infer<typeof listedPages> {
  const document = parseDocument(xml, { xmlMode: true });
  const [root] = DomUtils.getElementsByTagName('urlset', document);
  if (root?.attribs.xmlns !== 'http://www.sitemaps.org/schemas/sitemap/0.9')
    throw new Error('No sitemap.');
  return listedPages.parse(
    childrenOf(root).map((child) => {
      if (child.name !== 'url') throw new Error(`<${child.name}> is in no sitemap.`);
      return fieldsOf(child);
    }),
  );
}

const named = (type: string) => z.object({ '@type': z.literal(type), name: z.string().min(1) });

/** What search engines ask of an article and the way to it (schema.org: BlogPosting, BreadcrumbList). */
export const postingGraph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple([
    z.object({
      '@type': z.literal('BlogPosting'),
      headline: z.string().min(1).max(110),
      description: z.string().min(1),
      url: address,
      mainEntityOfPage: address,
      image: z.array(address).min(1),
      datePublished: instant,
      dateModified: instant,
      author: named('Person'),
      publisher: named('Organization').extend({ url: address }),
      keywords: z.array(z.string()),
      timeRequired: z.iso.duration(),
    }),
    z.object({
      '@type': z.literal('BreadcrumbList'),
      itemListElement: z
        .array(named('ListItem').extend({ position: z.int().min(1), item: address }))
        .min(2),
    }),
  ]),
});
