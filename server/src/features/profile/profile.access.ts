import { api } from '@pathkeeper/contract';
import { defineAccess, own } from '../../../test/access/define.ts';

export const access = defineAccess('profile', {
  endpoints: {
    update: { who: own(200), call: () => ({ body: { displayName: 'A new name' } }) },
    settings: { who: own(200) },
    saveSettings: {
      who: own(200),
      call: () => ({
        body: { settingType: 'game', settings: { quietMode: true, onLeaderboard: false } },
      }),
    },
    quiet: { who: own(200) },
    putQuietAway: { who: own(200) },
  },
  async fill({ call, mark }) {
    await call(api.profile.putQuietAway, {});
    await call(api.profile.saveSettings, {
      body: {
        settingType: 'game',
        settings: { quietMode: true, onLeaderboard: false, levelTesting: false },
      },
    });
    await call(api.profile.update, { body: { displayName: mark, emblem: 'hare' } });
  },
  exported: {
    user_settings: {
      rows: (read) => {
        const { game, quietPutAwayAt } = read<{ game: object; quietPutAwayAt: string }>('settings');
        return [
          { type: 'quiet', settings: { putAwayAt: quietPutAwayAt } },
          { type: 'game', settings: game },
        ];
      },
      without: ['updatedAt'],
    },
  },
});
