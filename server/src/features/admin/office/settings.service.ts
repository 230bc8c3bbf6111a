import {
  type Actor,
  type AdminSettings,
  type api,
  can,
  type ParsedInput,
} from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  lockSettings,
  type SettingName,
  type StoredSettings,
  writeSettings,
} from '../../../platform/settings.ts';
import { logAct } from '../../audit/index.ts';
import { readForumSettings } from '../../forum-cases/index.ts';
import { changeForumSettings } from '../../moderation/index.ts';

type Change = ParsedInput<typeof api.admin.changeSettings>['body'];

/** What the refusals call the settings. */
const NOUNS: Record<SettingName, string> = {
  registration: 'Who may register',
  levelGates: 'Whether levels open things',
  visionAccess: 'Who may use the vision tools',
  publicUrl: 'The public address',
};

/** What is set for the whole installation, as it holds now. */
export async function getAdminSettings({ db, settings }: Context): Promise<AdminSettings> {
  const { reportsToHide } = await readForumSettings(db);
  return {
    ...settings.current(),
    reportsToHide,
    fixed: Object.keys(settings.fixed) as AdminSettings['fixed'],
    ownerOnly: ['publicUrl'],
  };
}

/**
 * Changes what is named, with a line in the log for each; what is as it was changes nothing. It holds from
 * the next request on, in every process. How many reports hide something is the forum's (D46).
 * @throws AppError conflict for what the operator has set, forbidden for what is the owner's
 */
export async function changeAdminSettings(
  context: Context,
  caller: Actor & { id: number },
  { reportsToHide, ...change }: Change,
): Promise<AdminSettings> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    await changeStored(context, tx, caller, change, at);
    if (reportsToHide === undefined) return;
    const ours = { ...context, db: tx };
    await changeForumSettings(ours, caller, { reportsToHide }, { now: at, zone: 'UTC' });
  });
  await context.settings.reload();
  return getAdminSettings(context);
}

async function changeStored(
  { settings }: Pick<Context, 'settings'>,
  tx: Database,
  caller: Actor & { id: number },
  change: Omit<Change, 'reportsToHide'>,
  at: Date,
): Promise<void> {
  const stored = await lockSettings(tx);
  const { fixed } = settings;
  const holds = settings.current();
  // What the operator has set holds whatever is stored.
  const was = (name: SettingName) => (fixed[name] ? holds[name] : stored[name]);
  const changed = (Object.keys(NOUNS) as SettingName[]).filter(
    (name) => change[name] !== undefined && change[name] !== was(name),
  );
  if (changed.length === 0) return;
  for (const name of changed) refuseUnlessFree(name, fixed[name], caller);
  const given = Object.fromEntries(changed.map((name) => [name, change[name]]));
  await writeSettings(tx, { ...stored, ...(given as Partial<StoredSettings>) });
  for (const name of changed) {
    await logAct(tx, {
      ...{ at, area: 'settings', act: 'change', actorId: caller.id },
      before: { [name]: stored[name] },
      after: { [name]: change[name] ?? null },
    });
  }
}

function refuseUnlessFree(name: SettingName, variable: string | undefined, caller: Actor): void {
  if (variable) {
    const sentence = `${NOUNS[name]} is set by ${variable} on the server, and cannot be changed here.`;
    throw new AppError('conflict', sentence, { fields: { [name]: sentence } });
  }
  // A reset letter leads to the public address: whoever sets it could read the owner's.
  if (name === 'publicUrl' && !can(caller, 'setPublicUrl')) {
    throw new AppError('forbidden', 'Only the owner changes the public address.');
  }
}
