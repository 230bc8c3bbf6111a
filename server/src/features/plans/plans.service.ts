import type { AdminPlan, api, ParsedInput, Plan } from '@pathkeeper/contract';
import { formatPrice, PLAN_LIMITS, plansHere } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { changed, logAct } from '../audit/index.ts';
import { refuseOtherPrice } from './plan-prices.ts';
import { countByPlan } from './plans.public.repository.ts';
import type { PlanRow } from './plans.repository.ts';
import * as repository from './plans.repository.ts';
import { isSelling } from './stripe/client.ts';

type Input<Call extends keyof typeof api.plans> = ParsedInput<(typeof api.plans)[Call]>;

/** A plan as whoever may choose it sees it. */
function presentPlan({ priceId: _priceId, ...plan }: PlanRow): Plan {
  return plan;
}

/** The plans on offer (D72). */
export async function offeredPlans(
  context: Pick<Context, 'db' | 'config' | 'settings'>,
): Promise<Plan[]> {
  return plansHere((await soldPlans(context)).map(presentPlan), {
    hasOutsideGuide: context.config.GUIDE_PROVIDER !== 'built-in',
    visionAccess: context.settings.current().visionAccess,
  });
}

/** The plans on offer, with their prices at Stripe. */
export const soldPlans = ({ db }: Pick<Context, 'db'>): Promise<PlanRow[]> =>
  repository.listPlans(db, { activeOnly: true });

/** A plan that is on offer. @throws AppError not_found for one that there is not, or not any more */
export async function offeredPlan({ db }: Pick<Context, 'db'>, id: number): Promise<PlanRow> {
  const plan = await repository.findPlan(db, id);
  if (!plan?.isActive) throw notFound('That plan');
  return plan;
}

/** A plan, retired or not. */
export async function anyPlan(db: Context['db'], id: number): Promise<Plan | null> {
  const plan = await repository.findPlan(db, id);
  return plan ? presentPlan(plan) : null;
}

export async function listAllPlans(
  context: Context,
): Promise<{ plans: AdminPlan[]; isSelling: boolean }> {
  const [rows, people] = await Promise.all([
    repository.listPlans(context.db, { activeOnly: false }),
    countByPlan(context.db, context.clock.now()),
  ]);
  const plans = rows.map((row) => ({ ...row, people: people.get(row.id) ?? 0 }));
  return { plans, isSelling: isSelling(context.config) };
}

/** What a plan's price at Stripe has to agree with. */
const TERMS = ['price', 'currency', 'interval'] as const;

/** Adds a plan, with a line in the log. @throws AppError conflict, limit_reached, unavailable */
export async function createPlan(
  context: Context,
  actorId: number,
  body: Input<'create'>['body'],
): Promise<AdminPlan> {
  if (body.priceId && isSelling(context.config)) {
    await refuseOtherPrice(context, body.priceId, body);
  }
  return context.db.transaction(async (tx) => {
    const { length } = await repository.listPlans(tx, { activeOnly: false });
    const max = PLAN_LIMITS.plans;
    if (length >= max) {
      throw new AppError('limit_reached', `There can be at most ${max} plans.`, { max });
    }
    const row = await repository.insertPlan(tx, body);
    await log(context, tx, { actorId, act: 'create', id: row.id, after: told(row) });
    return { ...row, people: 0 };
  });
}

/**
 * Changes what is named, with a line in the log. Another price, currency or interval is another price at
 * Stripe, made when it is next sold: whoever has the plan keeps what they agreed to.
 * @throws AppError not_found, conflict, unavailable
 */
export async function changePlan(
  context: Context,
  actorId: number,
  id: number,
  change: Input<'change'>['body'],
): Promise<AdminPlan> {
  const { db, clock, config } = context;
  const seen = await repository.findPlan(db, id);
  if (!seen) throw notFound('That plan');
  if (change.priceId && change.priceId !== seen.priceId && isSelling(config)) {
    await refuseOtherPrice(context, change.priceId, { ...seen, ...change });
  }
  const row = await db.transaction(async (tx) => {
    const before = await repository.lockPlan(tx, id);
    if (!before) throw notFound('That plan');
    const isOther = TERMS.some((name) => (change[name] ?? before[name]) !== before[name]);
    const keepsPrice = change.priceId !== undefined && change.priceId !== before.priceId;
    const given = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    ) as Partial<PlanRow>;
    const after = await repository.updatePlan(tx, id, {
      ...{ name: before.name },
      ...given,
      ...(isOther && !keepsPrice ? { priceId: null } : {}),
    });
    const states = changed(told(before), told(after));
    if (Object.keys(states.after).length > 0) {
      await log(context, tx, { actorId, act: 'change', id, ...states });
    }
    return after;
  });
  const people = await countByPlan(db, clock.now());
  return { ...row, people: people.get(id) ?? 0 };
}

type Told = Record<string, string | number | boolean | null>;

/** What the log keeps of a plan. */
const told = ({ id: _id, features, price, currency, ...plan }: PlanRow): Told => ({
  ...plan,
  price: formatPrice(price, currency),
  features: features.join('; '),
});

async function log(
  { clock }: Pick<Context, 'clock'>,
  tx: Context['db'],
  line: {
    actorId: number;
    act: string;
    id: number;
    before?: Told | undefined;
    after?: Told | undefined;
  },
): Promise<void> {
  const { id, act, actorId, before = null, after = null } = line;
  const subject = { kind: 'plan', id };
  await logAct(tx, { at: clock.now(), area: 'plans', act, actorId, subject, before, after });
}
