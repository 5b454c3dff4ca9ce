// Texts and files that once held the whole installation, each within what a signed-in user may send.
import { deflateSync } from 'node:zlib';

/** One page of these rows, as a small PDF. */
export function pdfOf(rows) {
  const text = rows.map((row) => `(${row.replace(/[\\()]/g, '\\$&')}) Tj 0 -9 Td`).join('\n');
  const stream = deflateSync(Buffer.from(`BT /F1 6 Tf 20 780 Td\n${text}\nET`));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  objects.forEach((object, at) => parts.push(Buffer.from(`${at + 1} 0 obj${object}endobj\n`)));
  parts.push(Buffer.from(`5 0 obj<</Filter/FlateDecode/Length ${stream.length}>>stream\n`), stream);
  parts.push(Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'));
  return Buffer.concat(parts);
}

export function upload(call, bytes, name) {
  const form = new FormData();
  form.append('pdf', new Blob([bytes]), name);
  return call('POST', '/api/parse-pdf', form);
}

const draft = (call, texts) =>
  call('POST', '/api/generate-legal-content', {
    scenario: 'opening-statement',
    caseDetails: { caseType: 'personal-injury', keyFacts: 'He fell on the stairs.', ...texts },
  });
const compile = (call, contentData, filename) =>
  call('POST', '/api/compile-text', { contentData, order: Object.keys(contentData), filename });

const SPEECH = {
  durationSeconds: 600,
  speech: [{ start: 0.4, end: 590 }],
  pauses: [],
  syllables: Array.from({ length: 2000 }, (_, at) => 0.5 + at * 0.29),
  passages: [],
  pitch: { medianHz: 180, variationSemitones: 2.5 },
  level: { medianDb: -22, rangeDb: 9, clippedSamples: 0 },
  peaks: [0.1, 0.4],
};

/** A session whose speech was measured in the browser: it is analyzed as a job. */
export async function measured(call) {
  const { body } = await call('POST', '/api/sessions', { title: 'Bench' });
  const answer = await call('POST', `/api/sessions/${body.sessionId}/measurements`, { speech: SPEECH });
  return { ...answer, sessionId: body.sessionId };
}

/** The same, analyzed. */
async function analyzed(call) {
  const { sessionId } = await measured(call);
  for (let tries = 0; tries < 100; tries++) {
    if ((await call('GET', `/api/sessions/${sessionId}`)).body.status === 'completed') break;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return sessionId;
}

const words = (characters) =>
  'um you know the witness said that '.repeat(Math.ceil(characters / 34)).slice(0, characters);

/** By name: what is prepared for each attacker, and the attack itself. */
export const ATTACKS = {
  'initials in a field (H1)': { attack: (call) => draft(call, { desiredOutcome: 'R.R.'.repeat(200) }) },
  'initials to the limit': { attack: (call) => draft(call, { keyFacts: 'R.'.repeat(10_000) }) },
  'PDF, one row of digits (H2)': {
    attack: (call) => upload(call, pdfOf([`Case: ${'1'.repeat(400)}`]), 'digits.pdf'),
  },
  'PDF of 9 kB, 600 long rows': {
    attack: (call) =>
      upload(
        call,
        pdfOf(
          Array.from({ length: 600 }, (_, at) => `Plaintiff, v. ${'Aa Bb. '.repeat(60)}, motion for ${at}`),
        ),
        'rows.pdf',
      ),
  },
  'compile-text, 290,000 items': {
    attack: (call) => compile(call, { key_points: Array.from({ length: 290_000 }, () => 'a') }, 'a.pdf'),
  },
  'compile-text, 300,000 characters': {
    attack: (call) => compile(call, { opening_statement: 'A b. '.repeat(59_900) }, 'a.pdf'),
  },
  'transcript of 199,000 characters': {
    prepare: analyzed,
    attack: (call, id) => call('PUT', `/api/sessions/${id}/transcript`, { transcript: words(199_000) }),
  },
  'report of that transcript': {
    prepare: async (call) => {
      const id = await analyzed(call);
      await call('PUT', `/api/sessions/${id}/transcript`, { transcript: words(199_000) });
      return id;
    },
    attack: (call, id) => call('GET', `/api/sessions/${id}/report`),
  },
};
