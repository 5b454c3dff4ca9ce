import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '../secret/secret-box.js';
import type { Claimant } from '../user/users.js';

const DAY_MS = 86_400_000;
export const DEVICE_DAYS = 180;

/**
 * Browsers that a user has signed in with before. Their failures are counted for themselves, so that strangers who guess at
 * a name can lock its owner out of no device that the owner uses. A mark opens nothing: the password is asked for as ever.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly box: SecretBox) {}

  /** Under what failures of this claimant are counted on the device with that mark. */
  subject({ user, subject }: Claimant, mark: string | undefined): string {
    const device = user === null || mark === undefined ? undefined : this.read(user.id, mark);
    return device === undefined ? subject : `device:${device}`;
  }

  /** The mark for a device on which the user has just signed in. */
  mark(userId: string): string {
    const device = randomBytes(16).toString('base64url');
    const day = Math.floor(Date.now() / DAY_MS);
    return `${device}.${day}.${this.mac(userId, device, day).toString('base64url')}`;
  }

  private read(userId: string, mark: string): string | undefined {
    const [, device, day, mac] = /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/.exec(mark) ?? [];
    if (device === undefined || mac === undefined) return undefined;
    const age = Math.floor(Date.now() / DAY_MS) - Number(day);
    const isOurs = timingSafeEqual(Buffer.from(mac, 'base64url'), this.mac(userId, device, Number(day)));
    return isOurs && age <= DEVICE_DAYS ? device : undefined;
  }

  private mac(userId: string, device: string, day: number): Buffer {
    return this.box.mac('known-device', `${userId}|${device}|${day}`);
  }
}
