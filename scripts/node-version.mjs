// Old syntax on purpose: this file has to run on the Node that it turns away.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '');

if (new Intl.Collator('en', { numeric: true }).compare(process.versions.node, wanted) < 0) {
  console.error(
    `Pathkeeper needs Node ${wanted} or newer, and this is ${process.version}: install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}
