import { describe, expect, it } from '@jest/globals';
import { hasPage, paths } from './paths.js';

describe('paths', () => {
  it.each([
    ['/dashboard', true],
    ['/practice?scenario=opening-statement', true],
    ['/sessions/5b1c', true],
    ['/sessions/', false],
    ['/sessions/compare?a=1&b=2', true],
    ['/shared/b64url_token', true],
    ['/sessions/5b1c/more', false],
    ['/guide/power-of-the-pause', true],
    ['/library?q=burden', true],
    ['/no-such-page', false],
  ])('knows whether %s exists', (path, exists) => expect(hasPage(path)).toBe(exists));

  it('leaves out what is not given, and encodes the rest', () => {
    expect(paths.practice()).toBe('/practice');
    expect(paths.verify('a+b@c.co')).toBe('/verify?email=a%2Bb%40c.co');
    expect(paths.session('a/b')).toBe('/sessions/a%2Fb');
  });
});
