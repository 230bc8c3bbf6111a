import { z } from 'zod';
import { endpoint } from './core/endpoint.ts';
import { answeredId, idParams, instant, localDate } from './core/shapes.ts';
import { earnings } from './progression.ts';

const quest = z.object({
  id: answeredId('quest'),
  date: localDate,
  title: z.string(),
  description: z.string(),
  prompt: z.string(),
  xpReward: z.number(),
  status: z.enum(['not_started', 'accepted', 'completed']),
  completedAt: instant.nullable(),
});

export type Quest = z.infer<typeof quest>;

export const quests = {
  today: endpoint({
    method: 'GET',
    path: '/api/challenge/today',
    summary: 'Today’s quest; `more` holds the further ones from level 5',
    access: 'user',
    response: quest.extend({ more: z.array(quest) }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/challenge/:id/accept',
    summary: 'Accept one of today’s quests',
    access: 'user',
    params: idParams('quest'),
    response: quest,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/challenge/:id/complete',
    summary: 'Complete an accepted quest with an entry written since',
    access: 'user',
    params: idParams('quest'),
    response: quest.extend({ xpEarned: z.number(), ...earnings }),
  }),
};
