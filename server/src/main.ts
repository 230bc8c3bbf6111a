import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { announceSetup } from './features/accounts/index.ts';
import { writeHouseArticles } from './features/blog-admin/index.ts';
import { appVersion } from './platform/installation.ts';
import { originsInReach, reachLines } from './platform/reach.ts';
import { sharedSecret } from './platform/secrets/secret.ts';
import { sentenceFor, startPlatform, stopOnSignals } from './platform/start.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The modules beside this one are sources or built, as it is. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** Reads the settings, opens the database, listens; stops cleanly on SIGINT, SIGTERM and SIGHUP. */
async function main(): Promise<void> {
  const { context, ping, listen, close } = await startPlatform(
    process.env,
    (message, details) => console.log(message, ...(details ? [details] : [])),
    { worker: new URL(`./worker.${extension}`, import.meta.url) },
  );
  const { config, db } = context;
  try {
    const app = await createApp(context, {
      secret: config.JWT_SECRET ?? (await sharedSecret(db)),
      version: appVersion(),
      webRoot: join(root, 'web', 'dist'),
      ping,
      listen,
    });
    await writeHouseArticles(context);
    // Requests are answered before what they need is closed.
    const stop = async () => {
      await app.close();
      await close();
    };
    stopOnSignals(stop, 0);
    const address = await app.listen({ host: config.HOST, port: config.PORT });
    const origin = config.PUBLIC_URL ?? address;
    console.log(`Pathkeeper is open at ${origin}`);
    const setup = await announceSetup(context, origin, (sentence) => console.log(sentence));
    // For people at a terminal; a log of a service has it at its first start alone.
    if (process.stdout.isTTY || setup) {
      const port = Number(new URL(address).port || 80);
      const inReach = config.PUBLIC_URL
        ? []
        : originsInReach(config.HOST, port, networkInterfaces());
      for (const line of reachLines(inReach, setup)) console.log(line);
    }
  } catch (error) {
    await close();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(sentenceFor(error) ?? error);
  process.exit(1);
});
