import { whether } from '../../case-model/exchange-statement.js';
import { isOrdinary } from './casing.js';
import { capital } from './clauses.js';
import { finiteAt, tagged } from './tagged.js';
import { IRREGULAR_PAST } from './words.js';

const AUX = '(did|do|does|was|were|is|are|had|has|have|could|can|would|will|should)';
const ASKS_FOR = new RegExp(
  `^((?:(?:at|on|in|to|for|from|by|with) )?(?:who|whom|whose \\p{Ll}+|what(?: (?!did|do|does|was|were|is|are|had|has|have)\\p{Ll}+)?|which \\p{Ll}+|when|where|how(?: (?:many|much|long|far|often|old|fast)(?: (?!did|do|does|was|were|is|are|had|has|have)\\p{Ll}+){0,2})?)) ${AUX} (.+)\\?$`,
  'iu',
);
const IS_THING =
  /^(what|who) (is|was|are|were) ((?:the|your|his|her|their|that|this|an?) [\p{L}’'-]+(?: (?!when|if|after|before|an?|the|of|to|for|in|on)[\p{L}’'-]+){0,2})\?$/iu;
/** "Who interpreted?", "Which of them signed it?": in the order of a statement. */
const SUBJECT =
  /^(?:who|which \p{Ll}+|what) (?!(?:did|do|does|had|has|have|could|can|would|will)\b)\p{Ll}+\b[^?]*\?$/iu;
/** "You woke up when?" */
const ASKS_AT_END = /\b(?:who|whom|what|where|when|how (?:long|many|much|far|often))\?$/i;
/** "Had anybody else in the plant ever been let go?": where the one who did it ends, nothing tells. */
const OF_ANOTHER = /^(?:was|were|is|are|had|has|have) any(?:body|one|thing) else\b/i;
const OF_COUNSEL = /\b(?:I|me|my|we|us|our)\b/;

