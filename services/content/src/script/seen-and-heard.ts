import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { standsFor } from '../case-model/allegiance.js';
import type { Brief } from './brief.js';
import { heardFrom } from './heard-from.js';
import { type Line, type Paragraph, part, resting } from './line.js';
import { isThing, spokenThing } from './parts.js';
import { storyWeights } from './story-weight.js';
import { sideOf } from './witnesses.js';

const MOST_HEARD = 4;
const MOST_SEEN = 3;

/** The witnesses whom this side can call, with what each tells of the story that was just told, and the papers and recordings that it rests on. */
export function proof(brief: Brief, told: readonly ModelFact[]): Paragraph {
  const facts = new Map(brief.model.facts.map((fact) => [fact.id, fact]));
  const criminal = brief.read.sides.criminal || brief.read.details.caseType === 'criminal-defense';
  // An accused promises no witness: nobody has to testify for him, and the prosecution chooses its own.
  const silent = criminal && brief.model.side === 'defending';
  const witnesses = brief.model.people.filter(
    (person): person is ModelPerson =>
      !silent &&
      person.witness &&
      person.kind === 'person' &&
      sideOf(brief, person) !== 'theirs' &&
      standsFor(brief.read, person) !== 'theirs' &&
      told.some((fact) => fact.people.includes(person.id)),
  );
  const things = brief.model.evidence.filter(
    ({ name, facts: on }) =>
      isThing(brief, name) &&
      // "Exhibit 11" alone says nothing of what will be seen.
      ((!/^Exhibit \S+$/.test(name) && !TELLS.test(name)) || brief.read.typed) &&
      name.split(' ').length <= 8 &&
      (on.length > 0 || brief.read.typed) &&
      [...on].every((id) => facts.get(id)?.kind !== 'procedure'),
  );
  return part('What you will see and hear', [
    ...ofOne(witnesses.flatMap((person) => heardFrom(brief, person, told) ?? [])).slice(0, MOST_HEARD),
    ...(silent ? [] : seenIn(brief, told)),
    ...things.slice(0, 6).map((thing) => resting(`You will see ${spokenThing(brief, thing.name)}.`, thing)),
  ]);
}

/** "Lindqvist recorded a lien", the company or one of two of that name: which of them did it nobody is told. */
function ofOne(lines: readonly Line[]): Line[] {
  const deed = ({ text }: Line): string | undefined => /, who (.+)$/.exec(text)?.[1];
  return lines.map((line) => {
    const own = deed(line);
    return own !== undefined && lines.filter((other) => deed(other) === own).length > 1
      ? { ...line, text: line.text.replace(/, who .+$/, '.') }
      : line;
  });
}

/** "The parties signed a lease, Exhibit A" is no thing. */
const TELLS = /\b(?:signed|entered|wrote|sent|is|was|were|are|has|had)\b/;
const MESSAGE =
  /^On (\p{Lu}\p{Ll}+ \d{1,2}, \d{4})(?:, at [^,]{4,12})?, (\p{Lu}[^,:“”]{2,40}?) (?:sent a message|wrote a letter|wrote|e-?mailed|texted)(?: to)? (\p{Lu}[^:,“”]{2,40}?)(?::|\.$)/u;
const PAPER =
  /^In (?:an?|the|his|her|its) (memorandum|memo|letter|e-?mail|report|log|note|text message|entry) (?:of|dated) (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}),/u;
const RECORDED: readonly [RegExp, string][] = [
  [/\b(?:body-worn|body) camera\b|\bbodycam\b/i, 'You will see what the body camera recorded.'],
  [/\b(?:video|surveillance|dash ?cam)\b/i, 'You will see the video.'],
  [/\b(?:911 call|recorded call|voicemail)\b/i, 'You will hear the call.'],
];
/** What was not recorded, or not any more, is not promised. */
const NOT_RECORDED = /\b(?:no|not|never|without|muted|erased|deleted|overwritten|died|off)\b/i;

/** "You will see what Reed wrote to Orne on May 4, 2021.": of the told messages and papers those that do the most, and a recording once. */
function seenIn({ read }: Brief, told: readonly ModelFact[]): Line[] {
  const weight = storyWeights(read, told);
  const papers = told
    .flatMap((fact) => {
      const [first = ''] = fact.said;
      const [, day, from, to] = MESSAGE.exec(first) ?? [];
      const [, thing, dated] = PAPER.exec(first) ?? [];
      const text = day
        ? `You will see what ${from} wrote to ${to!.replace(/ (Jr|Sr)$/, ' $1.')} on ${day}.`
        : thing && `You will see the ${thing} of ${dated}.`;
      return text ? [{ text, fact }] : [];
    })
    .sort((a, b) => weight(b.fact) - weight(a.fact))
    .slice(0, MOST_SEEN)
    .sort((a, b) => told.indexOf(a.fact) - told.indexOf(b.fact));
  const recordings = RECORDED.flatMap(([names, text]) => {
    const fact = told.find(({ said }) => said.some((one) => names.test(one) && !NOT_RECORDED.test(one)));
    return fact ? [{ text, fact }] : [];
  });
  return [...papers, ...recordings.slice(0, 1)].map(({ text, fact }) => ({
    ...resting(text, fact),
    reworded: true,
  }));
}
