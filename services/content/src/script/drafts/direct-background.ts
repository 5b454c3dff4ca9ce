import type { ModelPerson } from '@lectern/contracts/case-model';
import type { Brief } from '../brief.js';
import { type Line, framing, resting } from '../line.js';
import type { Told } from '../direct-testimony.js';
import { isJob } from '../open-questions-of-ways.js';
import { OFFICIAL } from '../../case-model/allegiance.js';

const HEALS = /^Dr\b|\b(?:doctor|physician|surgeon|nurse|psychologist|therapist|paramedic)\b/i;
const HOLDS_A_JOB =
  /\b(?:manager|director|supervisor|clerk|president|officer|engineer|foreman|dispatcher|driver|teacher|inspector|analyst|accountant|superintendent|agent|bartender|secretary|technician|designer|founder|principal|coordinator)\b/i;

/** What is asked of somebody of whose work the file tells. */
export function workOf({ name, role = '' }: ModelPerson): string[] | undefined {
  if (OFFICIAL.test(name))
    return ['Where do you work?', 'How long have you been an officer?', 'What training have you had?'];
  if (HEALS.test(`${name} ${role}`))
    return ['What is your profession?', 'Where did you train?', 'How long have you practiced?'];
  return HOLDS_A_JOB.test(role)
    ? [
        'Where do you work?',
        'What is your job there?',
        'How long have you done it?',
        'What does it involve from day to day?',
      ]
    : undefined;
}

/** Who the witness is, as far as he is asked for it: what he does, or how he knows those of the case. */
export function background(brief: Brief, witness: ModelPerson, statements: readonly Told[]): Line[] {
  const name = resting('Please tell us your name.', witness);
  const held = statements.find(({ text }) => isJob(text));
  const job = (text: string): Line =>
    held ? { ...resting(text, held.fact), reworded: true } : framing(text);
  const fact = (texts: string[]): Line[] => [name, ...texts.map((text) => framing(text))];
  const work = workOf(witness);
  if (work) return fact(work);
  const long = held && /\b(?:for (?:\p{L}+|\d+) years|since)\b/u.test(held.text);
  if (witness.side === 'ours')
    return [
      ...fact(['Where do you live?', 'Who is in your family?']),
      job('What work do you do?'),
      ...(long ? [job('How long have you done it?')] : []),
    ];
  const client = brief.model.people.find(({ side, kind }) => side === 'ours' && kind === 'person');
  const other = brief.model.people.find(({ side, kind }) => side === 'theirs' && kind === 'person');
  const known = client ?? other;
  return [
    name,
    job('What work do you do?'),
    ...(known ? [{ ...resting(`How, if at all, do you know ${known.name}?`, known), reworded: true }] : []),
  ];
}

/** Where the witness was and how well he could see, before what he saw: personal knowledge is shown first (FRE 602). */
export function vantage(witness: ModelPerson, asked: ReadonlySet<string>): string[] {
  if (workOf(witness) || witness.side === 'ours') return [];
  const has = (start: RegExp): boolean => [...asked].some((one) => start.test(one));
  return [
    ...(has(/^Where (?:were you|did you (?:stand|sit|stop|park|wait))\b/) ? [] : ['Where were you then?']),
    ...(has(/^How well could you see\b/) ? [] : ['How well could you see from there?']),
  ];
}
