import { randomBytes } from 'node:crypto';
import type { Certificate } from '@lectern/contracts/achievements';
import type { EntityManager } from 'typeorm';

/** Crockford's: nothing that looks like something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** 80 random bits. */
export const newNumber = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** As it is printed: `LC-XXXX-XXXX-XXXX-XXXX`. */
export const printed = (number: string): string => `LC-${number.match(/.{4}/g)?.join('-') ?? number}`;

type Where = { userId: string } | { number: string };

export async function findCertificate(manager: EntityManager, where: Where): Promise<Certificate | null> {
  const [column, value] = 'userId' in where ? ['user_id', where.userId] : ['number', where.number];
  const rows: { number: string; name: string; issuedOn: string }[] = await manager.query(
    `select number, name, issued_on::text as "issuedOn" from certificate where ${column} = $1`,
    [value],
  );
  return rows[0] ? { ...rows[0], number: printed(rows[0].number) } : null;
}
