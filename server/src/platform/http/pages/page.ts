import type { Markup } from '../../html/index.ts';

/** The picture that stands on the card of a shared link. */
export interface PageImage {
  /** Local address. */
  src: string;
  alt: string;
  type: 'image/png' | 'image/webp';
  width: number;
  height: number;
}

/** What an address shows to those who run no script: search engines, feed readers, link cards. */
export interface Page {
  /** 410 for what was there once and will not come back. */
  status: 200 | 404 | 410;
  title: string;
  description: string;
  image: PageImage;
  /** Whether a search engine should list it. */
  isListed: boolean;
  /** The one address of it, however it is spelled; null for a page that is somebody's own. */
  canonical: string | null;
  /** `website` unless said otherwise. */
  kind?: 'website' | 'article';
  /** Structured data (schema.org). */
  jsonLd?: object;
  /** What can be read on it; the frame around it, with the ways to other pages, is drawn by the server. */
  body?: Markup;
  /** Local addresses of the pages of the same list before and after this one. */
  previous?: string;
  next?: string;
  /** The feed of what stands here. */
  feed?: { href: string; title: string };
  /** The same as a JSON Feed, by its local address. */
  jsonFeed?: string;
  /** Of an article: when it was published, and last changed; instants of ISO 8601. */
  times?: { published: string; changed: string };
  /** Whether the reader's browser may keep it; it may unless said otherwise. */
  isKept?: boolean;
}

/** The address has moved, for good. */
export interface Moved {
  status: 301;
  /** Local address. */
  location: string;
}

/** An address in the sitemap. */
export interface ListedPage {
  path: string;
  changedAt?: Date;
}

/** A list of addresses without an end, read part by part; no more than 50,000 in a part. */
export interface LongList {
  /** Stands in the address of its parts; small letters. */
  name: string;
  parts(): Promise<number>;
  /** @param number from 1 on */
  part(number: number): Promise<readonly ListedPage[]>;
}

/**
 * A kind of address of a feature, such as `/blog/$slug`. Its feature names it in `defineFeature`; the
 * router of the web application has it too.
 */
export interface PageRoute {
  /** As the router spells it; `$slug` stands for one part. */
  path: `/${string}`;
  /** What stands at an address of this kind, for anybody: it knows no reader. Null where nothing does. */
  resolve(
    params: Readonly<Record<string, string>>,
    query: URLSearchParams,
  ): Promise<Page | Moved | null>;
  /** The addresses that belong in the sitemap, when they are few. */
  listed?(): Promise<readonly (string | ListedPage)[]>;
  /** The addresses that belong in the sitemap, when they can be many. */
  listedInParts?: LongList;
}

/**
 * What matches the addresses of a path as the page's own router reads them: in any case, with or
 * without a slash at the end. It gives the parts that `$names` stand for, or null.
 */
export function matcherOf(path: string): (address: string) => Record<string, string> | null {
  const source = path === '/' ? '' : path.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)');
  const pattern = new RegExp(`^${source}/*$`, 'i');
  return (address) => {
    const match = pattern.exec(address);
    if (!match) return null;
    try {
      const parts = Object.entries(match.groups ?? {}).map(([name, part]) => {
        return [name, decodeURIComponent(part)] as const;
      });
      // No name holds a character that shows nothing; PostgreSQL cannot even be asked for NUL.
      return parts.some(([, part]) => part.includes('\0')) ? null : Object.fromEntries(parts);
    } catch {
      return null;
    }
  };
}
