import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { bearingOf } from '../case-model/bearing.js';
import { namesLoss } from '../case-model/kinds-of-sums.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { surname } from '../case-model/sides.js';
import { type Brief, MIN_STORY, fitting, story } from './brief.js';
import { tellsGap } from './defense-points.js';
import { countWords } from './english/count-words.js';
import { disputedAmong } from './disputed.js';
import { isTheirAccount } from './drafts/accused-story.js';
import { isJotted, withIntroducing } from './introduced.js';
import { onceTold } from './once-told.js';
import { namesKnown } from './people-part.js';
import { isExchange, offeredIn, openingFacts, ownPaperStory } from './runners-up.js';
import { hurts, speaksForUs } from './their-best-point.js';
import { isPleaded, ofAccount } from './told-by-whom.js';
import { sideOf } from './witnesses.js';
import { QUOTATIONS } from './english/quotes.js';

/** Words that the parts beside the story take. */
const AROUND = 120;
/** Words for the account of the other side: enough to know what is answered, and less where there is a story of one's own. */
const THEIRS = 110;
const BRIEFLY = 60;
const OWN_STORY = 8;

/** The facts that an opening has to do with: those of the story, and of the rest what is ours to tell. */
export function openingStory(brief: Brief): ModelFact[] {
  const disputed = disputedAmong(brief, offeredIn(brief));
  return openingFacts(brief, brief.words - AROUND, (fact) => isOurs(brief, fact) && !disputed.has(fact));
}

/** The story of our own paper that nobody disputes on paper; empty where it tells none. */
export function ownStory(brief: Brief): readonly ModelFact[] {
  const known = ownStories.get(brief.read);
  if (known) return known;
  const disputed = disputedAmong(brief, offeredIn(brief));
  const own = ownPaperStory(brief, (fact) => isOurs(brief, fact) && !disputed.has(fact)) ?? [];
  ownStories.set(brief.read, own);
  return own;
}
const ownStories = new WeakMap<Brief['read'], readonly ModelFact[]>();

/** What of these facts fits into `words`: of our own story first, then of the rest. */
export function fittingStory(brief: Brief, facts: readonly ModelFact[], words: number): ModelFact[] {
  const story = new Set(ownStory(brief).map(({ id }) => id));
  const own = fitting(
    brief,
    facts.filter(({ id }) => story.has(id)),
    words,
  );
  const left = words - own.reduce((sum, { said }) => sum + countWords(said.join(' ')), 0);
  const rest = fitting(
    brief,
    facts.filter(({ id }) => !story.has(id)),
    left,
  );
  return facts.filter((fact) => own.includes(fact) || (left > 0 && rest.includes(fact)));
}

/** What is ours of single answers under oath, told or not: whoever gave one will be heard. */
export const swornForUs = (brief: Brief): ModelFact[] =>
  story(brief).filter(
    (fact) =>
      bearingOf(brief.read, fact).teller.as === 'testimony' && !isExchange(fact) && isOurs(brief, fact),
  );

/** What an opening tells as our own account. */
export function ownAccount(brief: Brief): readonly ModelFact[] {
  const known = ownOf.get(brief);
  if (known) return known;
  const own = accountsOf(brief, openingStory(brief)).ours;
  ownOf.set(brief, own);
  return own;
}
const ownOf = new WeakMap<Brief, readonly ModelFact[]>();

/** Our account without what points at something that was not told, or with what tells it. */
function introduced(brief: Brief, ours: readonly ModelFact[]): ModelFact[] {
  const offered = offeredIn(brief);
  const disputed = disputedAmong(brief, offered);
  return withIntroducing(brief.read, onceTold(ours, brief.model.people), {
    offered: offered.filter((fact) => isOurs(brief, fact) && !disputed.has(fact)),
    known: namesKnown(brief),
  });
}

interface Accounts {
  ours: ModelFact[];
  theirs: ModelFact[];
  /** What the papers of those who accuse hold for the accused. */
  besides: ModelFact[];
}

/**
 * Whose account each fact is. What hurts us is nobody's to open with: who sues tells his own account, who is sued tells his own and
 * says what he must answer; what the proof lacks is met apart.
 */
