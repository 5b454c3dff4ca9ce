import type { Caption } from './caption.rules.js';
import { sideFrom } from './party-names.rules.js';

interface TextPage {
  number: number;
  text: string;
}

const NAME = String.raw`([A-Z][\w.'’,&-]*(?:\s+(?:[A-Z][\w.'’,&-]*|of|and|the|for|&)){0,8})`;
const COMPLAINING_ROLE = '([Pp]laintiffs?|[Pp]etitioners?|[Cc]laimants?|PLAINTIFFS?|PETITIONERS?|CLAIMANTS?)';
const ANSWERING_ROLE = '([Dd]efendants?|[Rr]espondents?|DEFENDANTS?|RESPONDENTS?)';
const OPENING = new RegExp(
  String.raw`\b${COMPLAINING_ROLE},?\s+${NAME}.{0,400}?\b(?:against|sues?|suing|complains? of)\s+(?:the\s+)?${ANSWERING_ROLE},?\s+${NAME}`,
);
/** What begins a sentence, not a name. */
const NO_NAME =
  /^(I|We|You|He|She|It|They|The|This|That|In|On|At|Under|If|A|An|My|Our|His|Her|Their|There|Any|All)$/;

const BRINGS = new RegExp(
  String.raw`\b${COMPLAINING_ROLE},?\s+${NAME}.{0,400}?\b(?:brings?|files?|bring|assert)\b.{0,80}?\bagainst\s+${NAME}`,
);

/** "Plaintiffs X and Y, derivatively on behalf of Z, bring this action against A, B and C": under a caption "In re". */
export function bringingParties(pages: TextPage[]): Caption | undefined {
  for (const page of pages.slice(0, 2)) {
    const match = BRINGS.exec(page.text.replace(/\s+/g, ' '));
    if (!match?.[2] || !match[3]) continue;
    const against = match[0]
      .slice(match[0].lastIndexOf('against ') + 8)
      .replace(/^(?:the )?[Dd]efendants?\s/, '');
    const first = sideFrom(nameStart(match[2]), [match[1]?.toLowerCase() ?? '']);
    const second = sideFrom(against, ['defendant']);
    if (first && second && !NO_NAME.test(first.names[0]?.split(' ')[0] ?? ''))
      return { first, second, page: page.number, confidence: 0.75 };
  }
  return undefined;
}

/** "COMES NOW Plaintiff, JANE DOE, ... against Defendant, ACME": the opening of a pleading names both by their roles. */
export function narrativeParties(pages: TextPage[]): Caption | undefined {
  for (const page of pages.slice(0, 3)) {
    const opening = OPENING.exec(page.text.replace(/\s+/g, ' '));
    if (!opening?.[2] || !opening[4]) continue;
    const names = [nameStart(opening[2]), nameStart(opening[4])];
    if (names.some((name) => NO_NAME.test(name.split(' ')[0] ?? '') || /\d|\$/.test(name))) continue;
    const first = sideFrom(names[0] ?? '', [opening[1]?.toLowerCase() ?? '']);
    const second = sideFrom(names[1] ?? '', [opening[3]?.toLowerCase() ?? '']);
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
      // "Claimant:     NAME": what stands far behind a label belongs to it.
      for (const cell of row.replace(/^([^:]{3,40}):\s{3,}(?=[^:]*$)/, '$1: ').split(/\s{3,}/)) {
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
      /(?<!\s)\s*(?:[,;(]\s*)?\b(dob|d\.o\.b|address|age|sex|race|phone|aka|w\/m|b\/m|h\/m|w\/f|b\/f|h\/f)\b.*$/i,
      '',
    )
    .replace(/\(.*$|;(?!\s*(?:and\s+)?\p{Lu}{2}).*$/u, '')
    .trim();
  const turned = /^([A-Z][\w'’-]+),\s+([A-Z][\w'’.-]*(?:\s+[A-Z][\w'’.]*)?)\.?$/.exec(name);
  return turned && !/^(inc|llc|corp|ltd|co|jr|sr)\b/i.test(turned[2] ?? '')
    ? `${turned[2]} ${turned[1]}`
    : name;
}

const SECTIONS = {
  accused: /^(suspect|arrestee|defendant|offender|accused|violator)s?(?: ?(?:#|no\.?)? ?1)?:?$/i,
  complaining: /^(plaintiff|petitioner|claimant|complainant)s?(?: ?(?:#|no\.?)? ?1)?:?$/i,
};
const NAME_FIELD = /^(?:full |last )?name(?: \(last, first(?:, m\w*)?\))?\s*:\s*(\S.+)$/i;

/** "SUSPECT" over "Name: Roe, Jane": a report heads its sections with the role. */
function nameInSection(
  pages: TextPage[],
  section: RegExp,
): { role: string; text: string; page: number } | undefined {
  for (const page of pages.slice(0, 2)) {
    const cells = page.text.split('\n').map((row) => row.trim().split(/\s{3,}/));
    const at = cells.findIndex(([cell = '']) => section.test(cell));
    const name = cells.slice(at + 1, at + 4).flatMap(([cell = '']) => NAME_FIELD.exec(cell)?.[1] ?? [])[0];
    if (at >= 0 && name !== undefined)
      return {
        role: cells[at]?.[0]?.toLowerCase() ?? '',
        text: lastNameFirst(name.replace(/ (\p{Lu})\.$/u, ' $1')),
        page: page.number,
      };
  }
  return undefined;
}

/** A charge of discrimination names who charges, then the employer, each under "Name". */
function chargingParties(pages: TextPage[]): Caption | undefined {
  const page = pages[0];
  const rows = page?.text.split('\n').map((row) => row.trim()) ?? [];
  if (!page || !rows.some((row) => /charge of discrimination/i.test(row))) return undefined;
  const employer = rows.findIndex((row) => /^named is the employer/i.test(row));
  const under = (from: number) => {
    const at = rows.findIndex((row, index) => index >= from && /^name\b(?!d)/i.test(row));
    const cell = at < from || at < 0 ? '' : (rows.slice(at + 1).find(Boolean) ?? '').split(/\s{3,}/)[0];
    return (cell ?? '').replace(/^(mr|ms|mrs|dr)\.?\s/i, '');
  };
  const first = sideFrom(under(0), ['charging party']);
  const second = employer < 0 ? undefined : sideFrom(under(employer + 1), ['respondent']);
  return first && second ? { first, second, page: page.number, confidence: 0.8 } : undefined;
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
  const charging = chargingParties(pages);
  if (charging) return charging;
  const accused =
    labeledName(pages, ACCUSED) ??
    nameInSection(pages, SECTIONS.accused) ??
    nameUnderLabel(pages, 'defendant');
  const complaining =
    labeledName(pages, COMPLAINING) ??
    nameInSection(pages, SECTIONS.complaining) ??
    nameUnderLabel(pages, 'plaintiff');
  const second = accused && sideFrom(accused.text, [accused.role]);
  const first = complaining && sideFrom(complaining.text, [complaining.role]);
  const page = accused?.page ?? complaining?.page ?? 1;
  if (first && second) return { first, second, page, confidence: 0.75 };
  // With one name only, it stands alone: nobody is invented to face it.
  const alone = second ?? first;
  return alone ? { first: alone, page, confidence: 0.72 } : undefined;
}
