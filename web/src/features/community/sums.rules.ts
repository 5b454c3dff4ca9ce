/** An amount of money as a text has it. */
export interface Sum {
  /** As it is written. */
  words: string;
  value: number;
  /** How many digits it is told with: `$2.5 million` has two. */
  digits: number;
}

/** What is smaller tells nobody which case is meant. */
const LEAST = 1000;
/** A number without any sign of money counts from here on, when it is written with commas. */
const LEAST_BARE = 10_000;

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const IN_FIGURES =
  /(?<![\d.,])([$€£]|\b(?:USD|EUR|GBP))?\s?(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(\.\d{1,4})?(?:[\s-]?(thousand|million|billion|bn|mm|[kmb])\b)?(?:\s(dollars?|USD|euros?|pounds?)\b)?/giu;

/** The amounts of money in a text, in figures or spelled out. */
export const findSums = (text: string): Sum[] => [...inFigures(text), ...spelledOut(text)];

function inFigures(text: string): Sum[] {
  return [...text.matchAll(IN_FIGURES)].flatMap((found) => {
    const [words, sign, whole = '', part = '', scale = '', unit] = found;
    const value = Number(whole.replaceAll(',', '') + part) * (SCALES[scale.toLowerCase()] ?? 1);
    const isMoney =
      sign !== undefined ||
      unit !== undefined ||
      scale.length > 2 ||
      (whole.includes(',') && value >= LEAST_BARE);
    if (!isMoney || value < LEAST) return [];
    return [{ words: words.trim(), value, digits: digitsOf(whole.replaceAll(',', ''), part) }];
  });
}

const digitsOf = (whole: string, part: string): number =>
  part === '' ? whole.replace(/0+$/, '').length : `${whole}${part.slice(1)}`.replace(/^0+/, '').length;

const SMALL: Readonly<Record<string, number>> = Object.fromEntries([
  ...[
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ]
    .join(' ')
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, tens) => [word, (tens + 2) * 10] as const),
]);

function spelledOut(text: string): Sum[] {
  const sums: Sum[] = [];
  let run = new Spelled();
  for (const { 0: word, index } of text.matchAll(/[a-z]+/gi)) {
    const plain = word.toLowerCase();
    if (run.take(plain, index, index + word.length)) continue;
    const value = run.value();
    if (/^dollars?$/.test(plain) && value >= LEAST)
      sums.push({
        words: text.slice(run.from, index + word.length),
        value,
        digits: String(value).replace(/0+$/, '').length,
      });
    run = new Spelled();
    run.take(plain, index, index + word.length);
  }
  return sums;
}

/** A number that is being read word by word. */
class Spelled {
  from = 0;
  private end: number | null = null;
  private whole = 0;
  private group = 0;

  /** Whether the word goes on with the number. */
  take(word: string, from: number, end: number): boolean {
    const small = SMALL[word];
    const scale = word === 'hundred' ? 100 : word.length > 2 ? SCALES[word] : undefined;
    // "And" and commas join what has begun; anything else between the words ends the number.
    if (this.end !== null && from - this.end > 3) return false;
    if (word === 'and') return this.end !== null && this.keep(from, end);
    if (small !== undefined) this.group += small;
    else if (scale === 100 && this.group > 0) this.group *= 100;
    else if (scale !== undefined && this.group > 0) {
      this.whole += this.group * scale;
      this.group = 0;
    } else return false;
    return this.keep(from, end);
  }

  value(): number {
    return this.whole + this.group;
  }

  private keep(from: number, end: number): true {
    if (this.end === null) this.from = from;
    this.end = end;
    return true;
  }
}

/** Whether what is said tells of an amount: it is the same, or the amount rounded, as $2.5 million is $2,460,000. */
export function tellsOf(said: Sum, own: Sum): boolean {
  if (Math.abs(said.value - own.value) < 0.01) return true;
  const isRounded = said.digits >= 2 && said.digits < own.digits;
  return isRounded && Number(own.value.toPrecision(said.digits)) === said.value;
}
