import { lowerFirst } from './casing.js';
import { capital } from './clauses.js';
import { DETERMINERS } from './words.js';

const MASS =
  /^(?:testimony|evidence|footage|video|audio|correspondence|documentation|data|surveillance|proof|information|software|paperwork|equipment|email|mail|research|forensics|custody|relief|restitution|compensation|judgment|support|discovery|damage|property|access|possession|reinstatement|removal|asylum|probation|bail|time|counsel|visitation|mediation|negligence|causation|notice|liability|privilege|jurisdiction|standing|venue|consent|pay|interest|care|housing|insurance|credit|parole|protection|forgiveness|fraud|infringement|discrimination|retaliation|rent|overtime|tuition|alimony|maintenance|money)$/i;

/** "a, b, and c". */
export function joined(items: readonly string[], word = 'and'): string {
  if (items.length <= 1) return items.join('');
  // Items that hold commas themselves are kept apart by semicolons, or the list cannot be read.
  const heavy = items.some((item) => /,\s/.test(item));
  if (items.length === 2)
    return heavy ? `${items[0]}; ${word} ${items[1]}` : `${items[0]} ${word} ${items[1]}`;
  return items.slice(0, -1).join(heavy ? '; ' : ', ') + `${heavy ? ';' : ','} ${word} ${items.at(-1)}`;
}