/** "Lucien shoved him" */
const opensOnName = (text: string): boolean => {
  const [, word] = /^(\p{Lu}\p{Ll}+) \p{Ll}+ed\b/u.exec(text) ?? [];
  return word !== undefined && !isOrdinary(word.toLowerCase());
};
const lowered = (text: string): string =>
  (!/^(?:Before|After|Between|When|On|In|At|By|During|Until|Since)\b/.test(text) &&
    !/^(?:It|There|That|What|Who|He|She|Here|Nobody|Somebody)['’]s\b/.test(text) &&
    /^(?:I|Mr|Ms|Mrs|Dr|Officer|Exhibit|Page|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|^\p{Lu}\p{Ll}+['’]s\b|^\p{Lu}\p{Ll}+ \p{Lu}|^(?!(?:The|An?|You|Your|He|She|It|They|There|That|This|These|Those|His|Her|Their|Its|Any\w*|Every\w*|Some\w*|No\w*|All|Both|Each|Most|Many|One|Two|Three|Who|What|Which|When|Where|How)\b)\p{Lu}\p{Ll}+ (?:knew|was|were|had|did|told|said|saw|went|came|is|has|called|gave|got)\b|^\p{Lu}{2,}/u.test(
      text,
    )) ||
  opensOnName(text)
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/**
 * A question as it stands behind "Asked": "what did you cut?" is "what you cut", "Was it on?" is "whether it was on"; what counsel
 * put as a statement is "whether" it was so. Undefined where a word would have to be guessed.
 */
export function indirectQuestion(question: string): string | undefined {
  const plain = question.replace(TAG, '?').trim();
  if (ASKS_AT_END.test(plain) || OF_ANOTHER.test(plain)) return undefined;
  if (OF_COUNSEL.test(plain) || /[“”"]|[.;:] \p{Lu}/u.test(plain)) return undefined;
  const [, scene, then] = SCENE.exec(plain) ?? [];
  if (scene && then) {
    const asked = indirectQuestion(capital(then));
    const [, opens, rest] =
      /^(whether|(?:what|who|when|where|which|how)\b[^,]*?) (?=(?:you|he|she|it|they|the|your|\p{Lu}))(.+)$/u.exec(
        asked ?? '',
      ) ?? [];
    return opens && rest ? `${opens}, ${lowered(scene)}, ${rest}` : undefined;
  }
  if (FRAGMENT.test(plain)) return undefined;
  const [, what, was, of, tied] = TIED.exec(plain) ?? [];
  if (what && was && of && tied) return `${what.toLowerCase()} ${of} ${was} ${tied}`;
  const [, thing, be, named] = IS_THING.exec(plain) ?? [];
  if (thing && be && named) return `${thing.toLowerCase()} ${named} ${be}`;
  const [, wh, aux, rest] = ASKS_FOR.exec(plain) ?? [];
  if (wh && aux && rest) {
    const clause = whether(`${aux.charAt(0).toUpperCase()}${aux.slice(1)} ${rest}?`);
    if (clause) return `${wh.toLowerCase()} ${lowered(clause)}`;
    return /^(?:who|which)/i.test(wh) && /^(?:was|were|is|are)$/i.test(aux) && PLACED.test(rest)
      ? `${wh.toLowerCase()} ${aux} ${rest}`
      : undefined;
  }
  if (SUBJECT.test(plain)) return lowered(plain.slice(0, -1));
  if (/^(?:who|whom|whose|what|which|when|where|why|how)\b/i.test(plain)) return undefined;
  // "Your home is which exit?", "In August did you go?": the one asks for a thing, the other is no statement.
  if (NO_STATEMENT.test(plain) || ASKS_WITHIN.test(plain)) return undefined;
  const clause = plain.endsWith('?') ? (whether(plain) ?? inverted(plain)) : undefined;
  if (clause) return `whether ${lowered(clause)}`;
  const put = plain.replace(/[.?]$/, '');
  if (
    /^If\b|, (?:what|who|whom|where|when|which|how)\b|\b(?:who|whom|what|which|where|when|how) (?:long|many|much|far|often|did|do|does|was|were|is|are)\b|\b(?:what|who|where|when|how)$/i.test(
      put,
    )
  )
    return undefined;
  return finiteAt(tagged(put)) > 0 &&
    !/\b(?:what time|how many|how much|how long)\b/i.test(put) &&
    !/^(?:did|do|does|was|were|is|are|had|has|have|could|can|would|will)\b/i.test(put)
    ? `whether ${lowered(put)}`
    : undefined;
}
const ASKS_WITHIN =
  /\b(?:is|was|are|were) (?:which|what|whose|who|where)\b|^(?:In|On|At|By|After|Before|From|During|Since|Until) [^,?]{2,50}? (?:did|do|does|was|were|had|have|has|is|are|could|can) (?:you|he|she|they|it)\b/i;
/** "Look at the last row." tells nothing, and "You went there on what date?" and, behind where or when it was, "did you go" ask on. */
const NO_STATEMENT =
  /^(?:[Ll]ook|[Ss]ee|[Tt]ake|[Tt]urn|[Gg]o|[Ss]how|[Tt]ell|[Rr]ead|[Gg]ive|[Ll]et|[Aa]ssume|[Ss]ay|[Ll]isten|[Pp]oint)\b|\b(?:at|on|in|to|for|from|by|with|of|about|through) (?:what|which|whom|whose)(?: \p{Ll}+)?[?.]$|, (?:did|do|does|was|were|is|are|had|has|have|could|can|would|will) (?:you|he|she|it|they|there|the|your|his|her|their|any\p{Ll}*|\p{Lu}\p{L}+)\b/u;

/** "Were the rakers put back?", "Had any doctor told you?": the verb stands behind two or three words of a subject. */
function inverted(question: string): string | undefined {
  const [, aux, rest] = /^(was|were|is|are|had|has|have|could|can|would|will) (.+)\?$/iu.exec(question) ?? [];
  if (!aux || !rest) return undefined;
  const words = tagged(`${capital(rest)}.`);
  const own = /^any(?:thing|body|one)\b/i.test(rest)
    ? 1
    : /^(?:the|your|his|her|their|any|that|this|an?)\b/i.test(rest)
      ? 2
      : 0;
  if (own === 0) return undefined;
  const at = words.findIndex(
    ({ lower, tags }, index) =>
      index >= own &&
      (/^(?:be|have)$/.test(lower) ||
        IRREGULAR_PAST.has(lower) ||
        /(?:ed|en|ing)$/.test(lower) ||
        tags.has('Preposition') ||
        tags.has('Adjective')),
  );
  if (at < own || at > own + 2) return undefined;
  const subject = words
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ');
  return `${lowered(subject)} ${aux.toLowerCase()} ${words
    .slice(at)
    .map(({ text, post }) => `${text}${post}`)
    .join('')
    .replace(/[.]$/, '')
    .trim()}`;
}

const TAG =
  /(?:(?<!\b(?:was|were|is|are|be|been|not|it|that) )(?:,? (?:right|correct|true))|,? (?:(?:is|was)(?:n['’]t)? (?:that|it) (?:right|correct|true|so)|isn['’]t that so|(?:did|do|does|was|were|is|are|had|has|have|could|would)n['’]t (?:you|he|she|it|they|there)|(?:is|was|are|were|did|do|does|had|has|have) (?:it|there|you|he|she|they|that)))\?$/i;
/** "Before May 2, had you ever looked?" */
const SCENE =
  /^((?:Before|After|Between|When|On|In|At|By|During|Until|Since)\b[^,?]{3,60}(?:, \d{4})?), ((?:who|what|when|where|which|how|did|do|does|was|were|is|are|had|has|have|could|can|would)\b[^?]+\?)$/iu;
/** "After he was hurt.": of what was asked before. */
const FRAGMENT = /^(?:After|Before|When|While|Because|If|Until|Since|Although|Unless)\b[^,]*[.?]$/;
/** "What is the bonus tied to?" */
const TIED =
  /^(what|who|whom) (is|was|are|were) ((?:the|your|his|her|their) [\p{L}’'-]+(?: [\p{L}’'-]+)?) ([\p{L}’'-]+ (?:to|for|of|by|with|on|in|from|at))\?$/iu;
const PLACED = /^(?:in|on|at|by|with|behind|near|there|present|else)\b/i;
