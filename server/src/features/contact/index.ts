import { defineFeature } from '../../platform/feature.ts';
import { contactRoutes } from './contact.routes.ts';

export const contactFeature = defineFeature({
  name: 'contact',
  routes: contactRoutes,
});
