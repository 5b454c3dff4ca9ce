import type { Caption } from '../case-fields/caption.rules.js';

/** "Plaintiff / Counterclaim" over "Defendant": a role that goes on in the row below, and no name. */
const BEGINS_ROLE =
  /^(?:plaintiff|defendant|petitioner|respondent|claimant)s?\b[ /,–—-]*(?:and )?(?:counter-?(?:claim(?:ant)?)?|cross-?(?:claim(?:ant)?)?|third[- ]party)$/i;

/** A caption whose roles are whole, where its rows broke them. */
export function withWholeRoles<One extends Caption>(caption: One): One {
  const whole = <Party extends Caption['first']>(party: Party): Party => {
    const begun = party.names.filter((name) => BEGINS_ROLE.test(name));
    return begun.length === 0 || begun.length === party.names.length
      ? party
      : {
          ...party,
          names: party.names.filter((name) => !begun.includes(name)),
          roles: [[...begun, ...party.roles].join(' ').toLowerCase()],
        };
  };
  return {
    ...caption,
    first: whole(caption.first),
    ...(caption.second && { second: whole(caption.second) }),
  };
}
