import { defineFeature } from '../../platform/feature.ts';

export const visionFeature = defineFeature({ name: 'vision' });
