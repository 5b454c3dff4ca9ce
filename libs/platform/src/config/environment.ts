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
  /** Interface of that port; all of them unless given, because a container is reached from others. */
  INTERNAL_HOST: optional,
  /** Where services answer while the broker is away: `http://{service}:9400` unless given, or `name=url` for each. */
  SERVICE_ADDRESSES: optional,
  PUBLIC_URL: optional,
  /** How many proxies in front of the gateway may be believed about the caller's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  /** Changes of the gateway's limits: `address=50000/60,user=1200/60` (requests per seconds). */
  RATE_LIMITS: optional,
  /** Addresses and ranges that are counted only by user, separated by commas. */
  TRUSTED_ADDRESSES: optional,
  DATA_DIR: z.string().default('.data'),
  /** Where models stand that the operator added (`lectern models`); `models` under DATA_DIR unless given. */
  MODELS_DIR: optional,
  /** A server that finds words for this one, in place of a recognizer here: `http://words:9400`. */
  WORDS_URL: optional,
  /** Where packages of npm come from; npm itself sets it. */
  npm_config_registry: optional,
  DATABASE_URL: optional,
  RABBITMQ_URL: optional,
  REDIS_URL: optional,
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default('lectern'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  SMTP_URL: optional,
  /** Used in place of SMTP_URL while PUBLIC_URL is no public address. */
  LOCAL_SMTP_URL: optional,
  MAIL_FROM: z.string().default('Lectern <no-reply@lectern.invalid>'),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  /** Addresses of one purpose, in place of the common one, each with its own key. */
  OPENAI_DRAFTING_BASE_URL: optional,
  OPENAI_DRAFTING_API_KEY: optional,
  OPENAI_TRANSCRIPTION_BASE_URL: optional,
  OPENAI_TRANSCRIPTION_API_KEY: optional,
  OPENAI_SPEECH_BASE_URL: optional,
  OPENAI_SPEECH_API_KEY: optional,
  OPENAI_DRAFTING_MODEL: z.string().default('gpt-4o'),
  OPENAI_TRANSCRIPTION_MODEL: z.string().default('whisper-1'),
  OPENAI_SPEECH_MODEL: z.string().default('tts-1'),
  /** Who is asked first for the words of a recording: the recognizer on this machine or the endpoint. */
  WORDS_ORDER: z.enum(['local,endpoint', 'endpoint,local']).default('local,endpoint'),
  /** Longest wait for one answer of the endpoint to a transcription or to coaching. */
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(180).default(180),
  COGNITO_USER_POOL_ID: optional,
  COGNITO_CLIENT_ID: optional,
  /** Where a pool that is not Amazon's speaks the protocol, and whom its tokens name as their issuer. */
  COGNITO_ENDPOINT: optional,
  COGNITO_ISSUER: optional,
  POOL_ID: z
    .string()
    .regex(/^[\w-]+_[0-9a-zA-Z]+$/)
    .max(55)
    .default('local_Lectern1'),
  POOL_CLIENT_ID: z.string().default('lectern-web'),
  POOL_SRP: z.enum(['on', 'off']).default('on'),
  IDENTITY_SECRET: optional,
  LINK_SECRET: optional,
  /** Private key of a service that runs alone: 32 bytes in base64url. */
  SERVICE_KEY: optional,
  /** Public keys of all services: `name=key` for each, separated by commas. */
  SERVICE_PUBLIC_KEYS: optional,
  /** Signs browser push: 32 bytes in base64url. In production without it there is no browser push. */
  VAPID_PRIVATE_KEY: optional,
  /** Origins of push services that may be called, separated by commas, in place of the browsers' own. */
  PUSH_SERVICES: optional,
  /** How users reach whoever runs this installation; the help page shows what is set. */
  SUPPORT_EMAIL: optional,
  SUPPORT_CHAT_URL: optional,
  SUPPORT_CALENDAR_URL: optional,
  /** `Monday to Friday=8 AM to 8 PM Eastern; Saturday=10 AM to 4 PM Eastern`. */
  SUPPORT_HOURS: optional,
  /** JSON: what attorneys said of it, for the landing page. */
  TESTIMONIALS: optional,
});

type Secret = 'IDENTITY_SECRET' | 'LINK_SECRET' | 'VAPID_PRIVATE_KEY' | 'SERVICE_KEY';

/** Everything that a deployment can set, read once. Nothing else reads `process.env`. */
export type Environment = z.infer<typeof Variables> & {
  /** Where the browser reaches Lectern, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  modelsDir: string;
  /** The secret of that name: the variable, else one made and kept under DATA_DIR; in production only the variable. */
  secret: (name: Secret) => string;
};

/** Reads and checks the environment; throws one sentence that lists every variable at fault. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = Variables.safeParse(withFiles(source));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not valid. ${faults.join('; ')}`);
  }
  const variables = parsed.data;
  assertTogether(variables);
  const dataDir = resolve(variables.DATA_DIR);
  return {
    ...variables,
    dataDir,
    modelsDir: resolve(variables.MODELS_DIR ?? join(dataDir, 'models')),
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

/** @throws Error when one variable contradicts another */
function assertTogether(variables: z.infer<typeof Variables>): void {
  for (const purpose of ['DRAFTING', 'TRANSCRIPTION', 'SPEECH'] as const) {
    if (variables[`OPENAI_${purpose}_API_KEY`] !== undefined && !variables[`OPENAI_${purpose}_BASE_URL`])
      throw new Error(`OPENAI_${purpose}_API_KEY needs OPENAI_${purpose}_BASE_URL.`);
    for (const name of [`OPENAI_${purpose}_BASE_URL`, 'OPENAI_BASE_URL'] as const) {
      const address = variables[name];
      if (address !== undefined && !/^https?:$/u.test(URL.parse(address)?.protocol ?? ''))
        throw new Error(`${name} is no address: it looks like http://127.0.0.1:11434/v1.`);
    }
  }
  const { COGNITO_USER_POOL_ID, COGNITO_ENDPOINT, COGNITO_ISSUER } = variables;
  if ((COGNITO_ENDPOINT === undefined) !== (COGNITO_ISSUER === undefined))
    throw new Error('COGNITO_ENDPOINT and COGNITO_ISSUER need each other.');
  if (COGNITO_ENDPOINT !== undefined && COGNITO_USER_POOL_ID === undefined)
    throw new Error('COGNITO_ENDPOINT needs COGNITO_USER_POOL_ID.');
  for (const address of [COGNITO_ENDPOINT, COGNITO_ISSUER])
    if (address !== undefined && !/^https?:$/u.test(URL.parse(address)?.protocol ?? ''))
      throw new Error(
        'COGNITO_ENDPOINT and COGNITO_ISSUER are addresses, such as https://pool.firm.example/.',
      );
  const { RABBITMQ_URL, OPENAI_API_KEY, OPENAI_BASE_URL } = variables;
  if (RABBITMQ_URL !== undefined && OPENAI_API_KEY !== undefined && OPENAI_BASE_URL === undefined)
    throw new Error(
      'OPENAI_API_KEY needs OPENAI_BASE_URL (https://api.openai.com/v1): the gateway, which has no key, tells users where their words go.',
    );
}

/** `NAME_FILE` names a file that holds the value of `NAME`, as Docker and Kubernetes mount secrets. */
function withFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const values = { ...source };
  for (const name of Object.keys(Variables.shape)) {
    const file = source[`${name}_FILE`];
    if (file === undefined || file === '') continue;
    if (source[name]) throw new Error(`${name} and ${name}_FILE are both set: one of them must go.`);
    values[name] = readFileSync(file, 'utf8').trim();
  }
  return values;
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
