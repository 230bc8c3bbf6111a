import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { defineAccess, own, theirs } from '../../../test/access/define.ts';

export const access = defineAccess('guide', {
  endpoints: {
    analyze: { who: theirs(200) },
    // A week or month without entries of one's own has nothing to reflect on.
    weekly: {
      who: theirs(200),
      async call({ make }) {
        await make('entry');
        return { query: {} };
      },
    },
    monthly: {
      who: theirs(200),
      async call({ make }) {
        await make('entry');
        return { query: { month: 'November', year: 2026 } };
      },
    },
    made: { who: own(200) },
    consult: {
      who: own(200),
      call: () => ({
        body: { mode: 'custom', question: 'What did I write about the harbour?' },
      }),
    },
    settings: { who: own(200) },
    setConsent: { who: own(200), call: () => ({ body: { allowed: false } }) },
    setFolder: { who: theirs(200), call: () => ({ body: { allowed: false } }) },
    entrySetting: { who: theirs(200) },
    setEntry: { who: theirs(200), call: () => ({ body: { allowed: false } }) },
    sent: { who: own(200) },
  },
  async fill({ call, clock, db, mark, one, user }) {
    const entryId = await one('entry');
    await call(api.guide.analyze, { params: { id: entryId } });
    await call(api.guide.weekly, { query: {} });
    await call(api.guide.monthly, { query: { month: 'November', year: 2026 } });
    const body = { allowed: false };
    await call(api.guide.setFolder, { params: { id: await one('folder') }, body });
    await call(api.guide.setEntry, { params: { id: entryId }, body });
    // What only a model outside would bring about.
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    await db.execute(sql`insert into guide_consents values (${user.id}, ${mark}, ${now})`);
    await db.execute(sql`
      insert into guide_calls (user_id, sent_at, provider, model, purpose, entry_ids, characters, cost_micros, outcome)
      values (${user.id}, ${now}, ${mark}, 'a-model', 'entry', array[${entryId}]::bigint[], 120, 15, 'answered')`);
  },
  mayFail: ['guide_failed', 'guide_unavailable'],
  exported: {
    guide_consents: { rows: (read) => [read<{ consent: object }>('guide').consent] },
    guide_closed_folders: {
      rows: (read) =>
        read<{ closedFolders: number[] }>('guide').closedFolders.map((folderId) => ({ folderId })),
    },
    period_reflections: {
      rows: (read) =>
        read<{ isOutdated: boolean }[]>('reflections').map(({ isOutdated: _mark, ...row }) => row),
      without: ['fingerprint'],
    },
  },
});
