/** Who spoke for whom in a court is nothing that anyone tells. */
const APPEARS =
  /\bargued the cause\b|^(?:also )?appearing (?:for|on behalf of)\b|\bappeared (?:for|on behalf of) (?:the )?(?:plaintiff|defendant|petitioner|respondent|appell|state|government|people)/i;

/** "Denied that ...": what somebody else says, told to be denied. */
const DENIED =
  /^(?:\d+\. )?(?:It is (?:further |specifically |expressly )?denied|Denied|The allegations of)\b/i;
/** What an affiant makes of it is no fact. */
const BELIEVED =
  /^(?:[^,“”"]{3,160}, )?(?:I|[Yy]our [Aa]ffiant|[Tt]he [Aa]ffiant|[Aa]ffiant) (?:also |further |therefore |respectfully )*(?:believes?|submits?) that\b/u;

/** Is a sentence what somebody denies or believes, or who spoke for whom? */
export const isNoFact = (text: string): boolean =>
  APPEARS.test(text) || BELIEVED.test(text) || DENIED.test(text);
