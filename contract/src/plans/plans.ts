import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/shapes.ts';
import { adminPlan, newPlan, planChange } from './plan-shapes.ts';

/** The plans of an installation: administrators see them, the owner changes them (D72). */
export const plans = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/plans',
    summary: 'Every plan, retired ones too, and how many people have it',
    access: 'admin',
    response: z.object({
      plans: z.array(adminPlan),
      /** Whether a payment provider is configured, so that they are sold. */
      isSelling: z.boolean(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/plans',
    summary: 'Add a plan',
    access: 'owner',
    body: newPlan,
    response: adminPlan,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/plans/:id',
    summary:
      'Change what is named, or retire a plan; whoever has it keeps it at the price they agreed to',
    access: 'owner',
    params: idParams('plan'),
    body: planChange,
    response: adminPlan,
  }),
};
