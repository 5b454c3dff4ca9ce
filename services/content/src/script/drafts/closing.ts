import type { CaseFile } from '../case-file.js';
import type { Side } from '../parties.js';
import type { Said } from '../said.js';
import { CASE_TALK, type Forum } from '../conventions.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { joined, sentence } from '../english/phrases.js';
import { type Line, type Paragraph, type Section, framing, inTurn, nameOf, resting, text } from '../line.js';
import { evidenceLines, factLines, issueLine, issueLines, told } from '../narrative.js';
import { askLines } from '../wishes.js';

/** A closing argues: the question, the facts that answer it, the evidence, the other side, and the ask. */
export function closing(file: CaseFile, forum: Forum): Section {
  const jury = forum.decider === 'jury';
  const talk = CASE_TALK[file.caseType];
  const { answers, rest } = factsByIssue(file);
  const begin = file.client
    ? resting(
        sentence(`This is my last chance to speak to ${forum.asked} for ${file.client.name}`),
        file.client,
      )
    : framing(`This is my last chance to speak to ${forum.asked} for my client.`);
  return text([
    [framing(forum.salutation), begin, framing(talk.theme[file.side])],
    [framing(roadMap(file, jury))],
    ...told(rest, framing(jury ? 'Put the facts in order once more.' : 'The facts stand in this order.'), [
      'Then look at what followed.',
      'Put the next facts beside those.',
      'And do not stop there.',
      'Each of these facts leans on the one before.',
    ]),
    ...answers
      .filter(({ facts }) => facts.length > 0)
      .map(({ issue, facts }, at) => answer(file, issue, facts, at, jury)),
    unanswered(
      file,
      answers.filter(({ facts }) => facts.length === 0).map(({ issue }) => issue),
      jury,
    ),
    proof(file, jury),
    otherSide(file, jury),
    end(file, forum),
  ]);
}

function roadMap(file: CaseFile, jury: boolean): string {
  const steps = ['go back to the facts'];
  if (file.issues.length > 0)
    steps.push(
      jury
        ? 'put them beside the question you have to answer'
        : 'set them beside the question before the Court',
    );
  steps.push('answer what may be said against them');
  if (file.asks.length > 0) steps.push(jury ? 'tell you what we ask' : 'say what we ask');
  return `${jury ? 'Let me' : 'I will'} ${joined(steps)}.`;
}

/** Each fact goes to the issue whose words it shares most; a fact that shares none tells the story. */
export function factsByIssue(file: CaseFile): { answers: { issue: Said; facts: Said[] }[]; rest: Said[] } {
  const answers = file.issues.map((issue) => ({ issue, stems: stemsOf(issue.text), facts: [] as Said[] }));
  const rest: Said[] = [];
  for (const fact of file.facts) {
    const stems = stemsOf(fact.text);
    const scored = answers
      .map((one) => ({ one, score: sharedStems(one.stems, stems) }))
      .sort((a, b) => b.score - a.score);
    const best = scored[0];
    if (best && best.score >= 2) best.one.facts.push(fact);
    else rest.push(fact);
  }
  return { answers, rest };
}

const MEETS = [
  'Look at what the facts say to that.',
  'The facts speak to that directly.',
  'Set this beside it.',
];

function answer(file: CaseFile, issue: Said, facts: Said[], at: number, jury: boolean): Paragraph {
  const question =
    at === 0 ? (jury ? 'The question for you is' : 'The question for the Court is') : 'The next question is';
  const head = issueLine(
    issue,
    file,
    question,
    at === 0 ? 'The first question is one of' : 'The next question is one of',
  );
  return [head, framing(MEETS[at % MEETS.length]!), ...factLines(facts)];
}

/** Issues whose words no fact shares are put to the whole story. */
function unanswered(file: CaseFile, issues: Said[], jury: boolean): Paragraph {
  if (issues.length === 0) return [];
  const all = issues.length === file.issues.length;
  const question = all
    ? jury
      ? 'The question for you is'
      : 'The question for the Court is'
    : 'One more question is';
  const lines = issueLines(
    { ...file, issues },
    [question, all ? 'What has to be decided is' : 'What also has to be decided is'],
    ['One more question is', 'There is also the matter of'],
  );
  const test = jury
    ? 'Take the facts that I have just gone through, and ask which answer they leave room for.'
    : 'The facts that I have just gone through leave room for one answer.';
  return [...lines, framing(test)];
}

function proof(file: CaseFile, jury: boolean): Line[] {
  if (file.evidence.length === 0) return [];
  return [
    framing('None of this rests on my voice.'),
    ...evidenceLines(file, 'It rests on evidence that includes'),
    framing(jury ? 'Take it with you when you deliberate.' : 'It is before the Court.'),
  ];
}

function otherSide(file: CaseFile, jury: boolean): Line[] {
  const turn = inTurn([
    'Ask of that account what you ask of ours: which fact does it rest on, and where does it stop?',
    'Whatever is said in answer, hold it to the facts, one at a time.',
  ]);
  const other = nameOf(file.opponent, 'The other side');
  const line = sentence(`${other} may ask ${jury ? 'you' : 'the Court'} to see it differently`);
  return [
    file.opponent ? resting(line, file.opponent) : framing(line),
    framing(jury ? turn() : 'Whatever is said in answer has to be held to the facts, one at a time.'),
  ];
}

const STANDING: Record<Side, string[]> = {
  claiming: ['We set out to show this, and the facts have shown it.'],
  defending: ['A claim reaches as far as its facts, and where the facts stop, the claim stops too.'],
  unknown: [],
};

function end(file: CaseFile, forum: Forum): Line[] {
  const jury = forum.decider === 'jury';
  const asks = askLines(file, forum);
  const standing = STANDING[file.side].map(framing);
  const thanks = framing(jury ? 'Thank you.' : 'Thank you, Your Honor.');
  if (asks.length === 0)
    return [
      ...standing,
      framing(
        jury
          ? 'I ask you to decide this case on the facts, and on nothing else.'
          : 'I ask the Court to decide this case on the facts.',
      ),
      thanks,
    ];
  return [
    ...standing,
    framing(jury ? 'You have the facts, and now the decision is yours.' : 'The facts support one result.'),
    ...asks,
    thanks,
  ];
}
