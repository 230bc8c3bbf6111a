import { defineFeature } from '../../platform/feature.ts';
import { contactRoutes } from './contact.routes.ts';

export { changeMessage, listMessages, removeMessage } from './contact.inbox.service.ts';
export { sendMessage } from './contact.service.ts';

export const contactFeature = defineFeature({
  name: 'contact',
  routes: contactRoutes,
});