export function accountsOf(brief: Brief, tellable: readonly ModelFact[]): Accounts {
  const disputed = disputedAmong(brief, tellable);
  const words = Math.max(120, brief.words - AROUND);
  const { side } = brief.model;
  const told = ofAccount(
    brief,
    tellable.filter((fact) => isOurs(brief, fact) && !disputed.has(fact)),
  );
  const apart =
    brief.read.sides.criminal && side === 'defending'
      ? told.filter((fact) => speaksForUs(brief, fact) && bearingOf(brief.read, fact).teller.side !== 'ours')
      : [];
  const facts = fittingStory(
    brief,
    side === 'defending' ? tellable.filter((fact) => told.includes(fact) || disputed.has(fact)) : told,
    words,
  );
  const answered = (fact: ModelFact): boolean =>
    !apart.includes(fact) &&
    mayBeAnswered(brief, fact) &&
    (brief.read.typed || (isPleaded(brief, fact) && !isJotted(fact)));
  // Where the papers are all of the other side, who sues tells what they grant, and who is sued begins with what speaks for him.
  if (isTheirAccount(brief, facts)) {
    const criminal = brief.read.sides.criminal;
    if (side === 'claiming' && !criminal)
      return { ours: introduced(brief, untainted(brief, facts)), theirs: [], besides: [] };
    const grants_ = criminal ? apart : facts.filter((fact) => speaksForUs(brief, fact));
    return {
      ours: [],
      theirs: fitting(
        brief,
        facts.filter((fact) => answered(fact) && !grants_.includes(fact)),
        grants_.length < MIN_STORY ? Math.min(words, THEIRS) : BRIEFLY,
      ),
      besides: grants_,
    };
  }
  const ours = facts.filter((fact) => !disputed.has(fact) && !apart.includes(fact));
  return {
    ours: introduced(brief, ours),
    theirs: fitting(
      brief,
      facts.filter((fact) => disputed.has(fact) && answered(fact)),
      ours.length >= OWN_STORY ? BRIEFLY : THEIRS,
    ),
    besides: facts.filter((fact) => apart.includes(fact)),
  };
}

/** What their papers tell to blacken who sues is left to them, with the sentence that goes on about it. */
function untainted({ read }: Brief, facts: readonly ModelFact[]): ModelFact[] {
  const places = placesOf(read.sentences);
  const blackens = ({ said }: ModelFact): boolean => said.some((text) => BLACKENS.test(text));
  const left = new Set(facts.filter(blackens).map((fact) => placeOf(fact, places)));
  return facts.filter((fact) => {
    const at = placeOf(fact, places);
    return !blackens(fact) && !(at !== undefined && left.has(at - 1) && /\bit\b/.test(fact.said[0] ?? ''));
  });
}
const BLACKENS =
  /\b(?:toxicology|methamphetamine|cocaine|heroin|marijuana|drunk|intoxicated|box cutter|knife|blade|handgun|pistol|waistband|(?:got out and|turned and) ran|fled|prior (?:arrests?|convictions?)|criminal (?:history|record)|within policy)\b/i;

const isOurs = (brief: Brief, fact: ModelFact): boolean => {
  const { favors, act } = bearingOf(brief.read, fact);
  // What our own answer grants of theirs is told by them; what it limits is ours.
  if (grants(brief, fact) || isTheirsToTell(brief, fact) || isAmongUs(brief, fact) || refuses(brief, fact))
    return false;
  const gap = brief.read.sides.criminal && brief.model.side === 'claiming' && tellsGap(fact);
  return !hurts(brief, fact) && favors !== 'unsure' && act !== 'excuse' && !gap;
};

