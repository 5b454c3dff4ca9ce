import type { Caption } from './caption.rules.js';
import { sideFrom } from './party-names.rules.js';

interface TextPage {
  number: number;
  text: string;
}

const NAME = String.raw`([A-Z][\w.'’,&-]*(?:\s+(?:[A-Z][\w.'’,&-]*|of|and|the|for|&)){0,8})`;

/** "COMES NOW Plaintiff, JANE DOE, ... against Defendant, ACME": the opening of a pleading names both by their roles. */
export function narrativeParties(pages: TextPage[]): Caption | undefined {
  for (const page of pages.slice(0, 3)) {
    const text = page.text.replace(/\s+/g, ' ');
    const opening = new RegExp(
      String.raw`\b(plaintiffs?|petitioners?|claimants?),?\s+${NAME}.{0,400}?\b(?:against|sues|suing|complains? of)\s+(?:the\s+)?(defendants?|respondents?),?\s+${NAME}`,
      'i',
    ).exec(text);
    // The pattern ignores case for the roles; the names themselves must be capitalized.
    if (!opening?.[2] || !opening[4] || !/^[A-Z]/.test(opening[2]) || !/^[A-Z]/.test(opening[4])) continue;
    const first = sideFrom(nameStart(opening[2]), [opening[1]?.toLowerCase() ?? '']);
    const second = sideFrom(nameStart(opening[4]), [opening[3]?.toLowerCase() ?? '']);
    if (first && second) return { first, second, page: page.number, confidence: 0.72 };
  }
  return undefined;
}

/** The capitalized words at the start: the name ends where ordinary words begin. */
function nameStart(text: string): string {
  const words: string[] = [];
  for (const word of text.split(' ')) {
    if (!/^([A-Z(“"]|of$|and$|the$|for$|&$)/.test(word)) break;
    words.push(word);
    if (/[,;.]$/.test(word) && !/^(inc|corp|co|ltd|llc|jr|sr|[A-Z])[.,]+$/i.test(word)) break;
  }
  while (/^(of|and|the|for|&)$/i.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/[,;.]+$/, '');
}

const ACCUSED =
  /^\s*(?:\d+\.?\s*|re:\s+)?(?:name of\s+)?(defendant|suspect|arrestee|violator|accused|driver|respondent|tenant|debtor|employer|your insured|(?:opposing|adverse) party)(?:['’]s)?(?:\s*(?:\(s\)|#?\s*1))?(?:\s+name)?\s*:\s*(.+)$/i;
const COMPLAINING =
  /^\s*(?:\d+\.?\s*|re:\s+)?(?:name of\s+)?(plaintiff|petitioner|landlord|claimant|creditor|employee|(?:our )?client)(?:['’]s)?(?:\s*(?:\(s\)|#?\s*1))?(?:\s+name)?\s*:\s*(.+)$/i;

function labeledName(
  pages: TextPage[],
  label: RegExp,
): { role: string; text: string; page: number } | undefined {
  for (const page of pages.slice(0, 2)) {
    for (const row of page.text.split('\n')) {
      for (const cell of row.split(/\s{3,}/)) {
        const match = label.exec(cell);
        const value = match?.[2]?.trim();
        if (
          match?.[1] &&
          value &&
          /^[A-Z]/.test(value) &&
          value.length < 90 &&
          !/^(n\/?a|none|unknown|not identified)\b/i.test(value)
        ) {
          return { role: match[1].toLowerCase(), text: lastNameFirst(value), page: page.number };
        }
      }
    }
  }
  return undefined;
}

/** Forms write "DOE, JANE A."; a date of birth or an address may follow. */
function lastNameFirst(value: string): string {
  const name = value
    .replace(
      /\s*[,;(]?\s*\b(dob|d\.o\.b|address|age|sex|race|phone|aka|w\/m|b\/m|h\/m|w\/f|b\/f|h\/f)\b.*$/i,
      '',
    )
    .replace(/[;(].*$/, '')
    .trim();
  const turned = /^([A-Z][\w'’-]+),\s+([A-Z][\w'’.-]*(?:\s+[A-Z][\w'’.]*)?)$/.exec(name);
  return turned && !/^(inc|llc|corp|ltd|co|jr|sr)\b/i.test(turned[2] ?? '')
    ? `${turned[2]} ${turned[1]}`
    : name;
}

/** "Plaintiff's name, address, and telephone number" over the name itself. */
function nameUnderLabel(
  pages: TextPage[],
  role: string,
): { role: string; text: string; page: number } | undefined {
  const label = new RegExp(`^\\s*(?:\\d+\\.?\\s*)?${role}['’]?s?['’]? (?:full )?name\\b(?!.*:\\s*\\S)`, 'i');
  for (const page of pages.slice(0, 1)) {
    const rows = page.text.split('\n').map((row) => row.trim().split(/\s{3,}/)[0] ?? '');
    const at = rows.findIndex((cell) => label.test(cell));
    const name =
      at < 0 ? undefined : rows.slice(at + 1, at + 4).find((cell) => /^\p{Lu}[^\d:]{3,70}$/u.test(cell));
    if (name !== undefined) return { role, text: name, page: page.number };
  }
  return undefined;
}

/** Forms without a caption (police reports, citations): parties from labeled lines. A victim or a witness is no party. */
export function formParties(pages: TextPage[]): Caption | undefined {
  const accused = labeledName(pages, ACCUSED) ?? nameUnderLabel(pages, 'defendant');
  const complaining = labeledName(pages, COMPLAINING) ?? nameUnderLabel(pages, 'plaintiff');
  const second = accused && sideFrom(accused.text, [accused.role]);
  const first = complaining && sideFrom(complaining.text, [complaining.role]);
  const page = accused?.page ?? complaining?.page ?? 1;
  if (first && second) return { first, second, page, confidence: 0.75 };
  // With one name only, it stands alone: nobody is invented to face it.
  const alone = second ?? first;
  return alone ? { first: alone, page, confidence: 0.72 } : undefined;
}
