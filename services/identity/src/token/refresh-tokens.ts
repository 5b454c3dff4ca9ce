import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '../secret/secret-box.js';
import type { TokenFamilyEntity } from './token-family.entity.js';

const ID_BYTES = 16;
const COUNT_BYTES = 4;
const MAC_BYTES = 32;

/** What a refresh token claims to be; `isGenuine` says whether it is. */
export interface RefreshClaim {
  originJti: string;
  generation: number;
  mac: Buffer;
}

/** Refresh tokens: family, number and a keyed hash over both, in base64url. The n-th of a family is always the same. */
@Injectable()
export class RefreshTokens {
  constructor(private readonly box: SecretBox) {}

  write(family: TokenFamilyEntity): string {
    const count = Buffer.alloc(COUNT_BYTES);
    count.writeUInt32BE(family.generation);
    const id = Buffer.from(family.originJti.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, count, this.mac(family, family.generation)]).toString('base64url');
  }

  read(token: string): RefreshClaim | undefined {
    if (!/^[\w-]{70}$/.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + COUNT_BYTES + MAC_BYTES) return undefined;
    const hex = bytes.subarray(0, ID_BYTES).toString('hex');
    const originJti = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return {
      originJti,
      generation: bytes.readUInt32BE(ID_BYTES),
      mac: bytes.subarray(ID_BYTES + COUNT_BYTES),
    };
  }

  isGenuine({ generation, mac }: RefreshClaim, family: TokenFamilyEntity): boolean {
    return timingSafeEqual(mac, this.mac(family, generation));
  }

  private mac({ originJti, nonce }: TokenFamilyEntity, generation: number): Buffer {
    return this.box.mac('refresh-token', `${originJti}|${generation}|${nonce.toString('hex')}`);
  }
}
