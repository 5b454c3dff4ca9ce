import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';

/** An attorney that nobody has met before. */
export const anActor = (): Actor => ({ userId: randomUUID() });
