import { describe, expect, it } from '@jest/globals';
import { isElsewhere, SAME_VISIT } from './same-visit.js';

const at = (search: string, state: unknown = null, pathname = '/practice') => ({ pathname, search, state });
const here = at('?case=a&scenario=opening-statement&session=1');

describe('another place', () => {
  it.each([
    ['another page', at(here.search, null, '/cases')],
    ['another scenario', at('?case=a&scenario=closing-argument&session=1')],
    ['another case', at('?case=b&scenario=opening-statement&session=1')],
    ['no case', at('?scenario=opening-statement&session=1')],
    ['a script', at('?case=a&scenario=opening-statement&session=1&script=s')],
    ['another session', at('?case=a&scenario=opening-statement&session=2')],
    ['no session', at('?case=a&scenario=opening-statement')],
  ])('is %s', (_what, there) => {
    expect(isElsewhere(here, there)).toBe(true);
  });

  it('is not the same address, nor the session that the form has got meanwhile', () => {
    expect(isElsewhere(here, at(here.search))).toBe(false);
    expect(isElsewhere(here, at(`${here.search}&recover=r`))).toBe(false);
    expect(isElsewhere(here, at('?case=a&scenario=opening-statement&session=2', SAME_VISIT))).toBe(false);
    expect(isElsewhere(at('?scenario=-1'), at('?scenario=-1&session=2', SAME_VISIT))).toBe(false);
  });

  it('is another case even where the page gave itself the address', () => {
    expect(isElsewhere(here, at('?case=b&scenario=opening-statement', SAME_VISIT))).toBe(true);
  });
});