/** A noun phrase ready to stand inside a sentence: small first letter, an article where English wants one, no end mark. */
export function nounPhrase(raw: string, names: ReadonlySet<string>): string {
  const text = lowerFirst(bare(raw), names);
  const head =
    text.split(
      /\s+(?:of|from|by|on|in|at|with|showing|that|to|for|between|regarding|about|under|against|signed|taken|dated|given|attached|concerning|as)\s/i,
    )[0] ?? text;
  const words = head.split(/\s+/);
  const first = words[0] ?? '';
  const last = (words.at(-1) ?? '').replace(/[^\p{L}\p{N}'’-]/gu, '');
  const settled =
    DETERMINERS.has(first.toLowerCase()) ||
    /['’]s?$/.test(first) ||
    /^[\p{Lu}\p{N}$("“]/u.test(first) ||
    words.some((word) => /['’]s$/.test(word)) ||
    /(?:[^s]s|[^a-z]s|men|people|children|ing)$/i.test(last) ||
    MASS.test(last) ||
    /^(?:not|no|all|full|judgment|custody)$/i.test(first) ||
    /\b(?:and|or)\b/.test(head) ||
    /[:]/.test(head);
  // "the FBI report", "the Miranda waiver": named things that are not themselves names.
  const named =
    /^\p{Lu}/u.test(first) &&
    words.length > 1 &&
    /^\p{Ll}+$/u.test(last) &&
    !/(?:[^s]s|ing)$/.test(last) &&
    !MASS.test(last);
  if (named && !/['’]s?\b/.test(head) && !/[,:]/.test(head)) return `the ${text}`;
  if (settled || last === '') return text;
  return `${article(first)} ${text}`;
}

const COUNTED =
  /^(?:order|injunction|motion|claim|petition|violation|clause|contract|deadline|defense|exemption|requirement|appeal|search|seizure|stop|arrest|statement|confession|exception|agreement|patent|trademark|will|lien|easement|boundary|plan|penalty|fine|sentence|warrant|hearing|class)$/i;

/** There is one of it: "the Fourth Amendment", "the best interest of the child". */
const DEFINITE =
  /^(?:(?:first|second|third|(?:\p{L}+-)?\p{L}+th) amendment|(?:\p{L}+ ){1,3}clause|best interests?\b.*|(?:standard|burden|scope|meaning|validity|admissibility|amount|extent|credibility|existence|constitutionality|enforceability) of\b.*)$/iu;

/** The name of an issue: doctrines stand bare ("constructive notice"), single things take an article ("a restraining order"). */
export function labelPhrase(raw: string, names: ReadonlySet<string>): string {
  const text = plainLabel(lowerFirst(bare(raw), names), names);
  if (DEFINITE.test(text)) return `the ${text}`;
  const head = text.split(/\s+(?:of|for|under|by|on|in|to|from|against)\s/)[0] ?? text;
  const last = head.split(/[\s-]/).at(-1) ?? '';
  return COUNTED.test(last) ? nounPhrase(text, names).replace(/^the (?=\p{Lu})/u, 'a ') : text;
}

const DOCTRINE =
  /^(?:preliminary|free|exercise|speech|permanent|injunctions?|temporary|restraining|orders?|summary|judgment|motion|dismiss|class|certification|statutes?|limitations?|breach|contracts?|fiduciary|duty|unjust|enrichment|negligence|gross|fraud|notice|hearing|appellate|jurisdiction|venue|standing|damages|retaliation|discrimination|harassment|wrongful|unlawful|termination|infringement|trade|secrets?|misappropriation|custody|child|spousal|support|habeas|corpus|probable|cause|causation|comparative|contributory|premises|products?|liability|strict|irreparable|harm|likelihood|success|merits|public|interest|balance|hardships|equities|warranty|implied|habitability|covenant|good|faith|fair|dealing|excessive|force|search|seizure|evidence|exclusion|sentencing|personal|subject|matter|illegal|exaction|false|statements?|conspiracy|perjury|theft|robbery|burglary|assault|battery|murder|manslaughter|mail|wire|bank|securities|tax|evasion|obstruction|justice|possession|distribution|controlled|substance|firearm|identity|money|laundering|commit|written|oral|express|eviction|age|sex|race|disability|deliberate|indifference|conversion|trespass|nuisance|defamation|libel|slander|nonpayment|rent|unpaid|wages|overtime|death|discharge|promissory|estoppel|tortious|interference|misrepresentation|and|or|of|the|to|on|for|in|a)$/i;

/** Headings write doctrines with capitals ("Preliminary Injunction"); in a sentence they have none. */
function plainLabel(text: string, names: ReadonlySet<string>): string {
  // "Conspiracy to Commit Wire Fraud, 18 U.S.C. § 1349": the statute keeps its capitals.
  const [, head = text, rest = ''] = /^(.*?)((?:,| \(| [–—-] )(?=.*\d).*)$/.exec(text) ?? [];
  const words = head.split(' ');
  return words.every((word) => DOCTRINE.test(word)) && (words.length > 1 || !names.has(text.toLowerCase()))
    ? head.toLowerCase() + rest
    : text;
}

const article = (word: string): string => {
  if (/^(?:hour|honest|heir|honor|MRI|X-|FBI|SMS|EEOC|HR|NDA|LLC|SUV|MOU|FMLA|EMT)/i.test(word)) return 'an';
  if (/^(?:uni|use|usu|eu|one|once|ut)/i.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
};

/** Without the closing mark; an abbreviation keeps its period. */
export function bare(text: string): string {
  const trimmed = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s,;:–—-]+$/, '');
  if (
    /(?:\b(?:p\.m|a\.m|Inc|Corp|Co|Ltd|Jr|Sr|U\.S|etc|al|Esq|D\.C|St|Ave|No)|(?:\b\p{L}\.)\p{L})\.$/u.test(
      trimmed,
    )
  )
    return trimmed;
  return trimmed.replace(/[.!…]+$/, '').replace(/\.{2,}(["”])$/, '$1');
}

/** With a period, unless the words bring their own end. */
export const stopped = (text: string): string => (/[.!?]["”’]?$/.test(text) ? text : `${text}.`);

/** A sentence of its own: one capital, one end mark, no runs of spaces or marks. */
export function sentence(text: string): string {
  const tidy = text
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;.!?])(?=\s|$)/g, '$1')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/,{2,}/g, ',')
    .trim()
    .replace(/^[,;:.!?)\s–—-]+(?=\s*[\p{L}\p{N}"“'‘($§])/u, '');
  if (/\?["')\]”’]*$/.test(tidy)) return capital(tidy);
  const body = tidy.replace(/!(["')\]”’]*)$/, '.$1').replace(/[,;](["”’]+)\.?$/, '.$1');
  if (/[^.]\.["')\]”’]*$/.test(body)) return capital(body);
  const open = capital(bare(body));
  if (/\.$/.test(open)) return open;
  const quote = /["”]$/.exec(open);
  return quote ? `${open.slice(0, -1)}.${quote[0]}` : `${open}.`;
}

/** The sentence without its closing mark, ready for ", correct?". Quotation marks stay outside the comma's reach. */
export function withTag(statement: string, tag: string): string {
  const body = sentence(statement);
  const quoted = /^(.*?)[.!]?(["”’]+)\.?$/s.exec(body);
  if (quoted && !/[\p{L}\p{N}]'$/u.test(quoted[1]!))
    return `${quoted[1]!.replace(/[,;]$/, '')},${quoted[2]} ${tag}`;
  return `${bare(body)}, ${tag}`;
}

/** "Vinton Jr." has its period already. */
export const ended = (name: string): string => (name.endsWith('.') ? name : `${name}.`);
