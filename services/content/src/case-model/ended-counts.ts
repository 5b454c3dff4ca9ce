import { numbersOf } from './charged-counts.js';
import type { FileSentence } from './file-sentences.js';
import type { Paper } from './paper.js';
import type { Ruling } from './ruling.js';

const NUMBER = String.raw`(?:[IVX]{1,5}|\d{1,2}|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)`;
/** "Count IV (sex discrimination) and Count V", "Ct 3". */
const CALLED = String.raw`(?: \([^()]{2,60}\))?`;
const COUNTS = String.raw`(?:Counts?|COUNTS?|Cts?\.?|CTS?\.?) (${NUMBER}${CALLED}(?:(?:, and |, | and | through |-|–| & )(?:Counts? )?${NUMBER}\b${CALLED}){0,8})(?![\p{L}\d])`;
const ENDED = String.raw`(?:dismissed|severed|bifurcated|withdrawn|stricken|nolle prossed|DISMISSED|SEVERED|BIFURCATED|WITHDRAWN|STRICKEN)`;
/** "Count III was dismissed with prejudice", "Counts Two and Five are severed". */
const FIRST = new RegExp(
  String.raw`\b${COUNTS}[^.;“”"]{0,60}?\b(?:(?:is|are|was|were|be|been)(?: hereby)? )?${ENDED}\b`,
  'u',
);
/** "Summary judgment is sustained as to Counts Four and Six", "the Court dismissed Count III". */
const LAST = new RegExp(
  String.raw`\b(?:(?:[Ss]ummary judgment|[Mm]otions? (?:to dismiss|to sever|for (?:partial )?(?:summary )?judgment))[^.;“”"]{0,60} (?:granted|sustained|GRANTED|SUSTAINED)|${ENDED}|dismisses)[^.;“”"]{0,40}? (?:as to |on |with respect to )?(?:the )?${COUNTS}`,
  'u',
);
/** "Defendant's motion is GRANTED as to Count IV", "The motion as to Count III is granted". */
const BY_MOTION = new RegExp(
  String.raw`\b[Mm]otions?\b(?!(?:[^.;]*\b(?:in limine|to (?:amend|continue|compel|strike|exclude|admit|consolidate)|for (?:leave|sanctions|a new trial))\b))[^.;“”"]{0,80}?(?: (?:is|are|be)(?: hereby)? (?:GRANTED|granted|SUSTAINED|sustained)(?: in part)? (?:as to|on|with respect to) (?:the )?${COUNTS}| (?:as to|on|with respect to) (?:the )?${COUNTS}[^.;“”"]{0,40} (?:is|are)(?: hereby)? (?:GRANTED|granted|SUSTAINED|sustained))`,
  'u',
);
const ORDINAL = '(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth)';
const CLAIMS = String.raw`(?<![’']s? )(${ORDINAL}(?:(?:, and |, | and | through )${ORDINAL}){0,8}) (?:Counts?|Causes? of Action|Claims?(?: for Relief)?)`;
const OF_OTHERS = String.raw`(?![^.;]*\b(?:as to|only|in part|[Cc]ounter-?claims?|[Cc]ross-)\b)`;
/** "The Third Claim was dismissed with prejudice", ", and the Third Claim is dismissed", "the court dismissed the Second Cause of Action". */
const BY_ORDER = new RegExp(
  String.raw`(?:^|, and )(?:[Tt]he )?${CLAIMS} (?:is|are|was|were|has been|have been)(?: hereby)? ${ENDED}\b${OF_OTHERS}|\b(?:[Cc]ourt|[Jj]udge|[Oo]rder) (?:has )?(?:dismisse[sd]|severed|struck) (?:the )?${CLAIMS}${OF_OTHERS}`,
  'u',
);
/** What is not so, or what somebody wants or offers. */
const LEFT =
  /\b(?:not|denied|overruled|should|would|will|moves?|moved|asks?|asked|requests?|requested|seeks?|offer(?:s|ed)?|agree[sd]?|propos(?:es|ed)|plea|whether|if|unless)\b/i;

/** "The State moves to DISMISS Count II. GRANTED." */
const MOVED = new RegExp(
  String.raw`\bmoves? to (?:dismiss|DISMISS|sever|SEVER|withdraw) (?:the )?${COUNTS}`,
  'u',
);
const GRANTED = /^(?:[Tt]he motion is |[Ii]t is |[Ss]o )?(?:G ?R ?A ?N ?T ?E ?D|[Gg]ranted|ordered)\b/;
/** "The jury shall not be told there was a Count II." */
const UNTOLD = new RegExp(
  String.raw`\b(?:not be told|not hear|not mention|no mention)\b[^.;“”"]{0,40} (?:an? |of )?${COUNTS}|\b[Nn]o reference (?:(?:shall|may|is to) be made )?to (?:the )?${COUNTS}(?![’'])`,
  'u',
);

