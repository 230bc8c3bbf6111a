import { z } from 'zod';
import { email } from '../accounts.ts';
import { endpoint } from '../core/endpoint.ts';
import { instant } from '../core/shapes.ts';
import { guideSource } from '../guide/reflections.ts';

/** How the installation is; counts, sizes and times, no key, no password and nobody's words. */
export const adminHealth = z.object({
  version: z.string(),
  /** The commit it was built from; null where the operator has not said it (SOURCE_COMMIT). */
  commit: z.string().nullable(),
  /** Of the process that answers; another one may have started at another time. */
  startedAt: instant,
  database: z.object({
    /** Whether Pathkeeper runs the database itself. */
    builtIn: z.boolean(),
    /** Of PostgreSQL. */
    version: z.string(),
    /** Milliseconds for the smallest question. */
    answersIn: z.number(),
    bytes: z.number(),
  }),
  mail: z.object({
    isOn: z.boolean(),
    /** Host and port of the mail server, without credentials; null without mail. */
    relay: z.string().nullable(),
    sender: z.string().nullable(),
    /** Letters that this process is sending or will try again. */
    waiting: z.number(),
    /** Of this process; null since it started. */
    lastSentAt: instant.nullable(),
    lastFailedAt: instant.nullable(),
  }),
  guide: guideSource.extend({
    /** The host that an outside model is asked at; null of the built-in guide. */
    host: z.string().nullable(),
  }),
  storage: z.object({
    /** Bytes of the disk that DATA_DIR is on; null where that cannot be told. */
    disk: z.object({ total: z.number(), free: z.number() }).nullable(),
    /** Uploaded pictures and their bytes. */
    files: z.number(),
    fileBytes: z.number(),
    /** Name of the bucket they lie in; null where they lie in DATA_DIR. */
    bucket: z.string().nullable(),
  }),
  /** The last backup that `npm run backup` wrote; null where none is known. */
  backup: z
    .object({
      at: instant,
      bytes: z.number(),
      /** Backups that lay in its folder then, itself among them. */
      kept: z.number(),
    })
    .nullable(),
  /** What is done again and again: when it last ran, in any process; null where it never has. */
  jobs: z.array(
    z.object({
      name: z.string(),
      lastRunAt: instant.nullable(),
      /** Milliseconds. */
      took: z.number().nullable(),
      /** What went wrong, as a code; null when nothing did. */
      failure: z.string().nullable(),
    }),
  ),
  payments: z.object({ isOn: z.boolean() }),
});

export type AdminHealth = z.infer<typeof adminHealth>;

/** How a trial went, and how many milliseconds it took. */
const trial = z.object({ ok: z.boolean(), took: z.number() });

/** The state of the installation, and trials of what it depends on; parts of `admin`. */
export const adminHealthCalls = {
  health: endpoint({
    method: 'GET',
    path: '/api/admin/health',
    summary: 'How the installation is: version, database, mail, guide, storage, backup and jobs',
    access: 'admin',
    response: adminHealth,
  }),
  testLetter: endpoint({
    method: 'POST',
    path: '/api/admin/test-letter',
    summary:
      'Send a letter of trial and answer what the mail server said; 409 where no mail is sent from here, ten an hour',
    access: 'admin',
    body: z.object({ to: email }),
    response: trial.extend({
      /** The mail server’s own words, or why it was not reached. */
      said: z.string(),
    }),
  }),
  testGuide: endpoint({
    method: 'POST',
    path: '/api/admin/test-guide',
    summary:
      'Have the configured guide read an invented page, within the caller’s cost of a day; ten an hour',
    access: 'admin',
    response: trial.extend({
      source: guideSource,
      /** What it made of the page, through the checks that every reflection goes through; null when it failed. */
      text: z.string().nullable(),
      /** Why it failed, for the operator; null when it did not. */
      problem: z.string().nullable(),
    }),
  }),
};
