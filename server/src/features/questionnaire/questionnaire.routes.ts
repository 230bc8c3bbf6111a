import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import { whileConnected } from '../../platform/http/connection.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { GuideProviders } from '../guide/index.ts';
import * as service from './questionnaire.service.ts';

export function questionnaireRoutes(
  mount: Mount,
  { context, guides }: BaseServices & { guides: GuideProviders },
): void {
  mount(api.questionnaire.analyse, ({ caller, body, at, request, reply }) =>
    service.analyseAnswers(context, guides, {
      ownerId: caller?.id ?? null,
      address: request.ip,
      answers: body.answers,
      at,
      signal: whileConnected(reply),
    }),
  );
  mount(api.questionnaire.latest, ({ caller }) => service.latestLifePath(context, caller.id));
  mount(api.questionnaire.complete, ({ caller }) =>
    service.completeQuestionnaire(context, caller.id),
  );
}
