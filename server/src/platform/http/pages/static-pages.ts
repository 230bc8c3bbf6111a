import {
  ANY_PAGE,
  NOT_FOUND_TITLE,
  PAGE_CARDS,
  PAGE_HEADS,
  PAGE_TITLES,
  PATHS,
  type PublicPage,
} from '@pathkeeper/contract';
import type { Page, PageImage, PageRoute } from './page.ts';

const imageOf = (card: keyof typeof PAGE_CARDS): PageImage => ({
  src: `/cards/${card}.png`,
  alt: PAGE_CARDS[card],
  type: 'image/png',
  width: 1200,
  height: 630,
});

/** A page that everybody may read, with what the contract says of it. */
export function publicPage(name: PublicPage): Page {
  const { description, card, isListed } = PAGE_HEADS[name];
  const title = PAGE_TITLES[name];
  return {
    status: 200,
    title,
    description,
    image: imageOf(card),
    isListed,
    canonical: PATHS[name],
  };
}

/** A page that is somebody's own says nothing but the product's name. */
export const ownPage: Page = {
  ...ANY_PAGE,
  status: 200,
  image: imageOf(ANY_PAGE.card),
  canonical: null,
};

export const notFoundPage: Page = { ...ownPage, status: 404, title: NOT_FOUND_TITLE };

/** What was there once and will not come back. */
export const gonePage: Page = { ...notFoundPage, status: 410 };

/** The addresses of the application that always say the same. */
export const STATIC_PAGES: readonly PageRoute[] = Object.entries(PATHS).map(([name, path]) => {
  const page = name in PAGE_HEADS ? publicPage(name as PublicPage) : ownPage;
  return {
    path,
    resolve: async () => page,
    ...(page.isListed ? { listed: async () => [path] } : {}),
  };
});
