import { defineFeature } from '../../platform/feature.ts';
import { plansRoutes } from './plans.routes.ts';

export { planOfPrice, priceIdOf } from './plan-prices.ts';
export { anyPlan, offeredPlan, offeredPlans, soldPlans } from './plans.service.ts';
export {
  askStripe,
  isMissing,
  isRefused,
  isSelling,
  readEvent,
  type Stripe,
} from './stripe/client.ts';

export const plansFeature = defineFeature({ name: 'plans', routes: plansRoutes });