/** What the one who sues suffered, and what he swears to himself, is not for those whom he sues to open with. */
function isTheirsToTell({ read, model }: Brief, fact: ModelFact): boolean {
  if (model.side !== 'defending' || read.sides.criminal || bearingOf(read, fact).by === 'content')
    return false;
  const said = fact.said.join(' ');
  const other = read.sides.opponent;
  const names = model.people.filter(({ side }) => side === 'theirs').map(({ name }) => surname(name));
  const theirs = names.some((name) =>
    new RegExp(
      `^(?:(?:Mr|Mrs|Ms|Dr)\\. )?(?:\\p{Lu}\\S* )*${escaped(name)} (?:testified|stated|claims)\\b`,
      'u',
    ).test(said),
  );
  return (
    theirs || (!other?.organization && HARMED.test(said.replace(QUOTATIONS, '')) && namesLossOrHurt(said))
  );
}
const HARMED =
  /\b(?:bills?|broken|fractured?|ribs?|surger(?:y|ies)|hospital|injur\w+|lost \p{L}+ (?:weeks|months|days)|wages|pain)\b/iu;
const namesLossOrHurt = (text: string): boolean =>
  namesLoss(text) ||
  /\b(?:treated (?:at|for|by)|underwent|diagnosed|his bills|her bills|broken|fractured?)\b/i.test(text);

/** That we declined an offer, or have not answered one, is theirs to say. */
function refuses({ read }: Brief, { said }: ModelFact): boolean {
  const client = read.sides.client;
  if (!client || read.sides.criminal) return false;
  const names = [client.short, client.said, ...(client.organization ? [client.said.split(' ').at(-1)!] : [])];
  const who = new RegExp(
    `^(?:On [^,]{3,20}, \\d{4},? )?(?:The )?(?:${names.map(escaped).join('|')})(?:['’]s? \\p{Ll}+)?(?: on [^,]{3,20}, \\d{4})? (?:\\p{Ll}+ly )?(?:declined|rejected|has not (?:yet )?(?:answered|replied|responded)|never (?:answered|replied|responded)|voted \\p{Ll}+ to \\p{Ll}+ against)\\b`,
    'u',
  );
  return said.some((text) => who.test(text));
}

/** What our own people wrote to one another is the other side's to show. */
function isAmongUs(brief: Brief, fact: ModelFact): boolean {
  const { read, model } = brief;
  if (read.typed) return false;
  const [, from, to] = BETWEEN.exec(fact.said[0] ?? '') ?? [];
  if (!from || !to) return false;
  const sideNamed = (name: string): ModelPerson['side'] | undefined => {
    const person = model.people.find((one) => one.name === name || surname(one.name) === surname(name));
    if (read.sides.client?.organization && read.sides.client.said.includes(surname(name))) return 'ours';
    return person && sideOf(brief, person);
  };
  const [one, other] = [sideNamed(from), sideNamed(to)];
  const ownHouse = read.sides.client?.organization === true && !read.sides.opponent?.organization;
  const ours = (side: ModelPerson['side'] | undefined): boolean =>
    side === 'ours' || (ownHouse && side !== 'theirs');
  return ours(one) && ours(other);
}
const BETWEEN =
  /^(?:On [^,]{3,20}, \d{4}(?:, at [^,]{4,12})?, )?(\p{Lu}[^,:“”]{2,40}?) (?:sent a message|wrote a letter|wrote|e-?mailed|texted)(?: to)? (\p{Lu}[^:,“”]{2,40}?)(?::|\.$)/u;

const grants = (brief: Brief, fact: ModelFact): boolean => {
  const { admitted, teller } = bearingOf(brief.read, fact);
  return (
    brief.model.side === 'defending' &&
    admitted &&
    teller.side === 'ours' &&
    teller.as === 'pleading' &&
    /\badmits?\b/i.test(fact.text) &&
    NOTICE.test(fact.said.join(' ')) &&
    !LIMITS.test(fact.said.join(' '))
  );
};
/** What we were told, and what was said of us. */
const NOTICE = /[“"]|\b(?:told|asked|complained|reported|warned|wrote|informed)\b/i;
const LIMITS = /\b(?:first time|only|not|never|no|nobody|none)\b/i;

/** Of their account: not the harm, which nobody disputes, and not what we said and knew ourselves, which is theirs to prove. */
function mayBeAnswered(brief: Brief, fact: ModelFact): boolean {
  const { act } = bearingOf(brief.read, fact);
  if (brief.read.sides.criminal) return !hurts(brief, fact);
  return act !== 'harm' && act !== 'admission' && act !== 'knowledge' && !QUOTES.test(fact.said.join(' '));
}
const QUOTES = /[“"](?:\S+ ){3,}/;
