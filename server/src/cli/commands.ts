import type { Command } from './command.ts';

/** Every command; what it does is read only when it is called. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  [
    'account',
    {
      options: 'list | ACT NAME …',
      summary:
        'who there is, and a way back in for whoever is locked out: reset-link, remove-factors, restore, end-sessions, suspend, role, delete, keep',
      run: async (args) => (await import('./account.ts')).accountCommand(args),
    },
  ],
  [
    'backup',
    {
      options: '[--to FILE]',
      summary: 'write everything into one file, also while Pathkeeper runs',
      run: async (args) => (await import('./backup.ts')).backupCommand(args),
    },
  ],
  [
    'check',
    {
      options: '[--fix]',
      summary:
        'recompute XP, levels, streaks and the forum’s counters and report what differs; --fix mends it',
      run: async (args) => (await import('./check.ts')).checkCommand(args),
    },
  ],
  [
    'distribute',
    {
      options: '[--shards N]',
      summary: 'divide the tables among the nodes of a PostgreSQL with Citus; see docs/scaling.md',
      run: async (args) => (await import('./distribute.ts')).distributeCommand(args),
    },
  ],
  [
    'restore',
    {
      options: 'FILE',
      summary: 'read a backup into an empty folder or database',
      run: async (args) => (await import('./restore.ts')).restoreCommand(args),
    },
  ],
  [
    'seed-demo',
    {
      options: '[--fresh]',
      summary:
        'fill this installation with five people’s journals and a forum; --fresh replaces them',
      run: async (args) => (await import('./seed-demo.ts')).seedDemoCommand(args),
    },
  ],
]);

/** How the command line is used. */
export function helpText(): string {
  const lines = [
    ...[...COMMANDS].map(([name, { options, summary }]) => [`${name} ${options}`, summary]),
    ['help', 'show this'],
  ];
  const width = Math.max(...lines.map(([usage = '']) => usage.length)) + 3;
  return [
    'node server/dist/cli.js <command>',
    '',
    ...lines.map(([usage = '', summary]) => `  ${usage.padEnd(width)}${summary}`),
    '',
    'The settings are the server’s own (DATA_DIR, DATABASE_URL, …): see docs/operating.md.',
  ].join('\n');
}
