import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root, script } from './run.mjs';

/**
 * Starts one half of the application. Its standard input is a pipe that closes when this process
 * ends for whatever reason: both halves stop then.
 *
 * @param {string[]} args
 * @param {string} cwd
 */
function startHalf(args, cwd) {
  return spawn(process.execPath, args, {
    cwd: path.join(root, cwd),
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

await script(async () => {
  await ensureInstalled();
  const stopWithParent = pathToFileURL(path.join(root, 'scripts/stop-with-parent.mjs')).href;
  const halves = [
    startHalf(
      // Without npx: killing npx leaves the server running.
      [
        '--import',
        'tsx',
        '--import',
        stopWithParent,
        '--watch',
        '--watch-preserve-output',
        'server/src/main.ts',
      ],
      '.',
    ),
    startHalf(
      // Vite stops at the end of its standard input, if something reads it.
      [
        '--import',
        'data:text/javascript,process.stdin.resume()',
        path.join(root, 'node_modules/vite/bin/vite.js'),
        '--clearScreen',
        'false',
      ],
      'web',
    ),
  ];
  const stop = () => {
    for (const half of halves) half.kill('SIGTERM');
  };
  for (const half of halves) {
    half.once('exit', (code) => {
      process.exitCode ||= code ?? 0;
      stop();
    });
  }
  // Ctrl-C in a terminal reaches both halves by itself.
  process.on('SIGINT', () => process.stdin.isTTY || stop()).on('SIGTERM', stop);
});
