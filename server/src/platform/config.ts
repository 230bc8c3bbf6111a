import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every setting there is; docs/operating.md lists them with their meaning. */
const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  JWT_SECRET: z.string().min(32).optional(),
  /** The address people use; https there makes the cookie Secure. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag.default(false),
  LEVEL_GATES: z.enum(['enforced', 'open']).default('enforced'),
  LIMITS_SCALE: z.coerce.number().min(0).default(1),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

export type Config = z.infer<typeof schema>;

/** A setting that cannot be used; its message is one sentence for the operator. */
export class ConfigError extends Error {}

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * @throws ConfigError naming the first bad setting and what was expected of it
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ConfigError(
    `The setting ${issue?.path.join('.')} cannot be used (${issue?.message}); see docs/operating.md.`,
  );
}
