import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const FORMATS: Record<string, string> = {
  uuid: 'an id',
  date: 'a date such as 2026-11-12',
  datetime: 'a time such as 2026-11-12T14:06:00Z',
  email: 'an email address',
  url: 'an address on the web',
};

/** What is wrong with a value, as one sentence for a person; a schema's own words come before these. */
function plainProblem(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This is missing.'
        : `This must be ${KINDS[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') return 'This must not be empty.';
      return `This must ${sizeOf(issue.origin)} ${issue.inclusive === false ? 'more than' : 'at least'} ${unit(issue.origin, issue.minimum)}.`;
    case 'too_big':
      return `This must ${sizeOf(issue.origin)} ${issue.inclusive === false ? 'less than' : 'at most'} ${unit(issue.origin, issue.maximum)}.`;
    case 'invalid_format':
      return FORMATS[issue.format]
        ? `This must be ${FORMATS[issue.format]}.`
        : 'This is not in the form that is expected.';
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : 'This is none of what is allowed here.';
    case 'unrecognized_keys':
      return `This is not known: ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
}

const sizeOf = (origin: string): string => (origin === 'number' || origin === 'int' ? 'be' : 'have');
const unit = (origin: string, count: number | bigint): string => {
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return sizeOf(origin) === 'be' ? String(count) : `${count} ${Number(count) === 1 ? one : many}`;
};
const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `This must be ${String(values[0])}.` : `This must be one of: ${values.join(', ')}.`;

z.config({ customError: plainProblem });
