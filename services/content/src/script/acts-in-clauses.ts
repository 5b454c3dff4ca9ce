const LEAD = String.raw`((?:On|In|At|By|After|Before|From|Since|Around|About) [^“”]{2,60}?,? )?`;
const SAYS =
  '(said|says|wrote|writes|stated|states|answered|answers|replied|responded|shouted|yelled|texted|testified|posted|announced|noted|orders|ordered)';
const PAST: Record<string, string> = {
  says: 'said',
  writes: 'wrote',
  states: 'stated',
  answers: 'answered',
  orders: 'ordered',
};
/** Somebody with a capital letter, or a group, to whom it was said. */
const TO = String.raw`( to (?:(?:Mr|Ms|Mrs|Dr|Sgt|Officer|Sergeant)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)?`;

/**
 * Sentences made of what the witness said or wrote in a corner of a longer one: "said in the presence of six, looking at her cane,
 * “...”", "was heard on the camera to say, “...”", and of a clause that is about him: "it was dark, and Pruitt drove".
 */
export function clausesOf(text: string, name: RegExp): string[] {
  const plain = text
    .replace(/^\((.*)\)\.?$/su, '$1')
    .replace(/, (?:Tr\. )?\d{1,3}:\d{1,2}(?:-[\d:]{1,6})?,/g, '');
  const who = name.source;
  const [, lead = '', own, verb, to = '', words] =
    new RegExp(
      `^${LEAD}(${who})(?:,[^“”]{2,80},)? (?:had |has |then |also )?${SAYS}${TO}(?: [^“”]{0,120}?)?,? ?(“[^”]{3,160}”)[.]?$`,
      'u',
    ).exec(plain) ?? [];
  if (own && words) return [`${lead}${own} ${PAST[verb!] ?? verb}${to}, ${words}`];
  const [, heard, said] =
    new RegExp(
      `\\b(${who}) (?:is|was|can be) heard (?:[^“”,]{2,40} )?(?:to say|saying)[^“”]{0,60}(“[^”]{3,160}”)`,
      'u',
    ).exec(plain) ?? [];
  if (heard && said) return [`${heard} said, ${said}`];
  const [, clause] =
    new RegExp(
      `^[^“”]{6,90}(?:, (?:and|but|as)|;|\\b(?:stated|answered|wrote|said|showed?s?|reports?) that) ((?:${who})(?:['’]s (?:\\p{Ll}+ )?\\p{Ll}+)? (?:\\p{Ll}+|“)[^;]{6,120})$`,
      'u',
    ).exec(plain) ?? [];
  const first = plain === text ? [] : [plain];
  return [...first, ...(clause ? [clause] : [])];
}

/** "said, looking at her cane, “...”": what he did meanwhile is another fact. */
export const SAID_MEANWHILE =
  /\b(?:said|says|wrote|stated|shouted|yelled|answered)\b[^“”]{0,80}, \p{Ll}+ing [^“”]{2,60}, ?“/u;

/** What follows "because" is the reason, which nobody asks an adverse witness for. */
export const withoutReason = (text: string): string =>
  /^[^“”]+$/.test(text)
    ? text.replace(/,? (?:because|so that|in order to|as (?=he|she|they|it)) ?[^“”]*$/u, '.')
    : text;
