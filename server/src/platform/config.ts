import { resolve } from 'node:path';
import { LEVEL_GATES, REGISTRATION_MODES } from '@pathkeeper/contract';
import { z } from 'zod';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const networks = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(network));

/**
 * Which proxies are trusted to name a request's address: none, the nearest one, or those at these
 * addresses. Anybody can forge the rest of `X-Forwarded-For`.
 */
const trustProxy = z.union(
  [z.enum(['true', 'false']).transform((value) => value === 'true'), networks],
  { error: 'it has to be true, false, or the addresses of your proxies' },
);

const hosts = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .pipe(
    z.array(z.string().regex(/^([a-z0-9_.-]+|\[[0-9a-f:.]+\])$/), {
      error: 'it has to be names of hosts, without ports',
    }),
  );

/** Every setting there is; docs/operating.md lists them with their meaning. */
const settings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Two at least: a job holds one while it works on others. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  JWT_SECRET: z.string().min(32).optional(),
  /** The address people use; https there makes the cookie Secure. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: trustProxy.default(false),
  /** Hosts beside that of PUBLIC_URL under which this server answers, without their ports. */
  ALLOWED_HOSTS: hosts.default([]),
  /** Enforced unless it says otherwise, or an administrator does. */
  LEVEL_GATES: z.enum(LEVEL_GATES).optional(),
  /** Open to everybody unless it says otherwise, or an administrator does (D77). */
  REGISTRATION: z.enum(REGISTRATION_MODES).optional(),
  /** The first account, the owner's, needs it (D77). */
  SETUP_TOKEN: z.string().min(12).max(200).optional(),
  /** A provider of OpenID Connect through which people may sign in (D78). */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What its button says after “Sign in with”. */
  OIDC_NAME: z.string().min(1).max(40).default('single sign-on'),
  /** The guide provider: built-in, or an outside model (D30). */
  GUIDE_PROVIDER: z.enum(['built-in', 'openai-compatible', 'anthropic']).default('built-in'),
  GUIDE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  GUIDE_MODEL: z.string().min(1).optional(),
  GUIDE_API_KEY: z.string().min(1).optional(),
  /** Seconds for a whole answer. */
  GUIDE_TIMEOUT: z.coerce.number().min(1).max(600).default(60),
  /** The daily limit of one account in US dollars. */
  GUIDE_DAILY_COST: z.coerce.number().min(0).default(0.25),
  /** US dollars for a million tokens. */
  GUIDE_PRICE_IN: z.coerce.number().min(0).default(0),
  GUIDE_PRICE_OUT: z.coerce.number().min(0).default(0),
  /** A JSON file with further phrases for the safety check. */
  SAFETY_FILE: z.string().min(1).optional(),
  /** The mail server, as smtp://user:password@host:port or smtps://; without it no mail is sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of mail. */
  MAIL_FROM: z.string().min(3).optional(),
  /** The operator's address for users; receives the messages of the contact form. */
  SUPPORT_EMAIL: z.email().optional(),
  /** A bucket for uploaded files; without it they lie in DATA_DIR/files. */
  FILES_S3_BUCKET: z.string().min(3).optional(),
  /** Where a bucket is that is not Amazon's. */
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Without these two the bucket is opened with the rights of the machine. */
  FILES_S3_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  /** The secret key of Stripe; without it nothing is sold and nothing asks for money (D73). */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** What Stripe signs its messages with; two, divided by a comma, while they are changed. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Where Stripe is, for tests and trials; Stripe's own address unless it is set. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Seconds for one answer of Stripe. */
  STRIPE_TIMEOUT: z.coerce.number().min(0.1).max(60).default(8),
  LIMITS_SCALE: z.coerce.number().min(0).default(1),
  /** What was built, for administrators to read. */
  SOURCE_COMMIT: z
    .string()
    .regex(/^[0-9a-f]{7,40}$/)
    .optional(),
  /** Where the source of what runs here can be had, for everybody to read. */
  SOURCE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

/** An outside model needs a name, and an OpenAI-compatible one an address. */
const schema = settings
  .refine(({ GUIDE_PROVIDER, GUIDE_MODEL }) => GUIDE_PROVIDER === 'built-in' || GUIDE_MODEL, {
    path: ['GUIDE_MODEL'],
    error: 'a provider needs the name of its model',
  })
  .refine((config) => config.GUIDE_PROVIDER !== 'openai-compatible' || config.GUIDE_BASE_URL, {
    path: ['GUIDE_BASE_URL'],
    error: 'an OpenAI-compatible provider needs its address',
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'mail needs to be from somebody',
  })
  .refine((config) => !config.FILES_S3_KEY_ID === !config.FILES_S3_SECRET, {
    path: ['FILES_S3_SECRET'],
    error: 'a key of a bucket needs its secret, and a secret its key',
  })
  .refine((c) => !c.OIDC_ISSUER || c.OIDC_CLIENT_ID, {
    path: ['OIDC_CLIENT_ID'],
    error: 'a provider of sign-ins has to know who asks',
  })
  .refine((c) => !c.OIDC_ISSUER || c.PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'a provider of sign-ins needs an address to lead back to',
  })
  .refine((c) => !c.STRIPE_SECRET_KEY || c.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'who sells has to hear what was paid',
  })
  .refine((c) => c.GUIDE_PROVIDER !== 'anthropic' || c.GUIDE_API_KEY || c.GUIDE_BASE_URL, {
    path: ['GUIDE_API_KEY'],
    error: 'Anthropic needs a key',
  });

export type Config = z.infer<typeof schema>;

/** A setting that cannot be used; its message is one sentence for the operator. */
export class ConfigError extends Error {}

/** What a setting should be, in words for the operator; undefined keeps the library's message. */
function whatIsNeeded(issue: z.core.$ZodRawIssue): string | undefined {
  const needed = neededBy(issue);
  return needed && `it has to be ${needed}`;
}

function neededBy(issue: z.core.$ZodRawIssue): string | undefined {
  const characters = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_small') return `at least ${issue.minimum}${characters}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}${characters}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type')
    return issue.expected === 'int' ? 'a whole number' : 'a number';
  if (issue.code !== 'invalid_format') return undefined;
  return issue.format === 'email' ? 'an email address' : 'an address of the right kind';
}

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * @throws ConfigError naming the first bad setting and what was expected of it
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given, { error: whatIsNeeded });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ConfigError(
    `The setting ${issue?.path.join('.')} cannot be used (${issue?.message}); see docs/operating.md.`,
  );
}
