import { runTyped } from './cli/main.ts';

// `node server/dist/cli.js <command>`
process.exitCode = await runTyped(process.argv.slice(2));
