import { coreWord, sameName } from '@lectern/legal-text/names';
import { type Caption, looksCited } from '../caption.rules.js';
import { isGovernment, namesCourt, roleLabel, type Side, sideName } from '../party-names.rules.js';
import type { Understanding } from '../understanding.rules.js';
import { readingsOfParties } from './party-readings.rules.js';
import type { Features } from './linear-model.rules.js';

export interface PartyCandidate {
  caption: Caption;
  source: string;
  features: Features;
}

const FUNCTION =
  /\b(?:is|are|was|were|has|have|had|that|which|this|these|we|not|by|from|with|as|be|been|would|should|because|if|when|under|pursuant|his|her|their|its|to|on)\b/gi;
const ROLE_WORDS =
  /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ants?|ees?)|claimants?|debtors?|attorneys?|counsel|judge|clerk|honorable)\b/gi;
const FIRST_SIDE = /plaintiff|petitioner|claimant|complainant|movant|relator|debtor|appellant/;
const SECOND_SIDE = /defendant|respondent|accused|appellee/;

function nameFeatures(
  side: Side | undefined,
  text: { body: string; small: ReadonlySet<string> },
  prefix: string,
): Features {
  const { body, small } = text;
  const name = side ? sideName(side) : '';
  const core = side ? coreWord(side.names[0] ?? '') : undefined;
  const said = core && core.length > 2 ? body.split(core).length - 1 : 0;
  const count = name.split(/\s+/).length;
  return {
    [`${prefix}Said`]: Math.log1p(Math.min(60, said)),
    [`${prefix}Unsaid`]: side && said <= 1 ? 1 : 0,
    // "Team", "Forms": a word that the text also writes small names nobody by itself.
    [`${prefix}Common`]: core && small.has(core) ? 1 : 0,
    [`${prefix}Digits`]: /\d/.test(name) ? 1 : 0,
    [`${prefix}Brackets`]: /[()[\]{}|_=<>]/.test(name) ? 1 : 0,
    [`${prefix}Odd`]: /[^\p{L}\d\s.,’'&/()-]/u.test(name) ? 1 : 0,
    [`${prefix}Function`]: Math.min(3, name.match(FUNCTION)?.length ?? 0),
    [`${prefix}RoleWord`]: Math.min(2, name.match(ROLE_WORDS)?.length ?? 0),
    [`${prefix}Court`]: namesCourt(name) ? 1 : 0,
    [`${prefix}Single`]: count === 1 ? 1 : 0,
    [`${prefix}Long`]: count > 8 ? 1 : 0,
    [`${prefix}Small`]: /^[a-z]/.test(side?.quote ?? '') ? 1 : 0,
    [`${prefix}Capitals`]: side && /^[^a-z]*$/.test(side.quote) ? 1 : 0,
    [`${prefix}Absent`]: side ? 0 : 1,
  };
}

const sumOf = (one: Features, other: Features): Features =>
  Object.fromEntries(
    Object.keys(one).map((key) => [
      key.replace(/^first/, ''),
      one[key]! + (other[key.replace(/^first/, 'second')] ?? 0),
    ]),
  );

const agree = (one: Side | undefined, other: Side | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.names.some((name) => other.names.some((its) => sameName(name, its)));

const MORE = 3;
/** The same names at the end of a longer list: the other reading stopped in its middle. */
const listsMore = (one: Side | undefined, other: Side | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.names.length >= other.names.length + MORE &&
  other.names.filter((name) => one.names.includes(name)).length >= 0.6 * other.names.length;

const goesOn = (one: Caption, other: Caption): boolean =>
  (listsMore(one.first, other.first) && agree(one.second, other.second)) ||
  (listsMore(one.second, other.second) && agree(one.first, other.first));

/** "State of Georgia v. State of Georgia Jane Roe": the names of both sides read as one. */
const accusesItself = ({ first, second }: Caption): boolean =>
  second !== undefined &&
  isGovernment(first) &&
  (second.names[0] ?? '').toLowerCase().startsWith(`${(first.names[0] ?? '').toLowerCase()} `);

/** Everything that may be the parties of this paper, each pair once. */
export function partyCandidates(understanding: Understanding): PartyCandidate[] {
  const { pages, captions } = understanding;
  const all = readingsOfParties(understanding);
  // A reading that stopped in the middle of a list is no candidate beside the one that went on.
  const found = all.filter(
    ({ caption }) => !accusesItself(caption) && !all.some((other) => goesOn(other.caption, caption)),
  );
  const asPrinted = pages.map((page) => page.text).join('\n');
  const body = asPrinted.toLowerCase();
  const words = { body, small: new Set(asPrinted.match(/(?<![\w’'-])[a-z]{3,}(?![\w-])/g) ?? []) };
  const groups = Map.groupBy(
    found,
    ({ caption }) => `${sideName(caption.first)} | ${caption.second ? sideName(caption.second) : ''}`,
  );
  return [...groups.values()].map((own): PartyCandidate => {
    const { caption, source, page, row } = own[0]!;
    const others = found.filter((one) => !own.includes(one));
    const firstVotes = new Set(
      others
        .filter((one) => agree(one.caption.first, caption.first) || agree(one.caption.second, caption.first))
        .map((one) => one.source),
    ).size;
    const secondVotes = new Set(
      others
        .filter(
          (one) => agree(one.caption.second, caption.second) || agree(one.caption.first, caption.second),
        )
        .map((one) => one.source),
    ).size;
    const rows = pages.find((one) => one.number === page)?.text.split('\n') ?? [];
    const near = row === undefined ? [] : rows.slice(Math.max(0, row - 25), row + 25);
    const roles = [caption.first.roles.join(' '), caption.second?.roles.join(' ') ?? ''] as const;
    const sources = new Set(own.map((one) => one.source));
    const features: Features = {
      ...sumOf(nameFeatures(caption.first, words, 'first'), nameFeatures(caption.second, words, 'second')),
      unsaidBoth:
        Math.min(
          ...[caption.first, caption.second].flatMap((side) =>
            side ? [body.split(coreWord(side.names[0] ?? '') ?? '\u0000').length - 1] : [],
          ),
        ) <= 1
          ? 1
          : 0,
      ruledFirst:
        captions[0]?.caption === caption || own.some((one) => one.caption === captions[0]?.caption) ? 1 : 0,
      rolesFirst: roles[0] ? 1 : 0,
      rolesSecond: roles[1] ? 1 : 0,
      rolesBoth: roles[0] && roles[1] ? 1 : 0,
      rolesClash:
        (SECOND_SIDE.test(roles[0]) && !FIRST_SIDE.test(roles[0])) ||
        (FIRST_SIDE.test(roles[1]) && !SECOND_SIDE.test(roles[1]))
          ? 1
          : 0,
      roleNear: near.some((line) => roleLabel(line.trim().split(/\s{3,}/)[0] ?? '') !== undefined) ? 1 : 0,
      courtNear: near.some((line) => namesCourt(line)) ? 1 : 0,
      docketNear: near.some((line) => /\b(?:no|case|docket|index|cause)\b\.?.{0,20}\d/i.test(line)) ? 1 : 0,
      firstPage: page === 1 ? 1 : 0,
      laterPage: page > 2 ? 1 : 0,
      low: row !== undefined && row > 45 ? 1 : 0,
      sources: Math.min(5, sources.size),
      votesFirst: Math.min(4, firstVotes),
      votesSecond: Math.min(4, secondVotes),
      votesLess: Math.min(4, firstVotes, secondVotes),
      votedDown: others.length > 0 && firstVotes === 0 && secondVotes === 0 ? 1 : 0,
      names: Math.min(4, caption.first.names.length + (caption.second?.names.length ?? 0)),
      same: agree(caption.first, caption.second) ? 1 : 0,
      citedNear: row !== undefined && looksCited(rows.slice(row, row + 2).join(' ')) ? 1 : 0,
    };
    for (const name of sources) features[`from-${name}`] = 1;
    return { caption, source, features };
  });
}
