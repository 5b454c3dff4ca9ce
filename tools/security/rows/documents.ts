import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { docxOf, paragraph, wordXml, zipOf } from '../archives.ts';
import { until } from '../installation.ts';
import { Person } from '../people.ts';
import type { Row, Scene } from '../row.ts';
import { beside } from './beside.ts';

const MB = 1024 * 1024;
/** What one read of another user may take while this machine works at the limit for somebody else. */
const OTHERS_MS = 2_000;
const SOON_MS = 45_000;

const CASE = 'Moss v. Hale';

/** Adds a document and says what became of it, and how another fared meanwhile. */
async function added(scene: Scene, person: Person, name: string, bytes: Buffer): Promise<string> {
  const made = await person.call('POST', '/api/cases', { name: CASE });
  const began = performance.now();
  const [end, worst] = await beside(
    scene,
    (async () => {
      const answer = await person.upload(`/api/cases/${made.body.id}/documents`, 'file', {
        bytes: new Uint8Array(bytes),
        name,
        type: 'application/octet-stream',
      });
      assert.ok(answer.status < 500, `${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
      if (answer.status >= 300) return String(answer.status);
      let said = '';
      await until(async () => {
        const [document] = (await person.call('GET', `/api/cases/${made.body.id}/documents`)).body.documents;
        said = `${document.status}${document.reason === null ? '' : ` (${document.reason})`}`;
        return ['read', 'failed'].includes(document.status);
      }, SOON_MS);
      return said;
    })(),
  );
  assert.ok(worst < OTHERS_MS, `${name}: another's read took ${Math.round(worst)} ms`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `${name} (${Math.ceil(bytes.length / 1024)} kB) ${end} in ${seconds} s, others <= ${Math.round(worst)} ms`;
}

/** One entity in another, ten of each: 10^9 words of a kilobyte. */
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(500)}">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY ${String.fromCharCode(98 + at)} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`,
).join('')}]>`;

const wordBombs = (canary: string): Record<string, () => Buffer> => ({
  'unpacks to 400 MB.docx': () => docxOf(wordXml(paragraph('a '.repeat(200 * MB)))),
  'entities.docx': () => docxOf(wordXml(paragraph('&j;'), LAUGHS)),
  'visits.docx': () =>
    docxOf(
      wordXml(
        `${paragraph('&x;')}${paragraph('&y;')}`,
        `<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y SYSTEM "${canary}/entity">]>`,
      ),
      [
        {
          name: 'word/_rels/document.xml.rels',
          data: Buffer.from(
            `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${canary}/template.dotm" TargetMode="External"/></Relationships>`,
          ),
        },
      ],
    ),
  'nested.docx': () => docxOf(wordXml('<w:p>'.repeat(200_000) + '</w:p>'.repeat(200_000))),
  'paragraphs.docx': () => docxOf(wordXml(paragraph('R.R.').repeat(150_000))),
  '60,000 parts.docx': () =>
    zipOf(Array.from({ length: 60_000 }, (_, at) => ({ name: `word/${at}`, data: Buffer.alloc(0) }))),
  'paths.docx': () =>
    docxOf(wordXml(paragraph('The light was red.')), [
      { name: '../../../etc/cron.d/x', data: Buffer.from('x') },
      { name: '__proto__', data: Buffer.from('x') },
    ]),
});

const texts: Record<string, () => Buffer> = {
  'page breaks.txt': () => Buffer.alloc(60 * MB, '\f'),
  'one row.txt': () => Buffer.alloc(5 * MB, 'v. Case: 1'),
  'initials.txt': () => Buffer.from('R.'.repeat(1.5 * MB)),
  'brackets.txt': () => Buffer.from(`${'('.repeat(200_000)}${'"'.repeat(200_000)}${'[['.repeat(200_000)}`),
  'captions.txt': () => Buffer.from('Plaintiff, v. Defendant, Case No. 1:2:3:4:\n'.repeat(60_000)),
  'marks.txt': () => Buffer.from(`a${'\u0301'.repeat(400_000)}\u202e\u200b${'\u200d👩'.repeat(100_000)}`),
  'spaces.txt': () => Buffer.from(`Case:${' '.repeat(2_000_000)}x`),
  'half.txt': () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(2_000_001, 0xd8)]),
};

/** Those of a short run; each of the others keeps a core busy until its time is up. */
const WORD_SHORT = ['unpacks to 400 MB.docx', 'entities.docx', 'visits.docx', 'paths.docx'];
const TEXT_SHORT = ['page breaks.txt', 'brackets.txt', 'marks.txt', 'half.txt'];
const chosen = ({ long }: Scene, all: Record<string, () => Buffer>, short: string[]) =>
  Object.entries(all).filter(([name]) => long || short.includes(name));

export const documents: Row[] = [
  {
    id: 'X1',
    title:
      'Word documents that unpack, nest, multiply or point elsewhere are read or refused, and visit nobody',
    run: async (scene) => {
      const person = await Person.join(scene.installation);
      const seen: string[] = [];
      for (const [name, make] of chosen(scene, wordBombs(scene.canary.url), WORD_SHORT))
        seen.push(await added(scene, person, name, make()));
      assert.equal(scene.canary.visits(), 0, 'somebody was visited');
      return `${seen.join('; ')}; 0 visits to the canary`;
    },
  },
  {
    id: 'X2',
    title: 'texts that were written for the rules are read or refused in time, and hold nobody up',
    run: async (scene) => {
      const person = await Person.join(scene.installation);
      const seen: string[] = [];
      for (const [name, make] of chosen(scene, texts, TEXT_SHORT))
        seen.push(await added(scene, person, name, make()));
      return seen.join('; ');
    },
  },
  {
    id: 'X4',
    title: 'a body that is small on the wire and large unpacked is refused as large',
    run: async (scene) => {
      const { a } = scene;
      const bomb = gzipSync(Buffer.concat([Buffer.from('{"title":"'), Buffer.alloc(512 * MB, 'x')]));
      const send = async (encoding: string, bytes: Buffer): Promise<number> => {
        const answer = await fetch(`${scene.installation.url}/api/sessions`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${a.accessToken}`,
            'x-forwarded-for': a.address,
            'content-type': 'application/json',
            'content-encoding': encoding,
          },
          body: new Uint8Array(bytes),
        });
        return answer.status;
      };
      const [status, worst] = await beside(scene, send('gzip', bomb));
      assert.ok([400, 413, 415].includes(status), String(status));
      assert.ok(worst < OTHERS_MS, `another's read took ${Math.round(worst)} ms`);
      const chained = await send('gzip, gzip, gzip', gzipSync(bomb));
      assert.ok([400, 413, 415].includes(chained), String(chained));
      return `${Math.round(bomb.length / 1024)} kB for 512 MB: ${status}, others <= ${Math.round(worst)} ms; packed twice: ${chained}`;
    },
  },
];
