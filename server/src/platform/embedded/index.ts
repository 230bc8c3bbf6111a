/**
 * The PostgreSQL that Pathkeeper brings along (D36): started in the data folder, adopted
 * after a crash, healed when it dies and stopped by the app.
 *
 * start.ts is the life of one; reach.ts gets to a server that answers, hold.ts makes sure that only
 * one app has it. cluster.ts is a folder with a server (tests build theirs on it), made by
 * initialise.ts and found by postmaster.ts. account.ts, access.ts and runner.ts decide as whom and
 * how its programs run, which binaries.ts locates.
 */
export { EmbeddedPostgresError } from './errors.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
