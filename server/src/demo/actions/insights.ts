import { api } from '@pathkeeper/contract';
import { createInsight } from '../../features/insights/index.ts';
import { type Action, entryIdOf } from '../actions.ts';
import type { InsightSeed } from '../content.ts';
import { eveningAfter, type Journal, occasionOf } from '../journal.ts';

/** Saves the persona's own insights, each on the evening after its entry. */
export function insightActions(journal: Journal): Action[] {
  return journal.persona.content.insights.flatMap((sentence) => actionsOf(journal, sentence));
}

function actionsOf(journal: Journal, { when, ...words }: InsightSeed): Action[] {
  const occasion = occasionOf(journal, when);
  if (!occasion) return [];
  const { entry, at } = occasion;
  return [
    {
      at: entry ? eveningAfter(journal, entry) : at,
      act: (target, moment) => {
        const body = { ...words, entryId: entryIdOf(target, entry) };
        const insight = api.insights.create.body.parse(body);
        return createInsight(target.context, target.userId, insight, moment);
      },
    },
  ];
}
