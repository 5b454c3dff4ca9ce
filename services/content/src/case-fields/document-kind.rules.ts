import { escaped } from '@lectern/legal-text/escaped';
import type { Caption } from './caption.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { ATTACKS_ORDER, CHANGES, NOTICE, OPINION, plainTitle, titleLines } from './kinds-of-titles.rules.js';
import { sideOfTitle } from './side-of-title.rules.js';

export type DocumentKind =
  | 'complaint'
  | 'charge'
  | 'answer'
  | 'petition'
  | 'motion'
  | 'brief'
  | 'order'
  | 'opinion'
  | 'citation'
  | 'report'
  | 'notice'
  | 'other';

interface TextPage {
  number: number;
  text: string;
}

const KINDS: [DocumentKind, RegExp][] = [
  [
    'citation',
    /\b(uniform (traffic )?citation|notice of violation|citation (no|number|#)|municipal citation|traffic (ticket|citation)|summons and citation|notice to appear)\b/i,
  ],
  [
    'report',
    /\b(police|incident|offense|arrest|crash|collision|investigation|supplemental)(?: ?\/ ?\w+)? report\b/i,
  ],
  [
    'charge',
    /\b(?:indictment(?! nos?\b)|(?:criminal|sealed)[\w ]* complaint|statement of (?:the )?offense|accusation|affidavit in support of(?=$| (?:an? |the )?(?:[\w’']+ ){0,3}(?:criminal|complaint|arrest|search|warrants?|probable|detention|extradition|seizure)))\b|^(?:(?:criminal|felony|misdemeanor|first|second|third|superseding|amended|bill of|the|an) )*information\b(?! (?:is|about|for|sheet|and|regarding|concerning|on|contact)\b)/i,
  ],
  [
    'brief',
    /(?<!\bon )\bbrief (for|of|in (support|opposition|reply)|on (appeal|behalf|the merits))\b|\b(opening|reply|answer(?:ing)?|appellant|appellee|amicus|respondent|petitioner|plaintiff|defendant|state|people|commonwealth|government|united states)(?:['’]s?|-\S+|s['’]?)? brief\b|^brief$|\bmemorandum of (law|points)/i,
  ],
  [
    'motion',
    /\b(motion(?! (?:switch|sensor|detector|light|alarm|picture|sickness))|application|opposition|reply (in|to)|notice of motion|stipulation)\b/i,
  ],
  [
    'answer',
    /\banswer\b.{0,40}\b(complaint|petition|affirmative)|\banswer(?:,| and| with) (?:\w+ ){0,4}(?:defenses?|counterclaims?|cross-?claims?)\b|^\s*answer\s*$|^\s*(?:(?:respondent|defendant|father|mother)['’]?s?['’]? )?(?:verified )?(?:response|objections?)(?: and (?:response|objections?|answer))? to (?:the )?(?:\w+ ){0,4}(?:complaint|petition|relocation)\b(?! for (?:certiorari|review|rehearing|leave|an? writ|writ))|^\s*answer (?:of|by) (?:the )?(?:defendant|respondent)/i,
  ],
  [
    'order',
    /^\s*(.{0,40}\border\b.{0,60}|.{0,30}\bjudgment\b.{0,30}|.{0,20}civil minutes.{0,30}|minute (order|entry)|decree\b.{0,40}|findings of fact.{0,60})$/i,
  ],
  [
    'opinion',
    /\b(opinion|per curiam|memorandum disposition|syllabus|slip op|delivered the opinion|(circuit|district|chief|associate) (judge|justice)s?\b|, justice\.|, j\.:?)/i,
  ],
  [
    'complaint',
    /\b(complaint|verified petition|original petition|class action|demand for arbitration|statement of claim)\b/i,
  ],
  ['petition', /\bpetition\b/i],
];

/** Sorts of paper that a court or an officer writes rather than a party. */
const BY_COURT: DocumentKind[] = ['order', 'opinion'];

/** A long list of parties or of counsel pushes the title back. */
const TITLE_WITHIN = 3;
const NAMES_COURT = /\b(?:courts?|versus|in re|in the matter of|commission|board|tribunal)\b|\bvs?\./i;
const PROSE = /(?:\b[a-z]{2,}\b[^a-z]{1,3}){6,}/;
const ROWS_OF_PROSE = 8;

/** A page that names a court and parties, and says nothing yet: only behind such a page does the title stand further back. */
const isCaptionAlone = ({ text }: TextPage): boolean =>
  NAMES_COURT.test(text) && text.split('\n').filter((row) => PROSE.test(row)).length < ROWS_OF_PROSE;

/** What sort of paper this is, by its title. */
export function readDocumentKind(pages: TextPage[]): DocumentKind {
  for (const page of pages.slice(0, TITLE_WITHIN)) {
    const titles = titleLines(page);
    if (titles.some((line) => NOTICE.test(line))) return 'notice';
    if (titles.some((line) => OPINION.test(line))) return 'opinion';
    const plain = plainTitle(titles);
    if (plain) return plain;
    const capitals = titles.filter(
      (line) => line.replace(/[^a-z]/g, '').length < line.length * 0.25 && !/appeal from/i.test(line),
    );
    for (const lines of [capitals, titles]) {
      const text = lines.filter(
        (line) =>
          !/\b(appeal from|on appeal|certiorari|order entered|supreme court|fraternal order)\b/i.test(line),
      );
      // An order is named first: "ORDER GRANTING ... MOTION" is the court's, not the movant's.
      // "PETITION TO MODIFY / DECREE": what is to be changed stands on a line of its own.
      const changes = text.some((line) => CHANGES.test(line) && !/^order\b/i.test(line));
      const ordered = text.some(
        (line) =>
          !changes &&
          /^(o ?r ?d ?e ?r\b|.{0,25}\border\b(?! to show cause re).{0,20}$|(?!.*\b(?:summary|default|declaratory) judgment$).{0,30}judgment$|civil minutes|order (granting|denying|on|re|and))/i.test(
            line,
          ) &&
          !/^(?:for|of|on|in)\b/i.test(line) &&
          !/\b(motion|application|proposed)\b(?!.*order)/i.test(line.replace(/order granting.*/i, 'order')),
      );
      if (ordered) return 'order';
      const kind = KINDS.find(([name, words]) =>
        text.some((line) => words.test(line) && !(name === 'order' && (changes || ATTACKS_ORDER.test(line)))),
      )?.[0];
      if (kind) return kind;
    }
    if (!isCaptionAlone(page)) break;
  }
  return 'other';
}

const SIDE_OF_ROLE: [RegExp, 'first' | 'second'][] = [
  [
    /plaintiff|petitioner|claimant|movant|complainant|relator|debtor|government|united states|people|commonwealth|state\b/i,
    'first',
  ],
  [/defendant|respondent|accused/i, 'second'],
];

function sideWithRole(caption: Caption, role: string): 'first' | 'second' | undefined {
  const wanted = role.toLowerCase().replace(/s$/, '');
  const plain = (roles: string[]) =>
    roles.flatMap((text) => text.split(/[^a-z-]+/)).map((word) => word.replace(/s$/, ''));
  const first = plain(caption.first.roles).some(
    (word) => word === wanted || (wanted.length > 8 && word.endsWith(`-${wanted}`)),
  );
  const second = plain(caption.second?.roles ?? []).some(
    (word) => word === wanted || (wanted.length > 8 && word.endsWith(`-${wanted}`)),
  );
  if (first !== second) return first ? 'first' : 'second';
  return SIDE_OF_ROLE.find(([words]) => words.test(role))?.[1];
}

export interface FilingSide {
  side: 'first' | 'second';
  /** Undefined when no words of the document say who filed it. */
  said?: ExtractedValue;
  /** The title of the paper says it. */
  titled?: boolean;
}

const ROLE = String.raw`((?:cross|counter|third-party)?[- ]?(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant|movant|debtor)s?(?:[-/ ]+(?:cross-)?(?:appellant|appellee|petitioner|respondent)s?)?)`;
const SAID = [
  new RegExp(
    String.raw`\b(?:brief|answer|response|reply|objections?)\s+(?:for|of|by|on behalf of)\s+(?:the\s+)?${ROLE}`,
    'i',
  ),
  new RegExp(
    String.raw`\b${ROLE}(?:['’]s?|s['’])\s+(?:(?:(?!(?:is|was|must|shall|will) )[\w' ]){0,60}\s)?(?:motion|brief|opposition|reply|answer|application|memorandum|notice|response|complaint|petition|objection)s?\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:attorneys?|counsel)\s+for\s+(?:the\s+)?${ROLE}`, 'i'),
  new RegExp(String.raw`\b(?:comes?|come) now,?\s+(?:the\s+)?${ROLE}`, 'i'),
];

const PAPER = String.raw`(?:[\w' ]{0,60} )?(?:motion|brief|opposition|reply|answer|response|memorandum|objections?|application)\b`;

/** "ACME SEED COMPANY’S MOTION IN LIMINE": the title names the party itself. */
function sideInTitle(caption: Caption, page: TextPage | undefined): FilingSide | undefined {
  const text = page?.text.replace(/\s+/g, ' ') ?? '';
  const said = (names: string[]) =>
    names
      .map((name) => {
        const core = name.replace(/,.*$/, '').replace(/[^\w\s&.-]/g, '.');
        return core.length < 5
          ? null
          : new RegExp(`${core}(?:, (?:inc|llc|llp|lp|n\\.a)\\.?)?(?:['’]s|s['’]|['’]) ${PAPER}`, 'i').exec(
              text.slice(0, 3500),
            );
      })
      .find((match) => match !== null && match[0] === match[0].toUpperCase());
  const first = said(caption.first.names);
  const second = said(caption.second?.names ?? []);
  const match = first ?? second;
  if (!page || !match || (first && second)) return undefined;
  const side = first ? 'first' : 'second';
  return { side, said: { value: side, page: page.number, quote: match[0], confidence: 0.85 } };
}

/** A deposition is taken by who wants it: "taken by the Plaintiff, pursuant to notice". */
const TAKEN_BY =
  /\b(?:deposition|examination)\b.{0,240}?\btaken (?:by|on behalf of|at the (?:instance|request) of)(?: counsel for)? (?:the )?(plaintiff|defendant|petitioner|respondent|claimant)s?\b/i;

/**
 * Whose paper it is. A complaint speaks for who complains; a brief says whom it is for. A court's paper speaks for
 * neither: then the party named first stands first, and nothing is said.
 */
export function readFilingSide(kind: DocumentKind, caption: Caption, pages: TextPage[]): FilingSide {
  if (BY_COURT.includes(kind)) return { side: 'first' };
  const titled = sideInTitle(caption, pages[0]);
  if (titled) return titled;
  const own = sideOfTitle(caption, pages);
  if (own)
    return {
      side: own.side,
      titled: true,
      said: { value: own.side, page: pages[0]!.number, quote: own.title, confidence: 0.85 },
    };
  const taken = TAKEN_BY.exec(
    pages
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
  );
  const taker = taken?.[1] ? sideWithRole(caption, taken[1]) : undefined;
  if (taken && taker)
    return { side: taker, said: { value: taker, page: 1, quote: taken[0], confidence: 0.85 } };
  for (const [index, page] of pages.slice(0, 2).entries()) {
    const text = page.text.replace(/\s+/g, ' ');
    for (const pattern of index === 0 ? SAID : SAID.slice(0, 2)) {
      const match = pattern.exec(text);
      const side = match?.[1] ? sideWithRole(caption, match[1]) : undefined;
      if (match && side)
        return { side, said: { value: side, page: page.number, quote: match[0], confidence: 0.85 } };
    }
  }
  const first = pages[0]?.text.replace(/\s+/g, ' ') ?? '';
  // Only who is charged asks that evidence be suppressed.
  if (kind === 'motion' && caption.second && SUPPRESS.test(first)) return { side: 'second' };
  return { side: moverIn(caption, first) ?? (kind === 'answer' ? 'second' : 'first') };
}
const SUPPRESS = /\bmotion (?:in support )?to suppress\b/i;

/** "Ann Lee moves under Rule 12 to ...": the party that asks by its name. */
function moverIn({ first, second }: Caption, text: string): 'first' | 'second' | undefined {
  const asks = (names: readonly string[]): boolean =>
    names.some((name) =>
      new RegExp(
        `\\b${escaped(name)},? (?:[^.]{0,80}?, )?(?:respectfully |hereby |now )*(?:moves?|opposes?|petitions?|requests|asks|submits)\\b`,
        'i',
      ).test(text),
    );
  const [one, other] = [asks(first.names), asks(second?.names ?? [])];
  return one === other ? undefined : one ? 'first' : 'second';
}
