/** What an answer leaves when it is cut from its question, and what says that nothing is known. */
const CUT: readonly RegExp[] = [
  // "You did not.", "You do not know."
  /^(?:You|He|She|They|\p{Lu}[\p{L}’'-]+) (?:do|does|did|were|was|are|is|have|has|had|would|could|can) ?not(?: (?:know|remember|recall|say))?[.]$/u,
  // "Roe stated not really, for ten seconds.", "You did, for a long time."
  /^\p{Lu}[\p{L}.’'-]{1,30}(?: \p{Lu}[\p{L}.’'-]{1,30})? (?:stated|said|answered|replied|advised) (?:not really|yes|no|maybe|kind of|yeah|nope|sort of|probably)\b(?! one| longer)[^“]{0,120}[.]$/u,
  /^You (?:did|do|were|are|had|have|could|would)(?:,| for) [^“”]{2,30}[.]$/u,
  /^(?:On|In|At|About|From|With) (?:whatever|whoever|what|that|it|them)\b[^,“”]{0,30}[.]$/u,
  // "When Lenny brought it home, August.": a clause without its sentence.
  /^(?:When|While|Before|After|Because|Since|If|Until|Unless|Although|Whether) [^,;“”]*(?:, (?:\p{L}+|in \p{L}+))?[.]$/u,
  /^(?:The|A|An) [^,“”]{3,50}, if (?:he|she|they|it|you) [^,]{3,40}[.]$/,
  // "Roe did not ask for what."
  /\b(?:for|about|of|with|to|from|on|over) what[.]$/,
  /\b(?:once|twice) times\b|\bdid not go look \p{Lu}/u,
  // "Roe did not use that word.", "I've thought about that a lot.": of what, the question said.
  /\b(?:know|knew|use[ds]?|say|said|think|thought|mean|meant|want(?:ed)?|recall|deny|denied) that (?:when|then|word|day|night|time|one|a lot|at all)\b/,
  /\babout (?:that|it|them)\b|\b(?:picture|photo|copy|list|one|some|part|most|none) of (?:them|it|those|that)\b/,
  // "I don't know if Stephen did."
  /“(?:I|We) (?:do not|don['’]t|did not|didn['’]t|can['’]t|cannot|couldn['’]t|could not) (?:remember|recall|know|say|tell|think|believe)\b[^”]{0,60}”[.]?$/,
  /“I(?:['’]d| would) (?:have to|rather|say)\b[^”]{0,50}”[.]?$/,
  /“I(?:['’]m| am) (?:not an? |sure|not sure)[^”]{0,30}”[.]?$/,
  // "Around there.", "Not then.", "At first."
  /^The answer (?:under oath )?was: “(?:Around (?:there|then)|At first|Not (?:then|every time|that I know)|It (?:does|did|was|is)|Some(?:times)?|Just (?:him|her)|Most(?:ly)?|I told you\b[^”]*|The Lord|None, that I know)[.,]?”[.]?$/,
  /\bwas asked: “(?:Would you|Could you|Do you know|Do you see|And you go by|What do you call|How did that make)\b/,
];

/** An answer that tells nothing without its question, or tells only that the witness does not know. */
export const isCutAnswer = (text: string): boolean => CUT.some((one) => one.test(text));

/** "Roe noted an odor, yes." */
export const withoutYes = (text: string): string =>
  text.replace(/, (?:yes|no|sir|ma['’]am|yeah)(?:, (?:sir|ma['’]am))?(?=[.]$)/i, '');
