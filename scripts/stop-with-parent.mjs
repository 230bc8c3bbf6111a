// Preloaded into the server by `npm run dev`. Standard input is a pipe from that command: when it
// closes, the command has ended, even if it was killed. The parent process is Node's watcher, which
// stops this process and would otherwise wait for changes for ever.
process.stdin.on('end', () => process.kill(process.ppid, 'SIGTERM')).resume();
