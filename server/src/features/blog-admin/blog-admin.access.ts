import sharp from 'sharp';
import { admins, defineAccess } from '../../../test/access/define.ts';

const CREATE = {
  width: 90,
  height: 60,
  channels: 3,
  background: '#123',
} as const;

const words = (mark: string) => ({
  title: mark,
  excerpt: 'An excerpt.',
  content: '<p>A page from 1998.</p>',
});

/** Articles are the installation's: an administrator changes those of others too. */
const changes = ['blog_articles', 'blog_slugs', 'blog_versions'];

export const access = defineAccess('blogAdmin', {
  endpoints: {
    articles: { who: admins(200), call: () => ({ query: {} }) },
    article: { who: admins(200) },
    create: {
      who: admins(201),
      call: ({ mark }) => ({ body: { ...words(mark), category: 'Habits' as const } }),
    },
    begin: { who: admins(201), call: ({ mark }) => ({ body: words(mark) }) },
    saveDraft: { who: admins(200), changes, call: ({ mark }) => ({ body: words(mark) }) },
    discardWaiting: { who: admins(200), changes },
    update: { who: admins(200), changes, call: () => ({ body: { excerpt: 'Another excerpt.' } }) },
    remove: { who: admins(200), changes },
    restore: { who: admins(200), changes },
    publish: { who: admins(200), changes },
    unpublish: { who: admins(200), changes },
    feature: { who: admins(200), changes },
    versions: { who: admins(200) },
    version: {
      who: admins(200),
      call: async ({ make }) => ({ params: { id: await make('article'), version: 1 } }),
    },
    returnTo: {
      who: admins(200),
      changes,
      call: async ({ make }) => ({ params: { id: await make('article'), version: 1 } }),
    },
    openPreview: { who: admins(200) },
    closePreview: { who: admins(200) },
    addImage: {
      who: admins(201),
      call: async () => ({
        body: {
          image: new File([await sharp({ create: CREATE }).png().toBuffer()], 'a.png'),
          alt: 'A lake',
        },
      }),
    },
  },
});
