import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { tell } from '../case-model/tell.js';
import type { SpokenParty } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import type { Contention } from './contentions.js';
import { capital } from './english/clauses.js';
import { stopped } from './english/phrases.js';
import { leans } from './english/sayable.js';
import { faultsOf } from './lint.js';
import { spokenCase } from './rules-of-law.js';

/** A sentence of argument may be longer than one of a story. */
const LONGEST = 30;
const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;
const HEDGES = /\b(?:allegedly|purportedly|supposedly|ostensibly|assertedly|somehow) /giu;
/** What the paper says of the argument and not in it, or points at from another sentence. */
const POINTS_ELSEWHERE =
  /\b(?:such (?!as\b)|these (?:arguments?|cases|decisions)|this (?:argument|claim|court|reason|line|case)|the (?:same|former|latter)|we|us|our|I|my)\b|\.\.\.|\. \. \.|…|\bfor (?:two|three|four|several|the following|these) reasons$|:$/u;
/** A person whom a clause has called by what he is before it says "he" or "her". */
const SOMEBODY =
  /\b(?:judge|officer|examiner|counsel|lawyer|attorney|doctor|physician|supervisor|manager|man|woman|witness|expert|prosecutor|driver|owner|patient|child|son|daughter|wife|husband|mother|father)s?\b|\b(?:Mr|Mrs|Ms|Dr|Officer|Detective)\b/;

/** A contention as its own side says it, and why, where the paper gives a reason behind "because". */
export interface SpokenContention {
  point: string[];
  reason: string[];
}

/**
 * A contention as its own side says it: without "argues that", its pronouns resolved to the one who argues, hedges of the paper
 * and citations left out. Undefined where it cannot be said whole.
 */
export function saidAs(
  brief: Brief,
  contention: Pick<Contention, 'clause' | 'by' | 'whose'>,
): SpokenContention | undefined {
  return spokenWith(brief, contention, (clause) => withName(brief, clause, contention), waits);
}

/** The same behind "the city argues that": pronouns of the one who argues stay. */
export const saidOf = (
  brief: Brief,
  contention: Pick<Contention, 'clause' | 'by' | 'whose'>,
): SpokenContention | undefined =>
  spokenWith(
    brief,
    contention,
    (clause) => clause,
    () => false,
  );

function spokenWith(
  brief: Brief,
  contention: Pick<Contention, 'clause'>,
  putName: (clause: string) => string | undefined,
  isOpen: (text: string) => boolean,
): SpokenContention | undefined {
  const plain = withoutCites(unquoted(contention.clause)).replace(HEDGES, '');
  if (POINTS_ELSEWHERE.test(plain)) return undefined;
  const said = (clause: string): string[] | undefined => {
    const named = putName(clause);
    const sentences = named === undefined ? undefined : spoken(brief, named);
    return sentences && !isOpen(sentences[0]!) ? sentences : undefined;
  };
  const [claim, why] = withReason(plain);
  const point = why === undefined ? undefined : said(claim!);
  const reason = why === undefined ? undefined : said(why);
  if (point && reason) return { point, reason };
  const whole = said(plain);
  const claimed = whole ?? point;
  return claimed && { point: claimed, reason: [] };
}

const waits = (text: string): boolean =>
  leans(text) && !/^There (?:is|was|were|are) (?:an?|no|any)\b/.test(text);

function spoken({ read }: Brief, clause: string): string[] | undefined {
  // A court hears its own standards by their names.
  const parts: [string, string][] = [];
  const plain = clause
    .replace(/\bde novo\b/g, LATIN)
    .replace(PARTS_OF_SECTION, (_, section: string, part: string) => {
      parts.push([section, part]);
      return section;
    });
  const telling = tell(stopped(capital(plain)), read.called, LONGEST);
  const said = telling?.said.map((one) => {
    let text = one.replaceAll(LATIN, 'de novo');
    for (const [section, part] of parts) text = text.replace(section, `${section}${part}`);
    return text;
  });
  return said?.every((text) => faultsOf({ text, sources: [] }, SPOKEN).length === 0) ? said : undefined;
}
const LATIN = 'afresh';
/** The letters and numbers of a part of a section are no words. */
const PARTS_OF_SECTION = /(\b[Ss]ections? [\d.:-]+)((?:\(\w{1,3}\))+)/gu;

/** "It was unfair because nobody asked her.", "Because the act is remedial, it is read broadly.": what is claimed, and its reason. */
function withReason(clause: string): [string, string] | [] {
  const [, first, second] = /^[Bb]ecause ([^,“”]{12,}), ([^“”]{12,})$/u.exec(clause) ?? [];
  // What is read broadly was named in the reason.
  if (first && second && !/^(?:it|they|he|she)\b/.test(second)) return [second, first];
  const at = clause.search(/,? because (?!of\b)/);
  if (at < 0 || /\bnot(?: \w+){0,3}$/.test(clause.slice(0, at))) return [];
  return [clause.slice(0, at), clause.slice(at).replace(/^,? because /, '')];
}

