import { defineFeature } from '../../platform/feature.ts';
import { leaderboardPages } from './leaderboard.pages.ts';
import { leaderboardRoutes } from './leaderboard.routes.ts';
import { foldChanges, mendHistogram } from './leaderboard.service.ts';

export { foldChanges, leaveForGood, mendHistogram } from './leaderboard.service.ts';

export const leaderboardFeature = defineFeature({
  name: 'leaderboard',
  routes: leaderboardRoutes,
  pages: ({ context }) => leaderboardPages(context),
  jobs: ({ context }) => [
    { name: 'fold the leaderboard', at: '* * * * *', run: () => foldChanges(context) },
    {
      name: 'check the leaderboard',
      at: '17 4 * * *',
      run: async () => {
        await mendHistogram(context);
      },
    },
  ],
});
