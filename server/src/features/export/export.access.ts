import { api } from '@pathkeeper/contract';
import { defineAccess, everybody, own } from '../../../test/access/define.ts';

export const access = defineAccess('export', {
  endpoints: {
    url: { who: own(200) },
    download: {
      // Everybody else has a forged token.
      who: { ...everybody(404), self: 200 },
      async call({ make }, isSelf) {
        const token = await make<string>('exportUrl');
        const [userId, ends, sid] = token.split('.');
        return { params: { token: isSelf ? token : `${userId}.${ends}.${sid}.${'x'.repeat(43)}` } };
      },
    },
  },
  makes: {
    async exportUrl({ call }) {
      const { url } = await call(api.export.url, {});
      return url.slice(url.lastIndexOf('/') + 1);
    },
  },
  secrets: ['exportUrl'],
  // There is no place for another download just now.
  mayFail: ['unavailable'],
});
