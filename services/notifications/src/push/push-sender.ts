import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import type { Environment } from '@lectern/platform/config/environment';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { encryptPush } from './encrypt.js';
import { isPushService, PUSH_SERVICES } from './push-endpoint.rules.js';
import type { PushSubscriptionEntity } from './push-subscription.entity.js';

const TOKEN_LIFE = '12h';
const SEND_TIMEOUT_MS = 10_000;
/** A browser that is off gets the message when it is on again within a day. */
const KEEP_SECONDS = 86_400;

export interface PushMessage {
  title: string;
  body: string;
  /** Path inside the app. */
  url: string;
  /** The same message again takes the place of the first. */
  tag: string;
}

/** Sends messages to browsers through their makers' push services (RFC 8030), signed with our key (VAPID, RFC 8292). */
@Injectable()
export class PushSender {
  /** What browsers subscribe with; null when this installation has no key. */
  readonly publicKey: string | null;
  private readonly key: KeyObject | null;
  private readonly services: string;

  constructor(@InjectEnvironment() private readonly environment: Environment) {
    this.services = environment.PUSH_SERVICES ?? PUSH_SERVICES;
    const hasKey = environment.VAPID_PRIVATE_KEY !== undefined || environment.NODE_ENV !== 'production';
    const pair = hasKey ? keyPair(environment.secret('VAPID_PRIVATE_KEY')) : null;
    this.key = pair?.key ?? null;
    this.publicKey = pair?.publicKey ?? null;
  }

  accepts(endpoint: string): boolean {
    return isPushService(endpoint, this.services);
  }

  /** @returns `gone` when the browser has taken its permission back. @throws Error to be tried again */
  async send(
    { endpoint, p256dh, auth }: PushSubscriptionEntity,
    message: PushMessage,
  ): Promise<'sent' | 'gone'> {
    if (this.key === null || !this.accepts(endpoint)) return 'gone';
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      headers: {
        authorization: `vapid t=${await this.token(endpoint, this.key)}, k=${this.publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEEP_SECONDS),
      },
      body: new Uint8Array(encryptPush(JSON.stringify(message), { p256dh, auth })),
    });
    await response.body?.cancel();
    if (response.ok) return 'sent';
    // 400 and 403: made for another key of ours, or not a subscription at all. No later try would be better.
    if ([400, 403, 404, 410].includes(response.status)) return 'gone';
    throw new Error(`The push service answered ${response.status}.`);
  }

  private token(endpoint: string, key: KeyObject): Promise<string> {
    const { publicUrl, MAIL_FROM } = this.environment;
    const address = /<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
    return new SignJWT()
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(endpoint).origin)
      .setExpirationTime(TOKEN_LIFE)
      .setSubject(publicUrl.startsWith('https:') ? publicUrl : `mailto:${address}`)
      .sign(key);
  }
}

/** @param secret the private number of a P-256 key: 32 bytes in base64url */
function keyPair(secret: string): { key: KeyObject; publicKey: string } {
  const ecdh = createECDH('prime256v1');
  try {
    ecdh.setPrivateKey(Buffer.from(secret, 'base64url'));
  } catch (error) {
    throw new Error('VAPID_PRIVATE_KEY must be a P-256 key: 32 bytes in base64url.', { cause: error });
  }
  const point = ecdh.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: ecdh.getPrivateKey().toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return { key: createPrivateKey({ key: jwk, format: 'jwk' }), publicKey: point.toString('base64url') };
}
