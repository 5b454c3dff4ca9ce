import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Installation, until } from './installation.ts';
import { Person, secrets } from './people.ts';
import type { Says, Scene } from './row.ts';

/** What stands around an installation: a model that says what it is told to, and an address that nobody may visit. */
export async function surroundings() {
  let visits = 0;
  let says: Says | undefined;
  let elsewhere: string | undefined;
  const canary = createServer((_request, response) => {
    visits++;
    response.end();
  });
  const model = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (elsewhere !== undefined) {
        response.writeHead(307, { location: elsewhere }).end();
        return;
      }
      // Recordings come as forms, questions as JSON.
      if (!(request.headers['content-type'] ?? '').includes('json')) {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ text: '', language: 'english', duration: 1, segments: [], words: [] }));
        return;
      }
      const asked = JSON.parse(Buffer.concat(chunks).toString() || '{}');
      const keys: string[] = asked.response_format?.json_schema?.schema?.required ?? [];
      const content = says?.(keys, asked.messages ?? []) ?? '{}';
      if (asked.stream) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const chunk = {
          id: 'x',
          object: 'chat.completion.chunk',
          choices: [{ index: 0, delta: { content } }],
        };
        response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      const message = { role: 'assistant', content };
      response.end(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }] }));
    });
  });
  const [canaryUrl, modelUrl] = [await listen(canary), await listen(model)];
  return {
    canary: { url: canaryUrl, visits: () => visits },
    model: {
      says: (answer: Says | undefined) => void (says = answer),
      sendsTo: (address: string | undefined) => void (elsewhere = address),
    },
    modelUrl,
    close: () => {
      canary.close();
      model.close();
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Two people; everything of the second one's carries the marker. */
export async function makeScene(
  installation: Installation,
  around: Omit<Awaited<ReturnType<typeof surroundings>>, 'modelUrl' | 'close'>,
  long: boolean,
): Promise<Scene> {
  const [a, b] = [await Person.join(installation), await Person.join(installation)];
  const marker = `Zephyr${randomUUID().slice(0, 8)}`;
  secrets.add(marker);
  const made = async (method: string, path: string, body: unknown): Promise<{ id: string }> => {
    const answer = await b.call(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer.body;
  };
  await made('POST', '/api/user/profile', { name: marker, firm: marker });
  const session = await made('POST', '/api/sessions', { title: `${marker} v. Hale` });
  const legalCase = await made('POST', '/api/cases', { name: `${marker} v. Hale` });
  const practice = await made('POST', '/api/schedule', {
    title: `${marker} v. Hale`,
    date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    time: '09:30',
    timeZone: 'America/New_York',
    duration: 30,
    type: 'practice',
    scenario: 'Opening Statement',
    difficulty: 'Beginner',
    reminder: false,
  });
  const share = await made('POST', `/api/sessions/${session.id}/shares`, {
    parts: ['scores'],
    sharedBy: marker,
  });
  const list = await b.call('GET', '/api/user/sign-ins');
  const document = await b.upload(`/api/cases/${legalCase.id}/documents`, 'file', {
    bytes: new Uint8Array(smallPdf(`${marker} slipped on oil.`)),
    name: `${marker}.pdf`,
    type: 'application/pdf',
  });
  const script = await made('POST', '/api/scripts', {
    caseId: legalCase.id,
    scenario: 'opening-statement',
    title: marker,
    text: `${marker} slipped on oil in aisle 7.`,
  });
  // The community shows a name: B's is the marker, so B goes by another.
  await made('PUT', '/api/community/membership', { alias: `Counsel ${randomUUID().slice(0, 8)}` });
  const post = await made('POST', '/api/community/posts', {
    title: 'On silence',
    content: 'I counted to three before the next question.',
    category: 'tip',
    practiceArea: 'Other',
  });
  const comment = await made('POST', `/api/community/posts/${post.id}/comments`, { content: 'And to four.' });
  // What is read in the background changes by itself until it is read.
  await until(async () => {
    const { body } = await b.call('GET', `/api/cases/${legalCase.id}/documents`);
    return !JSON.stringify(body).includes('"reading"');
  }, 60_000);
  const ownExport = await made('POST', '/api/user/export', {});
  await until(async () => {
    const { body } = await b.call('GET', '/api/user/export');
    return body.export?.state === 'ready';
  }, 60_000);
  return {
    ...around,
    installation,
    a,
    b,
    marker,
    long,
    ids: {
      sessionId: session.id,
      caseId: legalCase.id,
      scriptId: script.id,
      practiceId: practice.id,
      postId: post.id,
      commentId: comment.id,
      shareId: share.id,
      exportId: ownExport.id,
      signInId: String(list.body[0].id),
      documentId: String(document.body?.id ?? document.body?.document?.id ?? randomUUID()),
      key: 'pdfs/'.concat(randomUUID()),
      // What appears with recordings and letters has ids that cannot be guessed either: one that nobody has stands for it.
      takeId: randomUUID(),
      eventId: randomUUID(),
      notificationId: randomUUID(),
      subscriptionId: randomUUID(),
      goalId: randomUUID(),
      // What is the same for everybody is nobody's.
      strategyId: randomUUID(),
      resourceId: randomUUID(),
    },
  };
}

/** A PDF of one page with one line. */
export function smallPdf(line: string): Buffer {
  return pdfOf(deflateSync(Buffer.from(`BT /F1 12 Tf 72 720 Td (${line}) Tj ET`)), '/FlateDecode');
}

/** A PDF of one page with this content stream. */
export function pdfOf(content: Buffer, filter: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    undefined,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(parts.reduce((size, part) => size + part.length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`));
    if (object !== undefined) parts.push(Buffer.from(object));
    else
      parts.push(
        Buffer.from(`<< /Length ${content.length} /Filter ${filter} >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      );
    parts.push(Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((size, part) => size + part.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 6\n0000000000 65535 f \n${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
