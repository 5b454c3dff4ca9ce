import { describe, expect, it } from '@jest/globals';
import { fileNamePart, pathPart, ZipPaths } from './zip-path.rules.js';

describe('names in a zip', () => {
  it.each([
    ['Opening, first try', 'Opening, first try'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/absolute', 'absolute'],
    ['C:\\con', 'C--con'],
    ['..', 'untitled'],
    ['  . . ', 'untitled'],
    ['', 'untitled'],
    ['-rf ...', 'rf'],
    ['👩\u200D⚖️ opens', '👩\u200D⚖️ opens'],
    ['con', 'con-'],
    ['NUL.txt', 'NUL-.txt'],
    ['a\u0000b\u202Ec\nd', 'a-b-c-d'],
    ['name with a dot at the end.', 'name with a dot at the end'],
    ['Müller v. Жуков', 'Müller v. Жуков'],
    ['\uD800 half', '\uFFFD half'],
  ])('%j is %j', (name, part) => {
    expect(pathPart(name)).toBe(part);
  });

  it('are cut between characters, and a file keeps its ending', () => {
    expect(pathPart('👩'.repeat(400))).toBe('👩'.repeat(45));
    expect(Buffer.byteLength(pathPart('Ж⚖'.repeat(400)))).toBe(180);
    expect(fileNamePart(`${'x'.repeat(300)}.webm`)).toBe(`${'x'.repeat(180)}.webm`);
  });

  it('are each given once, whatever their capitals', () => {
    const paths = new ZipPaths();
    expect(['a.pdf', 'A.pdf', 'a.pdf', 'a'].map((name) => paths.take('folder', name))).toEqual([
      'folder/a.pdf',
      'folder/A (2).pdf',
      'folder/a (3).pdf',
      'folder/a',
    ]);
  });
});
