import { Actor } from '@lectern/contracts/actor';
import { GATEWAY } from '@lectern/contracts/calls';
import type { ServiceKeys } from './service-keys.js';

/** A user's work may wait in a queue; longer than this nobody acts for them without a request of theirs. */
const GOOD_SECONDS = 12 * 3600;
/** One signature serves the requests of this long. */
const REUSED_MS = 5 * 60_000;
const MOST_KEPT = 10_000;

/**
 * Who a request is made for. The gateway, which has checked the user's token, signs it; every handler checks that, and a
 * service passes on what it was given: none of them can name a user who has asked it for nothing.
 */
export class Callers {
  private readonly signed = new Map<string, { caller: Promise<string>; until: number }>();
  private readonly checked = new Map<string, { actor: Promise<Actor>; until: number }>();

  constructor(private readonly keys: ServiceKeys) {}

  /** What the gateway says about a user. @throws Error when this process is not the gateway */
  sign(actor: Actor): Promise<string> {
    const name = JSON.stringify([actor.userId, actor.originJti, actor.signedInAt]);
    const known = this.signed.get(name);
    if (known !== undefined && known.until > Date.now()) return known.caller;
    const { userId: sub, originJti, signedInAt } = actor;
    const claims = { sub, ...(originJti && { originJti }), ...(signedInAt && { signedInAt }) };
    const caller = this.keys.sign(GATEWAY, { type: 'lectern-actor', claims, seconds: GOOD_SECONDS });
    keep(this.signed, name, { caller, until: Date.now() + REUSED_MS });
    return caller;
  }

  /** The user that the gateway has signed for. @throws Error when it has not */
  actorOf(caller: string): Promise<Actor> {
    const known = this.checked.get(caller);
    if (known !== undefined && known.until > Date.now()) return known.actor;
    // A page asks for many things at once: they wait for one check.
    const actor = this.check(caller);
    keep(this.checked, caller, { actor, until: Date.now() + REUSED_MS });
    actor.catch(() => this.checked.delete(caller));
    return actor;
  }

  private async check(caller: string): Promise<Actor> {
    const { sub, originJti, signedInAt } = await this.keys.verify(caller, GATEWAY, 'lectern-actor');
    return Actor.parse({
      userId: sub,
      ...(originJti !== undefined && { originJti }),
      ...(signedInAt !== undefined && { signedInAt }),
    });
  }
}

/** The oldest entry makes room. */
function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > MOST_KEPT && !oldest.done) map.delete(oldest.value);
}
