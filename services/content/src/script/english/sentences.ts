import { HONORIFICS, LOWERABLE, PREPOSITIONS } from './words.js';

/** A piece of the user's own text, and where in the field it stands. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

const BULLET =
  /^[ \t]*(?:[-*+•‣◦·▪●○■□►→⇒➔✓✔•–—]+|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)]|\(?[ivx]{1,4}[.)])[ \t]+(?=\S)/;
/** A line longer than this without an end mark was probably wrapped by an editor or a PDF, not ended. */
const WRAPPED_LINE = 48;
const WIDE_LINE = 64;
/** A line that ends like this goes on. */
const OPEN_END =
  /(?:,|\b(?:of|the|a|an|to|and|or|for|in|on|at|by|with|from|that|which|is|was|were|be|under|against))$/i;
/** "1. ", "(b) " inside a paragraph. */
const ENUMERATOR = /^\(?(?:\d{1,2}|[a-h]|i{1,3}|iv|vi{1,3}|ix|x)[.)]\s+(?=[\p{Lu}"“])/u;

const NEVER_ENDS = new Set(
  'mr mrs ms dr prof hon rev sgt lt capt gov sen rep messrs det ofc ptlm ptl cpl tpr dep insp supt no nos ex exs art arts sec secs ch cl para paras pp vs v cf ca approx fig dept dist div e.g i.e viz cir ct app supp stat ann civ crim evid fed bankr proc reg regs jan feb mar apr jun jul aug sep sept oct nov dec u.s.c u.s f f.2d f.3d'.split(
    ' ',
  ),
);
const MAY_END = new Set(
  'inc corp co ltd llc llp jr sr p.m a.m st ave rd blvd u.s etc al d.c esq ph.d m.d'.split(' '),
);

/** Short forms of states and of codes, which end a sentence only before a word that plainly opens one. */
const CODE_WORDS = new Set(
  'Ala Ariz Ark Cal Colo Conn Del Fla Ga Ill Ind Kan Ky La Mass Mich Minn Miss Mont Neb Nev Okla Pa Tenn Tex Vt Wash Wis Wyo Prac Rem Gen Bus Prof Gov Pen Crim Civ Fam Prob Lab Ins Tit Am Jur Restat'.split(
    ' ',
  ),
);

/** Cuts text into units: bullets and lines that stand alone, and within them sentences. Offsets point into `text`. */
export function splitUnits(text: string): Span[] {
  return blocks(text).flatMap((block) => sentencesOf(text, block));
}

/** Lines joined where an editor wrapped them, cut where a bullet or an ended line starts a new thought. */
export function blocks(text: string, joins: (before: string, next: string) => boolean = continues): Span[] {
  const found: Span[] = [];
  let offset = 0;
  let open: Span | undefined;
  for (const line of text.split('\n')) {
    const start = offset;
    offset += line.length + 1;
    const bullet = BULLET.exec(line);
    const body = line.slice(bullet?.[0].length ?? 0);
    if (body.trim() === '') {
      open = undefined;
      continue;
    }
    const bodyStart = start + (bullet?.[0].length ?? 0);
    if (open && !bullet && joins(open.text, body)) {
      open.end = start + line.length;
      open.text = text.slice(open.start, open.end);
    } else {
      open = { text: body, start: bodyStart, end: start + line.length };
      found.push(open);
    }
  }
  return found;
}

function continues(before: string, next: string): boolean {
  const last = before.slice(before.lastIndexOf('\n') + 1).trim();
  // Cut off, or an item of a list before another: neither goes on in the next line.
  if (/…$/.test(last) || (/;$/.test(last) && /^\s*\p{Lu}/u.test(next))) return false;
  if (/[.!?:;]["')\]”’]*$/.test(last)) return last.length > WRAPPED_LINE && !/:$/.test(last);
  if (/^\s*[,;)]/.test(next) || OPEN_END.test(last)) return true;
  return last.length > (/^\s*\p{Ll}/u.test(next) ? WRAPPED_LINE : WIDE_LINE);
}

function sentencesOf(whole: string, block: Span): Span[] {
  const source = whole.slice(block.start, block.end);
  const found: Span[] = [];
  let from = 0;
  for (const mark of source.matchAll(/[.!?]+["')\]”’]*(?=\s|$)/g)) {
    const end = mark.index + mark[0].length;
    if (
      /^\s*\(?\w{1,3}$/.test(source.slice(from, mark.index)) &&
      ENUMERATOR.test(source.slice(from).trimStart())
    )
      continue;
    if (!endsHere(source, { from, mark: mark.index, end }) || insideParentheses(source, from, end)) continue;
    push(found, source, from, end, block.start);
    from = end;
  }
  push(found, source, from, source.length, block.start);
  return found;
}

const LONGEST_PARENTHESIS = 80;

/** "(Dkt. 10)" is one thing, whatever stands in it. */
function insideParentheses(source: string, from: number, end: number): boolean {
  const before = source.slice(Math.max(from, end - LONGEST_PARENTHESIS), end);
  const open = before.lastIndexOf('(');
  if (open < 0 || before.includes(')', open)) return false;
  return /^[^(]{0,80}\)/.test(source.slice(end));
}

function push(found: Span[], source: string, from: number, to: number, base: number): void {
  const numbered = ENUMERATOR.exec(source.slice(from, to).trimStart());
  if (numbered) from = to - source.slice(from, to).trimStart().length + numbered[0].length;
  const raw = source.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  if (!/\p{L}|\d{2}/u.test(text)) return;
  found.push({ text, start: base + from + lead, end: base + from + lead + text.length });
}

/** "On May 4 at 3 p.m. Officer Diaz stopped the car": the hour belongs to what follows. */
const ONLY_A_TIME =
  /^\s*(?:on|at|by|around|about|approximately|in|before|after|since|from|until|shortly|that|the)\b[^;]{0,48}$/i;
const HAPPENED =
  /\b(?:was|were|had|did|is|are|left|came|went|found|met|told|said|took|saw|began|\p{L}{3,}ed)\b/u;
const HOUR_OPENS = /,? (?:and|but|then) (?:at|around|about|by) (?:about |around |approximately )?[\d:]+ ?$/;
const AFTER_AN_HOUR =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december|eastern|central|mountain|pacific|standard|daylight|[ECMP][SD]?T)\b/i;

/** Where a sentence is looked for: its start, and the mark that may be its end. */
interface Place {
  from: number;
  mark: number;
  end: number;
}

function endsHere(source: string, { from, mark, end }: Place): boolean {
  const next = source.slice(end).trimStart();
  if (next === '' || ENUMERATOR.test(next)) return true;
  if (source[mark] !== '.') return true;
  const word = /[\p{L}\p{N}.'’]*$/u.exec(source.slice(Math.max(0, mark - 24), mark))?.[0] ?? '';
  const plain = word.toLowerCase();
  const follows = /^["'“‘([]*([\p{L}\p{N}$§][\p{L}'’]*)/u.exec(next)?.[1] ?? '';
  const capital = /^[\p{Lu}\p{N}$§]/u.test(follows);
  // Quick notes begin sentences in small letters; an abbreviation is short, or on one of the lists.
  if (!capital) return /^\p{Ll}/u.test(follows) && quickNote(source, mark, plain);
  // An initial ("J. Smith") or a chain of them ("U.S. Bank") ends a sentence only before a plain starter word.
  const starter = LOWERABLE.has(follows.toLowerCase()) || HONORIFICS.has(follows.toLowerCase());
  // "Lot 21-B. The salesman": no initial stands behind a figure.
  if (/^\p{Lu}$/u.test(word) && !/\d-?\p{Lu}$/u.test(source.slice(0, mark))) return false;
  // In shouted text every word has a capital, so only a word that opens a sentence tells.
  const shouted = /^\p{Lu}{2,}/u.test(follows) && /[\p{Lu}]/u.test(word) && word === word.toUpperCase();
  if (/^[ap]\.m$/.test(plain) && !shouted) {
    // "walked in and at 7:45 p.m. Mrs. Hall": the hour opens a clause of its own.
    const before = source.slice(from, mark - plain.length);
    if (HOUR_OPENS.test(before)) return false;
    if (ONLY_A_TIME.test(before) && !HAPPENED.test(before)) return false;
    return starter || (!AFTER_AN_HOUR.test(follows) && !/^\d/.test(follows));
  }
  if (MAY_END.has(plain))
    return (
      starter &&
      !(shouted && PREPOSITIONS.has(follows.toLowerCase())) &&
      !(shouted && ['and', 'or', 'but'].includes(follows.toLowerCase()))
    );
  // “No.” is an answer, "No. 4" a number.
  if (plain === 'no' && /["”]/.test(source.slice(mark, end))) return true;
  if (NEVER_ENDS.has(plain)) return false;
  if (CODE_WORDS.has(word)) return starter;
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return starter;
  return true;
}

function quickNote(source: string, mark: number, word: string): boolean {
  if (NEVER_ENDS.has(word) || MAY_END.has(word) || word.includes('.')) return false;
  return (
    /(?:[\p{Ll}’']{3}|\d|\))$/u.test(source.slice(Math.max(0, mark - 3), mark)) &&
    !/\p{Lu}/u.test(lastWord(source, mark))
  );
}

const lastWord = (source: string, mark: number): string =>
  /\S*$/.exec(source.slice(Math.max(0, mark - 30), mark))?.[0] ?? '';

/** Items of a field that may be a list: bullets, lines, semicolons, or commas between short phrases. */
export function splitItems(text: string): Span[] {
  const units = blocks(text, (before) => OPEN_END.test(before.trim()))
    .flatMap((block) => sentencesOf(text, block))
    .flatMap((unit) => cutAt(unit, /;|\s\+\s/g));
  return units.flatMap((unit) =>
    isShortList(unit.text) ? cutAt(unit, /,(?!\d)(?:\s+(?:and|or|&)\s)?/g).flatMap(lastPair) : [unit],
  );
}

/** "a, b, and c" of short phrases without a verb between them and without commas that belong to a name or a place. */
function isShortList(raw: string): boolean {
  const text = raw.replace(/\([^(),]*\)/g, '').replace(/\b(?:Dr|Mr|Mrs|Ms|No|Nos|St|Ex|Sgt|Det|Lt)\./g, '');
  if (/§|\b(?:United States Code|U\.?S\.?C|Sections?|Rules?)\b/.test(text)) return false;
  if (!/,\s/.test(text) || /[.!?"“(]\S*\s/.test(text)) return false;
  if (
    /\b(?:v\.|vs\.|Inc|LLC|Corp|Ltd|Jr|whether|that|which|who|or,|in the alternative)\b/i.test(text) ||
    /\bor,/.test(text)
  )
    return false;
  // "Petition of Ivo Brandt, for a writ": what follows says what the first is for.
  if (/,\s+for\s/.test(text) && !/^for\s/i.test(text)) return false;
  // "damages of $96,400, or according to proof" is one request with its measure.
  if (/,\s+or\s/.test(text) && text.split(/,\s/).length === 2) return false;
  if (/\b\d{1,2},\s*\d{4}\b/.test(text) || /^\p{L}+ing (?:or \p{L}+ing )?any\b/iu.test(text)) return false;
  return text.split(/,\s/).every((part) => part.trim().split(/\s+/).length <= 6);
}

/** The end of "a, b and c" is two items; "age and gender discrimination" is one. */
function lastPair(item: Span): Span[] {
  const pair = /^(\S+(?:\s\S+)*?)\s+(?:and|&)\s+(.+)$/.exec(item.text);
  if (!pair || (!pair[1]!.includes(' ') && pair[2]!.includes(' '))) return [item];
  return cutAt(item, /\s+(?:and|&)\s+/g);
}

function cutAt(unit: Span, separator: RegExp): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const mark of unit.text.matchAll(separator)) {
    push(found, unit.text, from, mark.index, unit.start);
    from = mark.index + mark[0].length;
  }
  push(found, unit.text, from, unit.text.length, unit.start);
  return found.map((item) => {
    const text = item.text.replace(/^(?:and|or|&)\s+/i, '');
    return { text, start: item.end - text.length, end: item.end };
  });
}
