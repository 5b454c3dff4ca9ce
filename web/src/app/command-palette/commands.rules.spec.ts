import { describe, expect, it } from '@jest/globals';
import { matching, stepped, type Command } from './commands.rules.js';

const commands: Command[] = [
  { id: 'new', group: 'Actions', label: 'New case', also: 'client matter', first: true },
  { id: 'out', group: 'Actions', label: 'Sign Out', also: 'log out leave' },
  { id: 'cases', group: 'Pages', label: 'Cases', first: true },
  { id: 'security', group: 'Pages', label: 'Sign-in and security' },
  { id: 'smith', group: 'Cases', label: 'Muñoz v. Casey Freight', found: true },
];
const ids = (query: string) =>
  matching(commands, query).map(({ name, commands: own }) => [name, ...own.map(({ id }) => id)]);

describe('the commands that fit', () => {
  it('are a few of each before anything is typed', () => {
    expect(ids(' ')).toEqual([
      ['Actions', 'new'],
      ['Pages', 'cases'],
    ]);
  });

  it('stand with the best match first', () => {
    expect(ids('case')).toEqual([
      ['Pages', 'cases'],
      ['Actions', 'new'],
      ['Cases', 'smith'],
    ]);
    expect(ids('sign')).toEqual([
      ['Actions', 'out'],
      ['Pages', 'security'],
      ['Cases', 'smith'],
    ]);
  });

  it('are found by every word, by other words for them, and without accents', () => {
    expect(ids('out log')[0]).toEqual(['Actions', 'out']);
    expect(ids('munoz')).toEqual([['Cases', 'smith']]);
    expect(ids('security sign')[0]).toEqual(['Pages', 'security']);
  });

  it('end with where else to look', () => {
    const help: Command = { id: 'help', group: 'Elsewhere', label: 'Search help for “case”' };
    expect(matching([help, ...commands], 'case').at(-1)?.name).toBe('Elsewhere');
  });

  it('keep what the server found by something that is not shown', () => {
    expect(ids('docket 4711')).toEqual([['Cases', 'smith']]);
  });
});

it('goes around the ends', () => {
  expect([stepped(0, -1, 3), stepped(2, 1, 3), stepped(0, 1, 3), stepped(0, 1, 0)]).toEqual([2, 0, 1, 0]);
});
