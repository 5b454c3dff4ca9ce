import { datesIn } from '@lectern/legal-text/dates';

/** What is counted in a draft. Each measure looks at the published text alone, not at how it was made. */

const words = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const bare = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const own = ({ sources }) => sources.some(({ kind }) => kind === 'slot' || kind === 'attorney');
const outsideQuotes = (text) => text.replace(/[“"][^”"]*[”"]/g, '“words”');

const SPEECHES = ['opening_statement', 'closing_argument', 'motion_argument'];
const PROCEDURE =
  /\b(?:the (?:trial |district |superior |circuit |lower )?court (?:found|held|ruled|denied|granted|dismissed|concluded|affirmed|reversed)|filed (?:a|an|the|this) (?:motion|complaint|suit|lawsuit|appeal|petition|brief)|motion to|summary judgment|appealed|indict(?:ed|ment)|pleaded guilty|plea agreement|settlement|insurer|insurance compan)/i;
/** What a statute does, and what a verdict would say: an opening tells what happened. */
const LAW_OR_ARGUMENT =
  /\b(?:became law|into law|statut\w+|regulations?|constitution\w*|amendment|breach(?:ed|es)?|negligen\w*|liable|unlawful\w*|violat(?:ed|es|ing|ion|ions)|in violation|(?:paragraphs?|Counts?) (?:\d|[IVX]+\b)|otherwise denies|argued the cause)\b/i;
const TAGGED = /,? (?:correct|right|true)\?$/i;
const OPEN =
  /^(?:(?:and|so|now|then),? )?(?:who|whom|what|when|where|why|how|which|tell|describe|explain|please)\b/i;
const CLOSED = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|isn't|wasn't|didn't)\b/i;
const TWO =
  /;|,? (?:and|but) (?:then )?(?:you|he|she|it|they|we)\b|,? (?:and|but) (?:\w+ly )?(?:\w{3,}ed|went|took|gave|saw|said|told|wrote|left|came|made|had|was|were)\b|\b(?:because|although|while|when you|after you|before you)\b|, (?:who|which|whose)\b/i;

/** Counts over one published draft. `side` and `criminal` are the case's, as a reader of the caption knows them. */
export function measure(
  { provenance },
  { scenario, side, criminal, client, opponent, telling, dated = [], written },
) {
  const count = {};
  const worst = [];
  const add = (name, lines) => {
    count[name] = lines.length;
    for (const { text } of lines) worst.push([name, text]);
  };
  const spoken = provenance.filter((line) => !own(line) && SPEECHES.includes(line.contentType));
  const facts = spoken.filter(({ sources }) =>
    sources.some(({ kind }) => kind === 'pdf' || kind === 'case-field'),
  );
  const told = provenance[0]?.part?.title !== 'There is no story here yet';
  const questions = told
    ? provenance.filter((line) => line.contentType === 'cross_examination_questions' && !own(line))
    : [];
  const opening = spoken.filter(
    ({ contentType }) => contentType === 'opening_statement' && scenario === 'opening-statement',
  );
  // Why nobody is asked, and what to add, is said in sentences and is no question.
  const says = ({ text, sources }) => text.endsWith('.') && sources.every(({ kind }) => kind === 'framing');
  const cross = scenario === 'cross-examination' ? questions.filter((line) => !says(line)) : [];
  const direct = scenario === 'witness-examination' ? questions.filter(({ text }) => text.endsWith('?')) : [];

  count.sentences = spoken.length;
  count.questions = questions.length;
  count.factSentences = facts.length;
  add(
    'unsupported',
    provenance.filter(({ sources }) => sources.some(({ kind }) => kind === 'unsupported')),
  );
  add(
    'longer than 25 words',
    spoken.filter(({ text }) => words(text) > 25),
  );
  add(
    'procedure in an opening',
    opening.filter(({ text }) => PROCEDURE.test(outsideQuotes(text))),
  );
  add(
    'law or argument in an opening',
    opening.filter(
      (line) => facts.includes(line) && LAW_OR_ARGUMENT.test(outsideQuotes(line.text)) && !isAsk(line),
    ),
  );
  add(
    'wrong burden',
    spoken
      .filter(({ contentType }) => contentType !== 'motion_argument')
      .filter(({ text }) => wrongBurden(outsideQuotes(text), { criminal, side })),
  );
  add(
    'wrong side',
    spoken.filter(({ text }) => wrongSide(outsideQuotes(text), { side, criminal, client, opponent })),
  );
  add(
    'cross: two facts',
    cross.filter(({ text }) => TWO.test(outsideQuotes(text).replace(TAGGED, ''))),
  );
  add(
    'cross: not leading',
    cross.filter(({ text }) => OPEN.test(text) || CLOSED.test(text) || !/\?$/.test(text)),
  );
  add(
    'direct: suggests the answer',
    direct.filter(({ text }) => TAGGED.test(text) || CLOSED.test(text) || !OPEN.test(text)),
  );
  add('said twice', twice(provenance));
  add(
    'altered quotation',
    provenance.filter(({ text }) =>
      quotedIn(text).some((words) => !written.some((one) => one.includes(words))),
    ),
  );
  add(
    'the file speaks',
    spoken.filter(
      ({ text, sources }) => /\bthe file\b/i.test(text) && !sources.every(({ kind }) => kind === 'framing'),
    ),
  );
  count.crossWords = cross.map(({ text }) => words(text.replace(TAGGED, '')));
  count.eventsTold = telling ? datedInOrder(facts) : null;
  count.eventsOfTheCase = telling ? dated.length : 0;
  count.eventsOfTheCaseTold = telling
    ? dated.filter(({ said }) =>
        said.some((text) => facts.some((line) => bare(line.text).includes(bare(text).slice(-40)))),
      ).length
    : 0;
  return { count, worst };
}

/** Who is spoken for, what is charged by its name, what is asked and which claim asks for more rest on the form, not on a fact. */
const isAsk = ({ text }) =>
  /^(?:I represent|On the other side|The \p{L}+ charges|At the end|We will ask|We ask|For .{3,60} the law asks)\b/u.test(
    text,
  );

function wrongBurden(text, { criminal, side }) {
  if (/\bprobable cause\b/i.test(text)) return true;
  const says =
    /\b(?:burden|must (?:prove|show)|have to show|beyond a reasonable doubt|more likely|preponderance|clear and convincing)\b/i.test(
      text,
    );
  if (!says) return false;
  if (criminal && /\b(?:preponderance|more likely true|clear and convincing)\b/i.test(text)) return true;
  if (!criminal && /\breasonable doubt\b/i.test(text)) return true;
  return side === 'defending' && /\bwe (?:must|have to) (?:prove|show)\b|\bour burden\b/i.test(text);
}

function wrongSide(text, { side, criminal, client, opponent }) {
  if (
    opponent &&
    new RegExp(`\\bverdict for ${escaped(opponent)}|\\bI represent ${escaped(opponent)}`).test(text)
  )
    return true;
  if (criminal && side === 'defending' && /\bfind .{2,60} guilty\b/i.test(text) && !/not guilty/i.test(text))
    return true;
  if (criminal && side === 'claiming' && /\bfind .{2,60} not guilty\b/i.test(text)) return true;
  return (
    client !== undefined &&
    text.includes(client) &&
    /\b(?:purportedly|allegedly|supposedly|claims to)\b/i.test(text)
  );
}
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letters and figures alone: rows and pages break a text anywhere, and brackets are not said. */
export const squeezed = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const FEWEST_QUOTED = 3;
/** The sentences between quotation marks, each by itself: what stood between them in the paper may be left out. */
const quotedIn = (text) =>
  [...text.matchAll(/“([^“”]+)”/g)]
    .flatMap(([, quoted]) => quoted.split(/(?<=[.?!])[’”]? (?=[\p{Lu}‘])|…/u))
    .filter((quoted) => quoted.split(/\s+/).length >= FEWEST_QUOTED)
    .map(squeezed);

/** The same words again within one section. */
function twice(provenance) {
  const seen = new Set();
  return provenance.filter((line) => {
    if (own(line)) return false;
    const key = `${line.contentType} ${bare(line.text)}`;
    return seen.has(key) || !seen.add(key);
  });
}

/** Days of the told facts, how many there are and how many stand in order of time. */
function datedInOrder(facts) {
  const days = facts.flatMap(({ text }) => {
    const [date] = datesIn(text);
    return date?.year && date.month && date.day ? [date.year * 10_000 + date.month * 100 + date.day] : [];
  });
  const distinct = days.filter((day, at) => day !== days[at - 1]);
  const inOrder = distinct.filter((day, at) => at === 0 || day >= distinct[at - 1]).length;
  return { told: distinct.length, inOrder };
}

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0 ? null : sorted[Math.floor(sorted.length / 2)];
};
