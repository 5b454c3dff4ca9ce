import type { SpokenParty } from '../case-model/sides.js';
import type { Brief } from './brief.js';

/** Which of the two sides, for the one who speaks. */
export type Whose = 'ours' | 'theirs';
export const other = (whose: Whose): Whose => (whose === 'ours' ? 'theirs' : 'ours');

const SUES = /^(?:plaintiff|complainant|claimant|relator)s?$/i;
const IS_SUED = /^(?:defendant|accused|co-defendant)s?$/i;
const APPEALS = /\b(?:appellant|petitioner)s?\b/i;
const ANSWERS_APPEAL = /\b(?:appellee|respondent)s?\b/i;
/** What the two sides of a case about work are called besides. */
const EMPLOYEE = /^employee$/i;
const EMPLOYER = /^employer$/i;
const PROSECUTES = /^(?:government|state|people|commonwealth|prosecution|crown|united states)$/i;
const NOT_NAMES = /^(?:and|of|the|others|in|for|inc|llc|co|corp|company|et|al|a|an)$/i;
const OPENS_WITH_ROLE =
  /^(?:the )?(?:(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant)s?[-–—/, ]{0,3}){1,2}(?=\p{Lu})/iu;

const TITLED = /^(?:Mr|Mrs|Ms|Dr|Officer|Detective|Sergeant|Deputy|Warden|Secretary)\.? (?=\p{Lu})/u;

/**
 * Whom a subject of a sentence means: a party by its name or a part of it, by the short name that the paper gives it, or by its
 * role ("the plaintiff", "Appellants", "the city"). Undefined for everybody else, and for what could be either.
 */
export function partyMeant({ read }: Brief): (subject: string) => Whose | undefined {
  const { sides, called, papers } = read;
  const { client, opponent } = sides;
  const claiming = sideOf(sides.side === 'claiming', sides.side);
  const defending = sideOf(sides.side === 'defending', sides.side);
  const bears = (role: RegExp): Whose | undefined => {
    const found = papers.flatMap(({ caption }) => {
      const [one, two] = [caption?.first.roles ?? [], caption?.second?.roles ?? []].map((roles) =>
        role.test(roles.join(' ')),
      );
      // A name beside the role is surer than the order of a caption.
      return one === two ? [] : [sideOfNames(one ? caption!.first.names : caption!.second!.names)];
    });
    return new Set(found).size === 1 ? found[0] : undefined;
  };
  const sideOfNames = (names: readonly string[]): Whose | undefined => {
    const words = new Set(names.flatMap(wordsOf));
    const shared = (party: SpokenParty | undefined): number =>
      party ? wordsOf(party.full).filter((word) => words.has(word)).length : 0;
    const [own, against] = [shared(client), shared(opponent)];
    return own === against ? undefined : own > against ? 'ours' : 'theirs';
  };
  const appellant = bears(APPEALS);
  const appellee = bears(ANSWERS_APPEAL);
  const byRole = (subject: string): Whose | undefined => {
    const role = subject.replace(/^the /i, '');
    if (SUES.test(role)) return claiming;
    if (IS_SUED.test(role)) return defending;
    if (APPEALS.test(role) && !role.includes(' ')) return appellant ?? (appellee && other(appellee));
    if (ANSWERS_APPEAL.test(role) && !role.includes(' ')) return appellee ?? (appellant && other(appellant));
    if (sides.criminal && PROSECUTES.test(role)) return claiming;
    if (read.details.caseType !== 'employment-law') return undefined;
    if (EMPLOYEE.test(role)) return claiming;
    if (EMPLOYER.test(role)) return defending;
    return undefined;
  };
  const byName = (subject: string): Whose | undefined => {
    const words = wordsOf(subject.replace(OPENS_WITH_ROLE, '').replace(TITLED, ''));
    if (words.length === 0 || read.shared.has(subject) || / v\. /.test(subject)) return undefined;
    const within = (party: SpokenParty | undefined): boolean => {
      const own = new Set(party ? wordsOf(party.full) : []);
      return words.every((word) => own.has(word) || own.has(word.replace(/e?s$/, '')));
    };
    const [own, against] = [within(client), within(opponent)];
    return own === against ? undefined : own ? 'ours' : 'theirs';
  };
  const known = new Map<string, Whose | undefined>();
  return (subject) => {
    if (!known.has(subject)) {
      const text = subject.trim();
      const named = /^(?:the )?\p{Ll}/u.test(text) && !/^the \p{Ll}+$/u.test(text) ? undefined : byName(text);
      known.set(subject, byRole(text) ?? named ?? (NAME.test(text) ? byName(called.named(text)) : undefined));
    }
    return known.get(subject);
  };
}
const NAME = /^(?:the )?\p{Lu}/u;

const sideOf = (ours: boolean, side: string): Whose | undefined =>
  side === 'unknown' ? undefined : ours ? 'ours' : 'theirs';

const wordsOf = (name: string): string[] =>
  (name.match(/[\p{L}\p{N}][\p{L}\p{N}.’'&-]*/gu) ?? [])
    .map((word) => word.toLowerCase().replace(/['’]s$|[.]$/g, ''))
    .filter((word) => word.length > 1 && !NOT_NAMES.test(word));
