/** A PostgreSQL setting's value; numbers and booleans are written as PostgreSQL writes them. */
export type Settings = Record<string, string | number | boolean>;

/** Settings for one small server that shares its machine and must not lose data. */
export function appSettings(endpoint: { socket: string | null; port: number }): Settings {
  return {
    ...(endpoint.socket === null
      ? { listen_addresses: '127.0.0.1' }
      : {
          listen_addresses: '',
          unix_socket_directories: `"${endpoint.socket}"`,
          unix_socket_permissions: '0700',
        }),
    port: endpoint.port,
    cluster_name: 'pathkeeper',
    timezone: 'UTC',

    // An acknowledged save is on the disk. macOS needs its own method: a plain fsync leaves the drive's cache.
    fsync: true,
    full_page_writes: true,
    synchronous_commit: true,
    ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
    max_wal_size: '256MB',

    // Small: app and database together stay under 250 MB.
    shared_buffers: '64MB',
    max_connections: 60,
    effective_cache_size: '512MB',
    maintenance_work_mem: '32MB',
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    io_method: 'sync',
    huge_pages: false,
    jit: false,
    random_page_cost: 1.1,

    ...quietLog,
  };
}

/**
 * Text of users must never reach a log. Errors quote it ("invalid input syntax …"), details and
 * statements contain it, so only the server's own events (start, crash, refusal) are logged.
 */
const quietLog: Settings = {
  log_destination: 'stderr',
  logging_collector: false,
  log_timezone: 'UTC',
  // Time, process, and the error's code, by which cluster.ts tells a refusal from a failure.
  log_line_prefix: '%m [%p] %e ',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: -1,
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_checkpoints: false,
  log_lock_waits: false,
  log_temp_files: -1,
  log_autovacuum_min_duration: -1,
};

/** The text of a settings file. */
export function renderSettings(settings: Settings): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${render(value)}`);
  return [
    '# Written by Pathkeeper at each start; changes here are lost.',
    '# Your own settings belong at the end of data/postgresql.conf, where they win.',
    ...lines,
    '',
  ].join('\n');
}

function render(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
