import assert from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import type { Answer, Person } from '../people.ts';
import type { Row } from '../row.ts';
import { pdfOf } from '../scene.ts';
import { beside } from './beside.ts';

const PDF = 'application/pdf';
const parse = (
  person: Person,
  bytes: string | Uint8Array<ArrayBuffer>,
  name = 'a.pdf',
  type = PDF,
): Promise<Answer> => person.upload('/api/parse-pdf', 'pdf', { bytes, name, type });

/** A refusal, or the word that there is nothing to read; either of them soon. */
const answeredSoon = (what: string, { status, text, body }: Answer, ms: number): void => {
  const isClear = (status >= 400 && status < 500) || (status === 200 && body.warnings?.length > 0);
  assert.ok(isClear, `${what}: ${status} ${text.slice(0, 200)}`);
  assert.ok(ms < 25_000, `${what}: ${Math.round(ms)} ms`);
};

const bombs = (): Record<string, Buffer> => {
  const zeros = Buffer.alloc(64 * 1024 * 1024);
  let once = deflateSync(zeros, { level: 9 });
  // 64 MB of nothing, sixteen times over, twice compressed.
  once = deflateSync(Buffer.concat(Array.from({ length: 16 }, () => once)), { level: 9 });
  const loop = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1000000000 /Parent 2 0 R >>\nendobj\ntrailer << /Root 1 0 R /Size 3 >>\n%%EOF\n',
  );
  return {
    'twice compressed': pdfOf(once, '[/FlateDecode /FlateDecode]'),
    'a page tree that is its own child': loop,
    truncated: pdfOf(deflateSync(Buffer.from('x')), '/FlateDecode').subarray(0, 60),
    'nothing but a head': Buffer.from('%PDF-1.7\n'),
  };
};

function wav(channels: number, dataSize: number, bytes = 200): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(Math.min(0xffffffff, dataSize + 36), 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(48_000, 24);
  head.writeUInt32LE(Math.min(0xffffffff, 48_000 * 2 * channels), 28);
  head.writeUInt16LE((2 * channels) & 0xffff, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(Math.min(0xffffffff, dataSize), 40);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}

export const files: Row[] = [
  {
    id: 'S11',
    title: 'what a file is, its bytes say; names, sizes and parts are limited',
    run: async ({ a, ids }) => {
      const html = '<!doctype html><script>alert(1)</script>';
      const cases: [string, Promise<Answer>][] = [
        ['HTML as PDF', parse(a, html)],
        ['nothing', parse(a, '')],
        [
          'SVG as audio',
          a.upload(
            '/api/upload/session-audio',
            'audio',
            { bytes: '<svg onload="x"/>', name: 'a.svg', type: 'audio/wav' },
            { sessionId: ids['sessionId'] },
          ),
        ],
        [
          'text as picture',
          a.upload('/api/user/avatar', 'avatar', { bytes: html, name: 'a.png', type: 'image/png' }),
        ],
        [
          'a picture too large',
          a.upload('/api/user/avatar', 'avatar', {
            bytes: new Uint8Array(2 * 1024 * 1024 + 1),
            name: 'a.png',
            type: 'image/png',
          }),
        ],
        ...['../../etc/passwd', 'a\u0000.pdf', '\u202Efdp.exe', 'x'.repeat(4000)].map(
          (name): [string, Promise<Answer>] => [`named ${name.slice(0, 12)}`, parse(a, html, name)],
        ),
      ];
      const form = new FormData();
      for (let i = 0; i < 10_000; i++) form.append(`f${i}`, 'x');
      cases.push(['10,000 fields', a.call('POST', '/api/parse-pdf', form)]);
      for (const [what, asked] of cases) {
        const { status, text } = await asked;
        assert.ok(status >= 400 && status < 500, `${what}: ${status} ${text.slice(0, 200)}`);
      }
      return `${cases.length} files: all 4xx`;
    },
  },
  {
    id: 'S12',
    title: 'PDF bombs have a clear answer within 25 s and cost no other user anything',
    run: async (scene) => {
      const seen: string[] = [];
      for (const [what, bytes] of Object.entries(bombs())) {
        const began = performance.now();
        const [answer, worst] = await beside(scene, parse(scene.a, new Uint8Array(bytes)));
        const ms = performance.now() - began;
        answeredSoon(what, answer, ms);
        assert.ok(worst < 2_000, `${what}: another's read took ${Math.round(worst)} ms`);
        seen.push(
          `${what} (${Math.round(bytes.length / 1024)} kB) ${answer.status} in ${(ms / 1000).toFixed(1)} s, others <= ${Math.round(worst)} ms`,
        );
      }
      return seen.join('; ');
    },
  },
  {
    id: 'S13',
    title: 'audio bombs and playlists are refused, and fetch nothing',
    run: async (scene) => {
      const { a, canary } = scene;
      const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${canary.url}/a.ts\n#EXT-X-ENDLIST\n`;
      const session = await a.call('POST', '/api/sessions', { title: 'Bombs' });
      const analyze = (bytes: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
        a.upload(`/api/sessions/${session.body.id}/analyze`, 'audio', { bytes, name, type });
      const seen: string[] = [];
      for (const [what, bytes, type] of [
        ['65,535 channels', wav(65_535, 1_000), 'audio/wav'],
        ['a head of 4 GB', wav(1, 0xffffffff), 'audio/wav'],
        ['a playlist', Buffer.from(playlist), 'audio/mpeg'],
        ['an empty webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), 'audio/webm'],
      ] as const) {
        const began = performance.now();
        const [answer] = await beside(scene, analyze(new Uint8Array(bytes), `a.${type.split('/')[1]}`, type));
        const ms = performance.now() - began;
        // A recording is taken first and looked into by its job: then the session says that it failed.
        assert.ok(answer.status < 500, `${what}: ${answer.status}`);
        assert.ok(ms < 25_000, `${what}: ${ms} ms`);
        seen.push(`${what} ${answer.status}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      assert.equal(canary.visits(), 0);
      return `${seen.join(', ')}; 0 visits to the canary`;
    },
  },
  {
    id: 'S14',
    title: 'an archive is no document',
    run: async ({ a }) => {
      const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]);
      const { status } = await parse(a, new Uint8Array(zip));
      assert.ok([400, 415, 422].includes(status), String(status));
      return `as PDF: ${status}`;
    },
  },
];
