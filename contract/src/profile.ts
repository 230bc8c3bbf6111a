import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const toggle = (name: string) => z.boolean({ error: `${name} must be true or false.` });

/** Refuses what is no object, and names the first setting that there is none of. */
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

/** Without `darkMode` the choice of light or dark stays as it is: made, or not made yet. */
const savedNotifications = whole({ ...letters, darkMode: toggle('darkMode').optional() });

const game = whole({
  /** Hides every element of the game (D27). */
  quietMode: toggle('quietMode'),
  onLeaderboard: toggle('onLeaderboard'),
});

const settings = z.object({ notifications, game });

export type Settings = z.infer<typeof settings>;
export type SettingType = keyof Settings;

/** What `exportTicket` answers: an address that a browser may follow without a header, and for how many seconds. */
const ticket = z.object({ url: z.string(), expiresIn: z.number() });

const answer = z.object({
  success: z.literal(true),
  settings,
  /** Whether light or dark was ever chosen; until then each device goes by its own. */
  isDarkModeChosen: z.boolean(),
});

export type SettingsAnswer = z.infer<typeof answer>;

export const profile = {
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
        z.object({ settingType: z.literal('game'), settings: game }),
      ],
      { error: 'settingType must be notifications or game.' },
    ),
    response: answer,
  }),
  exportTicket: endpoint({
    method: 'POST',
    path: '/api/user/export',
    summary: 'Ask for everything this account holds; answers the address to download it from',
    access: 'user',
    response: ticket,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/user/export/:ticket',
    summary: 'Everything an account holds as a ZIP of JSON and Markdown, streamed',
    access: 'public',
    params: z.object({ ticket: z.string().max(1000, { error: 'This address is too old.' }) }),
    response: z.string(),
    produces: 'application/zip',
  }),
};
