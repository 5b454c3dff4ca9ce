import type { CaseFile } from '../case-file.js';
import { CASE_TALK, type Forum } from '../conventions.js';
import { type Line, type Section, framing, resting, text } from '../line.js';
import { evidenceLines, issueLines, partyLines, told } from '../narrative.js';
import { askLines } from '../wishes.js';

const TURNS = [
  'Now consider what came next.',
  'Stay with the order of events.',
  'It does not end there.',
  'Keep this part in mind as you listen to the witnesses.',
  'There is more, and it matters.',
];

/** An opening before a jury or a judge: theme, road map, facts in order of time, evidence, question, ask. */
export function opening(file: CaseFile, forum: Forum): Section {
  const talk = CASE_TALK[file.caseType];
  const jury = forum.decider === 'jury';
  return text([
    [framing(forum.salutation), framing(talk.theme[file.side]), ...standing(file, jury)],
    [
      ...partyLines(file),
      resting(`This is ${talk.label}.`, { sources: file.caseTypeSources }),
      ...roadMap(file, jury),
    ],
    ...told(file.facts, framing('This is what happened.'), TURNS),
    evidence(file, jury),
    issues(file, jury),
    close(file, forum),
  ]);
}

/** The one who claims promises proof; the one who answers asks for patience. */
function standing({ side }: CaseFile, jury: boolean): Line[] {
  const decider = jury ? 'you' : 'the Court';
  if (side === 'claiming')
    return [framing(`It is for us to show ${decider} that this is so, and the facts are how we will do it.`)];
  if (side === 'defending')
    return [
      framing(
        jury
          ? 'Keep your minds open until you have heard all of it.'
          : 'The Court will hear what is claimed, and from us it will hear what the facts show.',
      ),
    ];
  return [];
}

export function roadMap(file: CaseFile, jury: boolean): Line[] {
  const steps = ['First, I will take you through what happened, in the order in which it happened.'];
  if (file.evidence.length > 0) steps.push('Next, I will tell you what evidence to watch for.');
  if (file.issues.length > 0)
    steps.push(
      jury
        ? 'Then I will give you the question to carry with you through the trial.'
        : 'Then I will turn to what the Court is asked to decide.',
    );
  if (file.asks.length > 0) steps.push('And at the end, I will tell you plainly what we ask.');
  return steps.map((step) => framing(jury ? step : step.replace(/\byou\b/g, 'the Court')));
}

function evidence(file: CaseFile, jury: boolean): Line[] {
  if (file.evidence.length === 0) return [];
  const trust = jury
    ? 'You do not have to take my word for any of this.'
    : 'The Court does not have to take my word for any of this.';
  const watch = jury
    ? 'Watch each piece as it comes in, and ask yourselves where it fits in the story.'
    : 'Each piece has its place in the sequence that I have just described.';
  return [framing(trust), ...evidenceLines(file, 'The evidence includes'), framing(watch)];
}

function issues(file: CaseFile, jury: boolean): Line[] {
  if (file.issues.length === 0) return [];
  const lead = jury ? 'The question you will be asked to answer is' : 'The question before the Court is';
  return [
    framing(jury ? 'When all of it is in, hold it against one measure.' : 'All of this serves one purpose.'),
    ...issueLines(file, [lead, 'What it comes down to is'], ['A further question is', 'It is also about']),
  ];
}

function close(file: CaseFile, forum: Forum): Line[] {
  const jury = forum.decider === 'jury';
  const asks = askLines(file, forum, file.client ? 'we' : 'we').map((line) => ({
    ...line,
    text: line.text.replace(/^we\b/, 'We'),
  }));
  const last = jury
    ? 'Listen for the facts, keep them in order, and they will lead you to the answer.'
    : 'The facts, taken in order, lead to that result.';
  if (asks.length === 0)
    return [
      framing(
        jury
          ? 'When the evidence is in, I will come back and ask you to decide this case on these facts.'
          : 'On these facts we will ask the Court to decide.',
      ),
      framing(jury ? last : 'Taken in order, they speak for themselves.'),
    ];
  return [
    framing(
      jury
        ? 'When the evidence is in, I will stand here again and tell you what I tell you now.'
        : 'I come to what we ask.',
    ),
    ...asks,
    framing(last),
  ];
}

/** Quick practice: the same case in about a minute. Hook, client, facts, ask. */
export function quick(file: CaseFile, forum: Forum): Section {
  const talk = CASE_TALK[file.caseType];
  return text([
    [framing(talk.theme[file.side]), ...partyLines(file)],
    ...told(file.facts, framing('Here is the case in a few words.'), ['And then this.', 'One thing more.']),
    [
      ...evidenceLines(file, 'The evidence includes'),
      ...issueLines(file, ['The question is', 'The issue is'], ['A further question is', 'It is also about']),
    ],
    closing(askLines(file, forum), 'That is the case, and these are the facts that decide it.'),
  ]);
}

const closing = (asks: Line[], otherwise: string): Line[] => (asks.length > 0 ? asks : [framing(otherwise)]);
