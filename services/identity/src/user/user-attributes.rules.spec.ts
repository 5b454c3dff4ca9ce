import { describe, expect, it } from '@jest/globals';
import { readAttributes, writeAttributes } from './user-attributes.rules.js';

const read = (attributes: Record<string, string>) =>
  readAttributes(Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })));

describe('attributes of a request', () => {
  it('are known by each of their names, without spaces around them', () => {
    expect(
      read({ name: ' Ada ', 'custom:firm': 'Moss LLP', bar_number: '12', state: 'Ohio', email: ' A@B.com ' }),
    ).toEqual({
      values: { name: 'Ada', firm: 'Moss LLP', barNumber: '12', state: 'Ohio' },
      email: 'a@b.com',
    });
    expect(read({})).toEqual({ values: {}, email: undefined });
  });

  it.each([
    [{ sub: 'x' }, 'Cannot modify the non-mutable attribute sub'],
    [{ email_verified: 'true' }, 'Cannot modify the non-mutable attribute email_verified'],
    [{ shoe: '42' }, expect.stringContaining('{shoe}')],
    [{ name: 'x'.repeat(201) }, expect.stringContaining('at most 200 characters')],
    [{ name: 'a\u0000b' }, expect.stringContaining('no control characters')],
  ])('%j cannot be taken', (attributes, problem) =>
    expect(read(attributes as Record<string, string>)).toEqual({ problem }),
  );

  it('have two hundred characters at most', () =>
    expect(read({ name: 'x'.repeat(200) })).toHaveProperty('values'));
});

describe('attributes of an account', () => {
  const person = {
    id: '1',
    email: 'a@b.com',
    name: 'Ada',
    firm: '',
    barNumber: '',
    state: 'Ohio',
    confirmedAt: null,
  };

  it('leave out what was never set, and say whether the address was confirmed', () => {
    const written = (confirmedAt: Date | null) =>
      Object.fromEntries(writeAttributes({ ...person, confirmedAt }).map(({ Name, Value }) => [Name, Value]));
    expect(written(null)).toEqual({
      sub: '1',
      email: 'a@b.com',
      email_verified: 'false',
      name: 'Ada',
      'custom:state': 'Ohio',
    });
    expect(written(new Date()).email_verified).toBe('true');
  });
});
