// Preloaded into the server by `npm run dev`. Standard input is a pipe held by that command; when it
// closes, the command is gone, even if nothing could tell us so. The parent is Node's watcher,
// which stops us in turn and would otherwise wait for changes for ever.
process.stdin.on('end', () => process.kill(process.ppid, 'SIGTERM')).resume();
