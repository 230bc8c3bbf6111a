import { z } from 'zod';
import { user } from './account-shapes.ts';
import { endpoint } from './core/endpoint.ts';
import { ACCOUNT_LIMITS } from './core/limits.ts';
import { line } from './core/text.ts';
import { parseCustomEmblem } from './game/custom-emblem.ts';
import { EMBLEMS } from './game/emblems.data.ts';

const toggle = (name: string) => z.boolean({ error: `${name} must be true or false.` });

/** Refuses anything but an object, and names the first unknown setting. */
const whole = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, ...issue }) =>
      code === 'unrecognized_keys' && 'keys' in issue
        ? `There is no setting called ${String((issue.keys as string[])[0]).slice(0, 50)}.`
        : 'The settings must be one whole object.',
  });

const letters = {
  emailNotifications: toggle('emailNotifications'),
  weeklyReflections: toggle('weeklyReflections'),
  dailyChallenges: toggle('dailyChallenges'),
  progressReminders: toggle('progressReminders'),
};

const notifications = whole({ ...letters, darkMode: toggle('darkMode') });

/** Without `darkMode` the choice of light or dark stays as it is. */
const savedNotifications = whole({ ...letters, darkMode: toggle('darkMode').optional() });

const played = {
  /** Hides every element of the game (D27). */
  quietMode: toggle('quietMode'),
  onLeaderboard: toggle('onLeaderboard'),
};

/** Shows the owner the switcher of levels (D26); nobody else can turn it on. */
const levelTesting = toggle('levelTesting');

const game = whole({ ...played, levelTesting });

/** Without `levelTesting` that switch stays as it is. */
const savedGame = whole({ ...played, levelTesting: levelTesting.optional() });

const settings = z.object({ notifications, game });

export type Settings = z.infer<typeof settings>;
export type SettingType = keyof Settings;

const NO_EMBLEM = { error: 'There is no such emblem.' };

/** One of the tray, or one drawn from parts (`custom-emblem.ts`). */
const emblem = z.union(
  [
    z.enum(EMBLEMS.map(({ name }) => name)),
    z.string().refine((code) => parseCustomEmblem(code) !== null, NO_EMBLEM),
  ],
  NO_EMBLEM,
);

const answer = z.object({
  success: z.literal(true),
  settings,
  /** Whether light or dark was ever chosen; until then each device uses its own preference. */
  isDarkModeChosen: z.boolean(),
});

export type SettingsAnswer = z.infer<typeof answer>;

/** Whether the home screen is quiet after words of danger (ADR-0007). */
const quiet = z.object({ isQuiet: z.boolean() });

export const profile = {
  update: endpoint({
    method: 'PATCH',
    path: '/api/auth/user',
    summary:
      'Change the names shown, the emblem worn, and whether words in the forum outlast the account',
    access: 'user',
    body: z.object({
      displayName: line({ name: 'The display name', max: ACCOUNT_LIMITS.name }).optional(),
      firstName: line({ name: 'The first name', max: ACCOUNT_LIMITS.name }).nullish(),
      lastName: line({ name: 'The last name', max: ACCOUNT_LIMITS.name }).nullish(),
      emblem: emblem.nullish(),
      /** Whether words in the forum stay, by “a former member”, when the account is deleted (D56). */
      leavesWords: toggle('leavesWords').optional(),
    }),
    response: user,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/user/settings',
    summary: 'Settings, the defaults where nothing else was chosen',
    access: 'user',
    response: answer,
  }),
  saveSettings: endpoint({
    method: 'POST',
    path: '/api/user/settings',
    summary: 'Replace the settings of one kind, as one whole object',
    access: 'user',
    body: z.discriminatedUnion(
      'settingType',
      [
        z.object({ settingType: z.literal('notifications'), settings: savedNotifications }),
        z.object({ settingType: z.literal('game'), settings: savedGame }),
      ],
      { error: 'settingType must be notifications or game.' },
    ),
    response: answer,
  }),
  quiet: endpoint({
    method: 'GET',
    path: '/api/user/quiet',
    summary:
      'Whether the home screen keeps the game away, after words of danger in the last two days',
    access: 'user',
    response: quiet,
  }),
  putQuietAway: endpoint({
    method: 'DELETE',
    path: '/api/user/quiet',
    summary: 'Bring the game back before that time is over; later words of danger count again',
    access: 'user',
    response: quiet,
  }),
};
