export { questionnaireRoutes } from './questionnaire.routes.ts';
export { analyseAnswers } from './questionnaire.service.ts';
export { questionnaireTakeout } from './questionnaire.takeout.ts';
