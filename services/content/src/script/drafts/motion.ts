import type { CaseFile } from '../case-file.js';
import type { Said } from '../said.js';
import { type Authority, standsAlone } from '../authorities.js';
import type { Forum } from '../conventions.js';
import { bare, joined, sentence } from '../english/phrases.js';
import { strengthOf } from '../english/strength.js';
import { type Line, type Section, framing, resting, text } from '../line.js';
import { evidenceLines, factLines, issueLine, issueLines, partyLines, told } from '../narrative.js';
import { askLines } from '../wishes.js';
import { factsByIssue } from './closing.js';

/** Spoken rules grow tiring fast: after these the list of citations serves better. */
const AUTHORITIES_SPOKEN = 6;

/** A motion: issue, rule from the user's own authorities, application, relief. */
export function motion(file: CaseFile, forum: Forum): Section {
  return text([
    [framing(forum.salutation), ...partyLines(file), ...askLines(file, forum).slice(0, 1)],
    issue(file),
    [
      framing(
        'I will take this in order: the facts, the rule, how the rule meets the facts, and the relief.',
      ),
    ],
    ...told(file.facts, framing('The facts are these.'), [
      'The file goes on.',
      'What followed matters as well.',
      'These facts complete the picture.',
    ]),
    rule(file),
    ...application(file),
    relief(file, forum),
  ]);
}

function issue(file: CaseFile): Line[] {
  if (file.issues.length === 0)
    return [framing('The issue is whether the facts of this file call for the relief that we seek.')];
  return issueLines(
    file,
    ['The issue is', 'The issue is'],
    ['A further question is', 'The motion also turns on'],
  );
}

/** The rule in the words in which the file gives it. A rule that the file does not give is asked for, never supplied. */
export function rule(file: CaseFile): Line[] {
  if (file.authorities.length === 0) {
    return [
      framing(
        '[Add the governing rule here before you argue: your file names no authority, and none is supplied for you.]',
      ),
    ];
  }
  const spoken = file.authorities.slice(0, AUTHORITIES_SPOKEN);
  const named = spoken.filter((authority) => onlyNamed(authority, file));
  const told = new Map(
    spoken
      .filter((authority) => !named.includes(authority))
      .map((authority) => [authority.sentence, authority]),
  );
  const names = joined(named.map((authority) => authority.citation.text));
  return [
    framing('I turn to the rule.'),
    ...[...told.values()].map(ruleLine),
    ...(named.length > 0
      ? [resting(sentence(`The ${named.length > 1 ? 'authorities are' : 'authority is'} ${names}`), ...named)]
      : []),
  ];
}

/** Only the citation stands in the file, without a word on what it holds; or its sentence is heard among the issues. */
const onlyNamed = ({ sentence: said, citation }: Authority, file: CaseFile): boolean =>
  standsAlone(said, citation.text) || file.issues.some((issue) => issue.text.includes(citation.text));

function ruleLine(authority: Authority): Line {
  const said = bare(authority.sentence);
  if (authority.sources.some((source) => source.kind === 'case-field'))
    return resting(sentence(said), authority);
  return resting(
    `Our papers put it this way: “${said.replace(/["“”]/g, "'").replace(/[.,]+'$/, "'")}.”`,
    authority,
  );
}

function application(file: CaseFile): Line[][] {
  const { answers } = factsByIssue(file);
  const matched = answers.filter(({ facts }) => facts.length > 0);
  if (matched.length === 0) {
    return [
      [framing('Now apply that to this file.'), ...factLines(strongest(file.facts, 3)), ...proof(file)],
    ];
  }
  return matched.map(({ issue: asked, facts }, at) => [
    framing(at === 0 ? 'Now apply that to this file.' : 'The same holds for the next point.'),
    issueLine(asked, file, 'We asked', at === 0 ? 'Start with' : 'Go on to'),
    ...factLines(strongest(facts, 4)),
    ...(at === matched.length - 1 ? proof(file) : []),
  ]);
}

const proof = (file: CaseFile): Line[] => evidenceLines(file, 'The support for that includes');

export function strongest(facts: readonly Said[], count: number): Said[] {
  const stated = facts.filter((fact) => fact.kind === 'statement' || fact.kind === 'fragment');
  const best = [...stated].sort((a, b) => strengthOf(b.text) - strengthOf(a.text)).slice(0, count);
  return facts.filter((fact) => best.includes(fact));
}

function relief(file: CaseFile, forum: Forum): Line[] {
  const asks = askLines(file, forum);
  const welcome = framing("I welcome the Court's questions.");
  if (asks.length === 0) return [framing('On these facts we ask the Court to rule in our favor.'), welcome];
  return [framing('That brings me to the relief.'), ...asks, welcome];
}
