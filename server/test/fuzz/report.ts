import { BATCH, type Fault, type Report } from './run.ts';

/** Prints how each endpoint answered, then every fault with the request that shows it. */
export function print(report: Report, milliseconds: number): void {
  const out = (line: string) => process.stdout.write(`${line}\n`);
  const sum = { ok: 0, refused: 0, failed: 0 };
  out(`\n${'endpoint'.padEnd(30)}${'2xx'.padStart(8)}${'4xx'.padStart(8)}${'5xx'.padStart(8)}`);
  for (const [endpoint, byStatus] of [...report.answers].sort()) {
    const count = { ok: 0, refused: 0, failed: 0 };
    for (const [status, times] of byStatus) {
      const kind = status >= 500 || status === 0 ? 'failed' : status >= 400 ? 'refused' : 'ok';
      count[kind] += times;
      sum[kind] += times;
    }
    const cells = [count.ok, count.refused, count.failed].map((n) => String(n).padStart(8));
    out(`${endpoint.padEnd(30)}${cells.join('')}`);
  }
  const { endpoint, milliseconds: longest } = report.slowest;
  const seconds = milliseconds / 1000;
  out(
    `\n${report.sent} requests in ${seconds.toFixed(0)} s (${(report.sent / seconds).toFixed(0)} a second): ` +
      `${sum.ok} done, ${sum.refused} refused, ${sum.failed} failed. ` +
      `The slowest took ${longest.toFixed(0)} ms (${endpoint}).`,
  );
  for (const fault of report.faults) out(describe(fault));
  out(report.faults.length === 0 ? 'No fault.' : `${report.faults.length} faults.`);
}

/** A fault as its finder needs it: what, where, and how to see it again. */
export function describe({ seed, endpoint, what, wire }: Fault): string {
  const lines = [`\n✗ ${endpoint}: ${what}`, `  --requests ${BATCH} --seed ${seed}`];
  if (wire) {
    lines.push(`  ${wire.method} ${wire.path.slice(0, 500)}`);
    for (const [name, value] of Object.entries(wire.headers)) {
      if (!/^(authorization|cookie)$/.test(name)) lines.push(`  ${name}: ${value.slice(0, 200)}`);
    }
    if (wire.body) lines.push(`  ${wire.body.toString('utf8').slice(0, 1000)}`);
  }
  return lines.join('\n');
}
