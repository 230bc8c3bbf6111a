import { DEMO_PASSWORD, type DemoAccount, seedDemo } from '../demo/seed.ts';
import { readOptions, withPlatform } from './command.ts';

/** `seed-demo [--fresh]`: writes the demo and says who can sign in. The application may run meanwhile. */
export async function seedDemoCommand(args: string[]): Promise<void> {
  const { fresh = false } = readOptions(args, { fresh: { type: 'boolean' } });
  const accounts = await withPlatform((context) => seedDemo(context, { fresh }), {
    besideApp: true,
    begins: true,
  });
  console.log(demoReport(accounts));
}

/** Who can sign in to the demo, and with what, for the terminal. */
export function demoReport(accounts: readonly DemoAccount[]): string {
  const kept = accounts.filter(({ isNew }) => !isNew);
  const owner = accounts.find(({ isOwner }) => isOwner);
  const width = Math.max(...accounts.map(({ username }) => username.length)) + 2;
  const lines = [`Sign in as any of these; the password is ${DEMO_PASSWORD}.`, ''];
  for (const { username, entries, about } of accounts) {
    lines.push(`  ${username.padEnd(width)}${String(entries).padStart(4)}  ${about}`);
  }
  lines.push('');
  if (kept.length > 0) {
    lines.push(
      kept.length === accounts.length
        ? 'They were here already and have been left as they are; --fresh writes them anew.'
        : `Here already, and left as they are: ${kept.map(({ username }) => username).join(', ')}.`,
    );
  }
  if (owner) {
    lines.push(
      `${owner.username} is the owner of this installation and its administrator. For a journal ` +
        'of your own, begin in another data folder (DATA_DIR) or database.',
    );
  }
  lines.push('The password is no secret: keep these accounts off any address others can reach.');
  return lines.join('\n');
}
