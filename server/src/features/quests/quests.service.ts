import { type Earnings, QUEST_MIN_CHARACTERS, type Quest } from '@pathkeeper/contract';
import { localDateAt } from '../../platform/clock.ts';
import type { Context, Moment } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { claimQuestEntry } from '../entries/index.ts';
import { asOwner, awardQuest, capsFor, findLevel } from '../progression/index.ts';
import { type DatedQuest, questAt, questsOf } from './quests.of-the-day.ts';
import * as repository from './quests.repository.ts';

function present(quest: DatedQuest, row: repository.QuestRow | undefined): Quest {
  return {
    id: quest.questId,
    date: quest.date,
    title: quest.title,
    description: quest.description,
    prompt: quest.prompt,
    xpReward: quest.xp,
    status: row?.completedAt ? 'completed' : row ? 'accepted' : 'not_started',
    completedAt: row?.completedAt?.toISOString() ?? null,
  };
}

async function offered(context: Context, ownerId: number, { now, zone }: Moment) {
  const { dailyQuests } = capsFor(await findLevel(context, ownerId));
  return questsOf(localDateAt(now, zone), dailyQuests);
}

/** Today's quest by the writer's own calendar, and from level 5 on further ones in `more`. */
export async function questsToday(context: Context, ownerId: number, at: Moment) {
  const quests = await offered(context, ownerId, at);
  const ids = quests.map(({ questId }) => questId);
  const rows = await repository.findQuests(context.db, ownerId, ids);
  const [first, ...more] = quests.map((quest) =>
    present(
      quest,
      rows.find(({ questId }) => questId === quest.questId),
    ),
  );
  return { ...(first as Quest), more };
}

/** Accepts one of today's quests; accepting twice is accepting once. */
export async function acceptQuest(
  context: Context,
  ownerId: number,
  id: number,
  at: Moment,
): Promise<Quest> {
  const quest = (await offered(context, ownerId, at)).find(({ questId }) => questId === id);
  if (!quest) throw notFound('That quest');
  await repository.acceptQuest(context.db, ownerId, id, at.now);
  const [row] = await repository.findQuests(context.db, ownerId, [id]);
  return present(quest, row);
}

/**
 * Completes an accepted quest with an entry saved since (D28). A second call answers what the
 * first did, without a second payment.
 */
export async function completeQuest(
  context: Context,
  ownerId: number,
  id: number,
  { now }: Moment,
): Promise<Quest & Earnings & { xpEarned: number }> {
  return asOwner(context, ownerId, async (tx, progress) => {
    const [row] = await repository.findQuests(tx, ownerId, [id]);
    if (!row) throw new AppError('conflict', 'Accept the quest first, then write.');
    const quest = questAt(id);
    if (row.completedAt) {
      return { ...present(quest, row), xpEarned: 0, xpAwarded: 0, newBadges: [] };
    }
    const entryId = await claimQuestEntry(tx, ownerId, {
      since: row.acceptedAt,
      prompt: quest.prompt,
      characters: QUEST_MIN_CHARACTERS,
    });
    if (entryId === null) {
      throw new AppError(
        'invalid_request',
        `The quest wants an entry written since you accepted it, with at least ${QUEST_MIN_CHARACTERS} characters beyond the prompt.`,
      );
    }
    await repository.completeQuest(tx, ownerId, id, { completedAt: now, entryId });
    const earnings = await awardQuest(tx, progress, { id, xp: quest.xp }, now);
    const done = { ...row, completedAt: now };
    return { ...present(quest, done), xpEarned: quest.xp, ...earnings };
  });
}