const firstUnless = (not: RegExp, clause: string, words: readonly RegExp[]): RegExpExecArray | undefined => {
  const found = words.map((one) => one.exec(clause)).find((one) => one !== null);
  return found && !not.test(clause.slice(0, found.index + found[0].length)) ? found : undefined;
};

/** The numbers of the counts that are no longer tried, as the papers tell, with the words that tell it. */
export function endedCounts(sentences: readonly FileSentence[]): Map<number, Ruling> {
  const ended = new Map<number, Ruling>();
  for (const [at, { text, document, page }] of sentences.entries())
    for (const clause of text.split(/;|, but /)) {
      const next = sentences[at + 1]?.text ?? '';
      const granted = MOVED.exec(clause);
      const found =
        UNTOLD.exec(clause) ??
        (granted && GRANTED.test(next) ? granted : undefined) ??
        firstUnless(LEFT, clause, [FIRST, LAST, BY_MOTION, BY_ORDER]);
      if (!found) continue;
      const list = (found[1] ?? found[2] ?? '').replace(/\([^()]*\)/g, '');
      for (const number of numbersOf(list))
        if (!ended.has(number)) ended.set(number, { text: clause.trim(), document: document.name, page });
    }
  return ended;
}

/** "COUNT III – DEFAMATION   22. [Dismissed by Order of Aug. 4, 2023]": below its heading stands only that it is gone. */
const GONE = new RegExp(
  String.raw`\bCOUNT (${NUMBER})\b((?:(?!\bCOUNT\b)[^\[\]]){0,120})[\[(]((?:[Vv]oluntarily )?(?:[Dd]ismissed|[Ww]ithdrawn|[Ss]tricken|DISMISSED|WITHDRAWN|STRICKEN)\b[^\])]{0,90})[\])]`,
  'gu',
);

/** "COUNT 2: FORGERY   DISMISSED at exam 08/15/2023", in the row of the heading itself. */
const GONE_IN_ROW = new RegExp(
  String.raw`(?:^|\n)[^\S\n]*COUNT (${NUMBER})\b((?:(?!\b(?:COUNT|NOT|BE|WAS|WERE|IS|DENIED)\b)[^\n\[\]\p{Ll}]){0,80})(?<![\p{L}])(?:DISMISSED|WITHDRAWN|STRICKEN|QUASHED|SEVERED|NOLLE PROS(?:SED|EQUI)?|NOT BOUND OVER)(?=\)?[.]?\s*(?:\n|$)|[,;]? (?:at|on|by|per|with|without|AT|ON|BY|PER|WITH|WITHOUT|\d)\b)([^\n]*)`,
  'gu',
);
const COUNTERCLAIM = /^[^\n\p{Ll}]*COUNTER-?CLAIM/mu;

/** The counts whose own headings say that they are gone. */
export function countsGoneInHeadings(papers: readonly Paper[]): Map<number, Ruling> {
  return new Map(
    papers.flatMap(({ document }) =>
      document.pages.flatMap(({ number: page, text }) =>
        [...text.matchAll(GONE_IN_ROW)].flatMap(({ 0: row, 1: count, 3: behind, index }) =>
          /\b(?:as to|in part|only)\b/i.test(behind!) || COUNTERCLAIM.test(text.slice(0, index))
            ? []
            : numbersOf(count!).map(
                (one) =>
                  [one, { text: row.trim().replace(/\s+/g, ' '), document: document.name, page }] as const,
              ),
        ),
      ),
    ),
  );
}

/** The counts below whose heading a paper says in brackets that they were dismissed. */
export function countsInBrackets(papers: readonly Paper[]): Map<number, Ruling> {
  return new Map(
    papers.flatMap(({ document }) =>
      document.pages.flatMap(({ number: page, text }) =>
        [...text.matchAll(GONE)].flatMap(({ 0: whole, 1: count, 2: between, 3: words, index }) =>
          // What is told of it before or behind the bracket is still tried.
          /\p{Ll}{3}\.\s/u.test(between!) ||
          /\p{Ll}{3}/u.test(
            text
              .slice(index + whole.length)
              .trimStart()
              .split('\n')[0]!,
          ) ||
          /\b(?:as to|in part|only)\b/.test(words!)
            ? []
            : numbersOf(count!).map(
                (one) =>
                  [
                    one,
                    {
                      text: `Count ${count!}: ${words!.replace(/\s+/g, ' ')}`,
                      document: document.name,
                      page,
                    },
                  ] as const,
              ),
        ),
      ),
    ),
  );
}
