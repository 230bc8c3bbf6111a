import { defineFeature } from '../../platform/feature.ts';
import { questionnaireExport } from './questionnaire.export.ts';
import { questionnaireRoutes } from './questionnaire.routes.ts';

export { analyseAnswers } from './questionnaire.service.ts';

export const questionnaireFeature = defineFeature({
  name: 'questionnaire',
  routes: questionnaireRoutes,
  export: [questionnaireExport],
});