/** Words that the paper quotes from a brief are the side's own; what brackets fit into a sentence is a part of it. */
function unquoted(clause: string): string {
  const whole = /^[“"]([^“”"]*)[”"]$/.exec(clause)?.[1] ?? clause;
  const marks = (whole.match(/[“”"]/g) ?? []).length;
  return marks % 2 === 0 && !/\[|[’'][”"]/.test(whole)
    ? whole
    : whole
        .replace(/[“”"]|(?<=^|\s)[‘'`]|[’'](?=[\s,.]|$)(?<![s’]['’])/gu, '')
        .replace(/\[([\p{L} ’']*)\]/gu, '$1');
}

/** A case by its name, a section as one says it. */
function withoutCites(clause: string): string {
  let text = clause.replace(/, as [^,]{2,30} (?:contends?|argues?|claims?|asserts?|maintains?),/giu, '');
  for (const cite of findCitations(text).reverse()) {
    const name = cite.caseName && spokenCase(cite.caseName);
    if (name && text.includes(cite.text)) text = text.replace(cite.text, name);
  }
  return text
    .replace(/,? \d{1,4} (?:App|Tr|R)\. [\d–-]+,?/gu, '')
    .replace(/ \((?:\d{4}|“[^”()]{2,30}”|"[^"()]{2,30}")\)/gu, '')
    .replace(/\b(?:\d{1,3} )?(?:U\.\s?S\.\s?C|C\.F\.R|N\.C\.G\.S)\. ?(?=§)/gu, '')
    .replace(/§§ ?/g, 'sections ')
    .replace(/§ ?/g, 'section ')
    .replace(/\bAppellees?\b/g, (found) => `the ${found.toLowerCase()}`)
    .replace(/\bAppellants?\b/g, (found) => `the ${found.toLowerCase()}`);
}

const PERSON = /\b(?:he|she|his|her|him)\b/iu;
const THING = /\b(?:it|its|they|their)\b/iu;
/** "it is unfair to deny" speaks of nothing. */
const EXPLETIVE =
  /^it (?:is|was|would be|will be|has been|makes|made) (?:not )?(?:\p{Ll}+ly )?(?:an? )?\p{Ll}+(?: \p{Ll}+)? (?:to|that|for|whether|if|when)\b/iu;
const OBJECT =
  /^her(?=[,.;“"]|$| (?:the|an?|any|no|this|that|to|from|in|of|by|and|or|as|because|for|with|on|at|when|while)\b| [“"])/i;

/** The first pronoun that can only mean the one who argues is put by the name; the clause fails where nobody tells whom it means. */
function withName(
  brief: Brief,
  clause: string,
  { by, whose }: Pick<Contention, 'by' | 'whose'>,
): string | undefined {
  const { client, opponent } = brief.read.sides;
  const [party, against] = whose === 'ours' ? [client, opponent] : [opponent, client];
  const name = nameOf(brief, by, party);
  const person = PERSON.exec(clause);
  const thing = THING.exec(clause);
  const many = party === undefined || party.organization || party.several || isBody(by);
  if (person) {
    const before = clause.slice(0, person.index);
    const own = [name, party?.short].some((one) => one !== undefined && before.includes(one));
    const others =
      SOMEBODY.test(before) || (against && !against.organization && before.includes(against.short));
    if (!own && !others) return many ? undefined : put(clause, person, name);
  }
  if (!thing || (thing.index === 0 && EXPLETIVE.test(clause))) return clause;
  const before = clause.slice(0, thing.index);
  if (many && (TO_PARTY.test(before) || OWN.test(clause.slice(thing.index)))) return put(clause, thing, name);
  if (thing.index === 0 || (many && ALONE.test(before))) return many ? put(clause, thing, name) : undefined;
  return clause;
}
/** "deny it", "against them": who argues. */
const TO_PARTY =
  /\b(?:den(?:y|ied|ying)|grant(?:ed|ing)?|giv(?:e|en|ing)|award(?:ed|ing)?|allow(?:ed|ing)?|requir(?:e|ed|ing)|forc(?:e|ed|ing)|barr?(?:ed|ing)?|upon|against) $/i;
/** "its interpretation": what one argues is one's own. */
const OWN =
  /^(?:its|their) (?:interpretation|claims?|arguments?|position|motion|complaint|petition|appeal|reading|lawsuit|suit|counsel|brief|evidence)\b/i;
/** Nothing before the pronoun that more than one could be. */
const ALONE =
  /^(?:because|if|while|although|when|that|even|under (?:the )?[\p{L}\d-]+(?: [\p{L}\d-]+){0,3},?)(?: (?:because|if|while|although|when|that))? $/iu;

function put(clause: string, found: RegExpExecArray, name: string): string {
  const rest = clause.slice(found.index);
  const possessive = /^(?:his|its|their)$/i.test(found[0]) || (/^her$/i.test(found[0]) && !OBJECT.test(rest));
  const owns = possessive ? `${name}${/s$/.test(name) ? '’' : '’s'}` : name;
  return `${clause.slice(0, found.index)}${owns}${rest.slice(found[0].length)}`;
}

/** "The Chapel" is nobody with a surname. */
const isBody = (by: string): boolean => /^the \p{Lu}/u.test(by.replace(/^The/, 'the')) && !ROLE_WORD.test(by);
const ROLE_WORD = /^the (?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant)/i;

/** A person by the surname; many and companies as the paper calls them. */
function nameOf({ read }: Brief, by: string, party: SpokenParty | undefined): string {
  if (party && !party.several && !party.organization && !isBody(by)) return party.short;
  const named = read.called.named(by.replace(ROLE, ''));
  return named.replace(/^The /, 'the ');
}
const ROLE = /^(?:the )?(?:appellant|appellee|petitioner|respondent|plaintiff|defendant)s? (?=\p{Lu})/iu;
