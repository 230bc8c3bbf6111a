import { statfs } from 'node:fs/promises';
import type { AdminHealth } from '@pathkeeper/contract';
import { lastBackup } from '../../../platform/backup/index.ts';
import type { Config } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { listJobRuns } from '../../../platform/jobs.ts';
import { countFiles } from '../../files/index.ts';
import type { GuideProviders } from '../../guide/index.ts';
import { isSelling } from '../../plans/index.ts';
import { describeDatabase } from './health.public.repository.ts';

/** What the state of the installation is read from. */
export interface HealthServices {
  context: Context;
  version: string;
  guides: GuideProviders;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Names of the jobs of all features. */
  jobNames: readonly string[];
}

/** How the installation is: counts, sizes and times, no key, no password and nobody's words. */
export async function health(services: HealthServices): Promise<AdminHealth> {
  const { context, version, guides, jobNames } = services;
  const { config, db, mail } = context;
  const began = performance.now();
  await services.ping();
  const answersIn = Math.round((performance.now() - began) * 10) / 10;
  const [database, disk, files, backup, runs] = await Promise.all([
    describeDatabase(db),
    diskOf(config.DATA_DIR),
    countFiles(db),
    lastBackup(db),
    listJobRuns(db),
  ]);
  const { waiting, lastSentAt, lastFailedAt } = mail.status();
  const { outside, builtIn } = guides;
  return {
    version,
    commit: config.SOURCE_COMMIT ?? null,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    database: { builtIn: config.DATABASE_URL === undefined, answersIn, ...database },
    mail: {
      ...{ isOn: mail.isOn, relay: relayOf(config), waiting },
      sender: mail.isOn ? (config.MAIL_FROM ?? null) : null,
      lastSentAt: lastSentAt?.toISOString() ?? null,
      lastFailedAt: lastFailedAt?.toISOString() ?? null,
    },
    guide: {
      ...(outside?.guide ?? builtIn).source,
      host: outside?.guide.destination ?? null,
    },
    storage: { disk, ...files, bucket: config.FILES_S3_BUCKET ?? null },
    backup,
    jobs: jobNames.map((name) => {
      const run = runs.find((each) => each.name === name);
      return {
        ...{ name, lastRunAt: run?.ranAt.toISOString() ?? null },
        ...{ took: run?.took ?? null, failure: run?.failure ?? null },
      };
    }),
    payments: { isOn: isSelling(config) },
  };
}

async function diskOf(folder: string): Promise<AdminHealth['storage']['disk']> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { total: bsize * blocks, free: bsize * bavail };
  } catch {
    return null;
  }
}

/** Host and port alone: the rest of the address is a name and a password. */
function relayOf({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): string | null {
  return SMTP_URL ? new URL(SMTP_URL).host : null;
}
