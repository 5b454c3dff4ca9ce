import { afterAll, beforeAll } from '@jest/globals';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { RawInput, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { sessions } from '@lectern/contracts/sessions';
import { storedFiles } from '@lectern/contracts/stored-files';
import { AppError } from '@lectern/platform/errors/app-error';
import { createLogger } from '@lectern/platform/logging/logger';
import { createTestHost, type TestHost } from '@lectern/testing/test-host';
import { standIn, startStands } from '@lectern/testing/stands';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import request from 'supertest';
import { type RunningGateway, startGateway } from './start-gateway.js';

const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
export const publicPem = await exportSPKI(publicKey);
const KID = 'test-key';
/** The key of the test pool as it is published. */
export const publicJwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
export const ISSUER = 'http://lectern.test/local_Lectern1';

interface TokenOptions {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  issuer?: string;
  expiresIn?: string;
}

/** An access token as the pool signs it, with the given faults. */
export async function accessToken(userId: string, options: TokenOptions = {}): Promise<string> {
  const claims = {
    token_use: 'access',
    client_id: 'lectern-web',
    origin_jti: randomUUID(),
    ...options.claims,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: KID, ...options.header })
    .setSubject(userId)
    .setIssuer(options.issuer ?? ISSUER)
    .setIssuedAt()
    .setExpirationTime(options.expiresIn ?? '10m')
    .sign(privateKey);
}

/** A token with these claims and no others, signed by the pool's key. */
export const signedToken = (claims: Record<string, unknown>): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KID }).sign(privateKey);

export const aSession = (userId: string): Output<typeof sessions.create> => {
  const id = randomUUID();
  return {
    id,
    sessionId: id,
    userId,
    caseId: null,
    caseName: null,
    scriptId: null,
    takeNumber: null,
    title: 'Moss v. Hale',
    description: null,
    scenarioId: null,
    scenarioType: null,
    status: 'created',
    createdAt: new Date().toISOString(),
    duration: null,
    overallScore: null,
    scoreBasis: null,
    caseData: {},
    hasAudio: false,
    hasPdf: false,
    scripts: [],
  };
};

interface StartedGateway {
  /** Lines of its log. */
  logged: string[];
  gateway: RunningGateway;
  testHost: TestHost;
  /** What reached `sessions.analyze`. */
  seen: RawInput<typeof sessions.analyze>[];
  jwksFetches: () => number;
}

/** A gateway before services that answer as told, for the length of the suite. */
export function testGateway() {
  let started: StartedGateway;
  beforeAll(async () => {
    started = await start();
  }, 60_000);
  afterAll(async () => {
    await started?.gateway.stop();
    await started?.testHost.close();
  }, 60_000);
  return {
    /** Where it listens. */
    get address() {
      return started.gateway.address;
    },
    get logged() {
      return started.logged;
    },
    get app() {
      return started.gateway.app;
    },
    get host() {
      return started.testHost.host;
    },
    get seen() {
      return started.seen;
    },
    jwksFetches: () => started.jwksFetches(),
    api: () => request(started.gateway.address),
  };
}

/** Somebody who is signed in. */
export const someone = async (userId = randomUUID()) => ({
  userId,
  bearer: `Bearer ${await accessToken(userId)}`,
});

async function start(): Promise<StartedGateway> {
  const testHost = await createTestHost({
    PORT: '0',
    PUBLIC_URL: 'http://lectern.test',
    // A test can reach this one.
    RATE_LIMITS: 'address=1200/60',
  });
  const seen: RawInput<typeof sessions.analyze>[] = [];
  const keptUploads = new Map<string, string>();
  let fetches = 0;
  await startStands(testHost.host.transport, [
    standIn(identity.jwks, () => {
      fetches++;
      return { keys: [publicJwk] };
    }),
    standIn(identity.listRevocations, () => []),
    standIn(sessions.create, (_input, actor) => aSession(actor?.userId ?? '')),
    standIn(sessions.list, (_input, actor) => [aSession(actor?.userId ?? '')]),
    standIn(storedFiles.keepUpload, ({ key, storedAs }) => {
      if (keptUploads.has(key))
        throw AppError.fromWire({ code: 'conflict', message: 'This link has been used.' });
      keptUploads.set(key, storedAs);
      return null;
    }),
    standIn(storedFiles.createUploadUrl, () => ({ url: '/upload/x', key: 'uploads/x' })),
    standIn(storedFiles.uploadPdf, ({ upload }) => ({
      url: `/media/${upload.sha256}`,
      key: `pdfs/${randomUUID()}`,
    })),
    standIn(sessions.analyze, (input): Output<typeof sessions.analyze> => {
      seen.push(input);
      if (input.upload.fileName === 'refused.wav')
        throw AppError.fromWire({ code: 'unsupported_media', message: 'This is not audio.' });
      if (input.upload.fileName === 'unanswered.wav')
        throw AppError.fromWire({ code: 'unavailable', message: 'The sessions service does not answer.' });
      const { size, sha256 } = input.upload;
      return {
        sessionId: input.sessionId,
        jobId: randomUUID(),
        status: 'queued',
        received: { size, sha256 },
      };
    }),
  ]);
  const logged: string[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  const gateway = await startGateway({ ...testHost.host, logger }, '/nonexistent');
  return { gateway, testHost, logged, seen, jwksFetches: () => fetches };
}

export const someBytes = (size: number): { bytes: Buffer; sha256: string } => {
  const bytes = randomBytes(size);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
};
