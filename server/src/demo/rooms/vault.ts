import { api } from '@pathkeeper/contract';
import { createInsight } from '../../features/insights/index.ts';
import { type Deed, entryIdOf } from '../deeds.ts';
import { type Diary, eveningAfter, occasionOf } from '../diary.ts';
import type { KeptSentence } from '../rooms.ts';

/** The keeper's own sentences, kept on the evening after the page that each comes from. */
export function vaultDeeds(diary: Diary): Deed[] {
  return diary.keeper.rooms.vault.flatMap((sentence) => keeping(diary, sentence));
}

function keeping(diary: Diary, { when, ...words }: KeptSentence): Deed[] {
  const occasion = occasionOf(diary, when);
  if (!occasion) return [];
  const { page, at } = occasion;
  return [
    {
      at: page ? eveningAfter(diary, page) : at,
      act: (desk, moment) => {
        const body = { ...words, entryId: entryIdOf(desk, page) };
        const insight = api.insights.create.body.parse(body);
        return createInsight(desk.context, desk.userId, insight, moment);
      },
    },
  ];
}
