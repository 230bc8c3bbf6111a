import type { FastifyInstance } from 'fastify';
import { type BaseServices, defineFeature } from '../../platform/feature.ts';
import { noticesExport } from './notices.export.ts';
import { clearOldNotices, sendLetters } from './notices.letter.service.ts';
import { noticesRoutes } from './notices.routes.ts';
import { createUnsubscribeTokens } from './unsubscribe.service.ts';

export type { NoticeDetails } from './notices.rules.ts';
export {
  followsOwn,
  forgetPosts,
  membersNamedIn,
  mentionsIn,
  noticeText,
  notify,
  readNoticesOfPost,
  whomReplyTells,
  withdrawNotice,
} from './notify.service.ts';

interface NoticesServices extends BaseServices {
  app: FastifyInstance;
  secret: string;
}

export const noticesFeature = defineFeature<NoticesServices>({
  name: 'notices',
  routes: noticesRoutes,
  export: noticesExport,
  jobs: ({ context, secret }) => [
    {
      name: 'letters about notices',
      at: '*/10 * * * *',
      run: async () => {
        await sendLetters(context, createUnsubscribeTokens(secret));
      },
    },
    { name: 'clear old notices', at: '27 4 * * *', run: () => clearOldNotices(context) },
  ],
});
