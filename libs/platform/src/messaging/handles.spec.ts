import { describe, expect, it } from '@jest/globals';
import {
  EntityNotFoundError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { isOutage } from './handles.js';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('an outage', () => {
  it.each([
    // What a transaction meets when its connection was cut between two statements.
    new QueryRunnerAlreadyReleasedError(),
    new QueryRunnerProviderAlreadyReleasedError(),
    new Error('Connection terminated unexpectedly'),
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('53300'),
  ])('is %s', (error) => expect(isOutage(error)).toBe(true));

  it.each([
    new EntityNotFoundError('session', {}),
    withCode('23505'),
    withCode('ENOENT'),
    new TypeError('x is not a function'),
    null,
  ])('is not %s', (error) => expect(isOutage(error)).toBe(false));
});
