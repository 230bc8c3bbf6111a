/**
 * The built-in PostgreSQL (D36): started in the data folder, adopted after a crash of the app,
 * restarted when it dies, and stopped by the app.
 *
 * start.ts manages its life; reach.ts connects to it; hold.ts makes sure that only one app uses it.
 * cluster.ts is a folder with a server (tests use it too), created by initialise.ts and found by
 * postmaster.ts. account.ts, access.ts and runner.ts decide under which account and how its programs
 * run; binaries.ts locates them.
 */
export { EmbeddedPostgresError } from './errors.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
