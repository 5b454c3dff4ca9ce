import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../errors/error-code.js';

const optional = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value === '' ? undefined : value));

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  /** Port on which a service that runs alone tells its health and takes direct requests; never published. */
  INTERNAL_PORT: z.coerce.number().int().min(0).max(65535).default(9400),
  /** Where services answer while the broker is away: `http://{service}:9400` unless given, or `name=url` for each. */
  SERVICE_ADDRESSES: optional,
  PUBLIC_URL: optional,
  /** How many proxies in front of the gateway may be believed about the caller's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optional,
  RABBITMQ_URL: optional,
  REDIS_URL: optional,
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default('lectern'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Lectern <no-reply@lectern.invalid>'),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  OPENAI_DRAFTING_MODEL: z.string().default('gpt-4o'),
  OPENAI_TRANSCRIPTION_MODEL: z.string().default('whisper-1'),
  OPENAI_SPEECH_MODEL: z.string().default('tts-1'),
  /** Longest wait for one answer of the endpoint to a transcription or to coaching. */
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(180).default(180),
  COGNITO_USER_POOL_ID: optional,
  COGNITO_CLIENT_ID: optional,
  POOL_ID: z
    .string()
    .regex(/^[\w-]+_[0-9a-zA-Z]+$/)
    .max(55)
    .default('local_Lectern1'),
  POOL_CLIENT_ID: z.string().default('lectern-web'),
  POOL_SRP: z.enum(['on', 'off']).default('on'),
  IDENTITY_SECRET: optional,
  LINK_SECRET: optional,
  /** Signs browser push: 32 bytes in base64url. In production without it there is no browser push. */
  VAPID_PRIVATE_KEY: optional,
  /** Origins of push services that may be called, separated by commas, in place of the browsers' own. */
  PUSH_SERVICES: optional,
});

/** Everything that a deployment can set, read once. Nothing else reads `process.env`. */
export type Environment = z.infer<typeof Variables> & {
  /** Where the browser reaches Lectern, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** The secret of that name: the variable, else one made and kept under DATA_DIR; in production only the variable. */
  secret: (name: 'IDENTITY_SECRET' | 'LINK_SECRET' | 'VAPID_PRIVATE_KEY') => string;
};

/** Reads and checks the environment; throws one sentence that lists every variable at fault. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = Variables.safeParse(source);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not valid. ${faults.join('; ')}`);
  }
  const variables = parsed.data;
  const dataDir = resolve(variables.DATA_DIR);
  return {
    ...variables,
    dataDir,
    publicUrl: (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, ''),
    secret: (name) => {
      const given = variables[name];
      if (given !== undefined) {
        if (given.length < 32) throw new Error(`${name} must have at least 32 characters.`);
        return given;
      }
      if (variables.NODE_ENV === 'production') throw new Error(`${name} must be set in production.`);
      return keptSecret(join(dataDir, 'secrets'), name);
    },
  };
}

function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process made it in the meantime: then that one counts.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8');
}
