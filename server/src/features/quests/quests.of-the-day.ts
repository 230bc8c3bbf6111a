import { addDays, dayNumber } from '@pathkeeper/contract';
import { QUESTS, type QuestText } from './quests.data.ts';

/** At most so many quests a day. The id of a quest is its day's number and its place on that day. */
const PLACES = 10;

/** How far apart in the list of texts the quests of one day are. */
const STRIDE = 47;

export interface DatedQuest extends QuestText {
  questId: number;
  date: string;
}

/** The quests of a local date, the same for everybody (D28). */
export function questsOf(date: string, count: number): DatedQuest[] {
  return Array.from({ length: count }, (_, place) => questAt(dayNumber(date) * PLACES + place));
}

/** The quest that an id stands for. */
export function questAt(questId: number): DatedQuest {
  const day = Math.floor(questId / PLACES);
  const text = QUESTS[(day + (questId % PLACES) * STRIDE) % QUESTS.length] as QuestText;
  return { ...text, questId, date: addDays('1970-01-01', day) };
}
