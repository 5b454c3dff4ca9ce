/** A court or a party says that this is what must be decided. */
const ASKED =
  /\b(?:issues?|questions?|address\w*|decid\w+|consider\w*|determin\w+|resolv\w+|examin\w+|ask(?:s|ed)?|turns on|dispute[ds]?|presents?|(?:is|are|was|were)|:)(?: (?:in|of|the|presented|before|us|this|court|here|is|are|was|first|next|then|on|to|as|first)){0,6}[,:]? ?[“"(]?\d?[.)]? ?$/i;
const BESIDE_THE_POINT =
  /\b(?:regardless of|irrespective of|no matter|not|without regard to|rather than|state|indicate|specify|identify) $/i;
/** The question ends; what follows is another, or another sentence whose beginning lost its full stop. */
const NEXT =
  /[;?]|, (?:and|or|but|not|as) (?:if|whether|rather|\(?\d)|\bwhether\b| (?:turns|hinges) on\b|, (?:the Court|we|and the|it is clear|but|which)\b| \[\*\d| (?=(?:The|This|But|However|Because|If|He|She|They|It|We|For) \S)|: /g;
/** "Whether they have done so requires ...": the whole clause is the subject of another; "whether now known or not" asks nothing. */
const NO_QUESTION =
  /\b(?:requires?|would require|depends|matters?|remains|is (?:irrelevant|immaterial|beside)|awaits?|need not be)\b|^(?:affirmative|now|known|written|oral|directly|express|in law|at law|intentional|compensatory|civil|criminal|by|through)\b.{0,60}\bor\b/i;
/** Whether words behind "whether" ask nothing. */
export const asksNothing = (words: string): boolean => NO_QUESTION.test(words);
const LONGEST = 230;
const FEWEST_WORDS = 4;

export interface Question {
  value: string;
  asked: boolean;
}

/** Cut between words, at the last comma when there is one late enough. */
function within(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, text.lastIndexOf(' ', LONGEST));
  const comma = cut.lastIndexOf(', ');
  return comma > LONGEST / 2 ? cut.slice(0, comma) : cut;
}

/** What a sentence asks: "whether ..." to the end of the question. */
export function questionsIn(sentence: string): Question[] {
  return [...sentence.matchAll(/\bwhether (?:or not )?/gi)].flatMap(({ 0: word, index }) => {
    const before = sentence.slice(Math.max(0, index - 80), index);
    if (BESIDE_THE_POINT.test(before)) return [];
    const rest = sentence.slice(index + word.length).replace(/[.”"\s]+$/, '');
    const end = [...rest.matchAll(NEXT)].find((match) => match.index > 12)?.index ?? rest.length;
    const value = within(rest.slice(0, end)).trim();
    return value.split(' ').length >= FEWEST_WORDS && !asksNothing(value)
      ? [{ value: `Whether ${value}`, asked: index === 0 || ASKED.test(before) }]
      : [];
  });
}

/** "INTERROGATORY NO. 4: ...": what one side wants to know of the other. */
const DISCOVERY =
  /^(?:(?:special|form) )?(?:interrogator(?:y|ies)|requests?(?: for (?:production|admissions?|documents|inspection))?|topics?|questions?)\s+(?:nos?\.?|numbers?|#)?\s*\d+\b/i;
const STATES_ISSUES =
  /\b(?:issues?|questions?)\b[^.;]{0,60}\b(?:is|are|include|presented|following)\b[^.;]{0,40}\bwhether\b/i;

/** Whether it asks what is so, and not for what somebody wants: a request of discovery, an issue to be decided, a question. */
export const asksOnly = (text: string): boolean =>
  DISCOVERY.test(text) || STATES_ISSUES.test(text) || /\?["”’')\]]*$/.test(text);
