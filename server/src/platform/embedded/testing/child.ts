/** An app in a process of its own, to be killed: `node --import tsx child.ts <dataDir>`. */
import { startEmbeddedPostgres } from '../index.ts';

const [, , dataDir = ''] = process.argv;
try {
  const pg = await startEmbeddedPostgres({ dataDir, log: () => {} });
  process.send?.({ connection: pg.connection });
  process.on('message', () => void pg.stop().then(() => process.disconnect()));
} catch (error) {
  process.send?.({ refused: String(error) });
  process.exitCode = 1;
  process.disconnect();
}
