import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { eventually } from '@lectern/testing/eventually';
import { type Answer, type Attorney, pool } from './attorney.js';
import { Authenticator } from './authenticator.js';
import { onDatabase } from './remains.js';
import type { LecternUnderTest } from './lectern-under-test.js';

const SPEECH = resolve('libs/speech/test-data/fluent-review.wav');
const PICTURE = resolve('services/identity/test-data/avatars/portrait.png');
const PDF = resolve('services/content/test-data/pdf/consumerinfo.pdf');

export interface Filled {
  sessionId: string;
  postId: string;
  shareUrl: string;
}

interface Who {
  lectern: LecternUnderTest;
  attorney: Attorney;
  name: string;
  /** Stands in every text that is written. */
  sentence: string;
}

/** Does everything that leaves something behind in some service. */
export async function fillAccount(who: Who, postOfAnother: string): Promise<Filled> {
  const { attorney, sentence, name } = who;
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await send(attorney, 'POST', '/api/user/profile', { name, firm: sentence.slice(0, 60) });
  wanted(await attorney.upload('/api/user/avatar', 'avatar', PICTURE));
  await send(attorney, 'PUT', '/api/notification-preferences', {
    timeZone: 'America/Chicago',
    quietHoursStart: '00:00',
    quietHoursEnd: '00:00',
  });
  await send(attorney, 'PUT', '/api/user/settings', { deleteRecordings: true, theme: 'dark' });
  const { id: caseId } = await send(attorney, 'POST', '/api/cases', { name: `${name} v. Hale` });
  const { id: sessionId } = await send(attorney, 'POST', '/api/sessions', {
    title: `${name} v. Hale`,
    caseId,
    scenario: 'opening-statement',
  });
  await withWords(who, { sessionId, caseId });
  await send(attorney, 'POST', '/api/schedule', {
    title: `${name} v. Hale`,
    notes: sentence,
    date: soon,
    time: '09:30',
    timeZone: 'America/New_York',
    duration: 30,
    type: 'practice',
    scenario: 'Opening Statement',
    difficulty: 'Beginner',
    reminder: true,
  });
  await send(attorney, 'POST', '/api/schedule/feed', {});
  await send(attorney, 'POST', '/api/goals', { measure: 'pace', target: 140, deadline: soon });
  await send(attorney, 'POST', '/api/own-assessments', {
    sessionId,
    items: { attire: 1, posture: 2, eyeContact: 1, hands: 0, movement: 2 },
  });
  const share = await send(attorney, 'POST', `/api/sessions/${sessionId}/shares`, {
    parts: ['scores'],
    sharedBy: name,
  });
  await send(attorney, 'PUT', '/api/guide/check-your-look/completed', {});
  await send(attorney, 'PUT', '/api/quiz/result', { attemptId: randomUUID(), correct: 14 });
  await practice(attorney, sessionId);
  await signIns(who);
  await subscribe(attorney);
  await partOfAFile(who);
  await fileThatIsNotClaimed(who);
  await exported(attorney);
  const postId = await community(who, postOfAnother);
  return { sessionId, postId, shareUrl: String(share.url) };
}

/** Scripts, documents and drafts. */
async function withWords(
  { lectern, attorney, name, sentence }: Who,
  { sessionId, caseId }: { sessionId: string; caseId: string },
): Promise<void> {
  await send(attorney, 'POST', '/api/scripts', {
    caseId,
    scenario: 'opening-statement',
    title: name,
    text: `${sentence} May it please the court.`,
  });
  const { bytes } = wanted(await attorney.upload('/api/parse-pdf', 'pdf', PDF, { caseId }));
  const parsed = JSON.parse(bytes.toString()) as { sessionId: string };
  await send(attorney, 'PUT', `/api/sessions/${sessionId}/case-model`, {
    corrections: { slots: {}, items: {}, side: 'claiming' },
  });
  const requestId = randomUUID();
  await send(attorney, 'POST', '/api/generate-legal-content', {
    scenario: 'opening-statement',
    caseDetails: { caseType: 'civil-litigation', keyFacts: sentence, clientName: name },
    sessionId: parsed.sessionId,
    requestId,
  });
  await waitingDraft({ lectern, attorney, name, sentence }, sessionId);
  await send(attorney, 'POST', '/api/generate-audio', {
    text: sentence,
    voice: 'alloy',
    requestId: randomUUID(),
  });
  await send(attorney, 'POST', `/api/requests/${randomUUID()}/cancel`, {});
}

/** A draft by a model on the machine, of which there is none here. */
async function waitingDraft({ lectern, attorney, sentence }: Who, sessionId: string): Promise<void> {
  await onDatabase(lectern.databaseUrl!, (query) =>
    query(
      `insert into content.machine_draft (run_id, request_id, user_id, session_id, scenario, case_details)
       values ($1, $2, $3, $4, 'opening-statement', $5)`,
      [randomUUID(), randomUUID(), attorney.userId, sessionId, JSON.stringify({ keyFacts: sentence })],
    ),
  );
}

/** A session that is deleted, a recording that is analyzed, one passage of it said again, and an exercise. */
async function practice(attorney: Attorney, sessionId: string): Promise<void> {
  const { id: deleted } = await send(attorney, 'POST', '/api/sessions', { title: 'Deleted at once' });
  await send(attorney, 'DELETE', `/api/sessions/${deleted}`);
  await send(attorney, 'PUT', `/api/sessions/${sessionId}/exercise`, {
    strategyId: 'power-of-the-pause',
    exerciseId: 'five-deliberate-pauses',
  });
  wanted(await attorney.upload(`/api/sessions/${sessionId}/analyze`, 'audio', SPEECH));
  const finding = await eventually(async () => {
    const { body } = await attorney.call('GET', `/api/sessions/${sessionId}`);
    if (body['status'] !== 'completed') throw new Error(`the session is ${body['status']}`);
    return body['analysis'].events[0] as { id: string };
  }, 120_000);
  const passage = JSON.stringify({ start: 1, end: 13, eventIds: [finding.id] });
  wanted(await attorney.upload(`/api/sessions/${sessionId}/takes`, 'audio', SPEECH, { passage }));
  await eventually(async () => {
    const { bytes } = await attorney.call('GET', `/api/sessions/${sessionId}/takes`);
    if (!bytes.toString().includes('"completed"')) throw new Error(bytes.toString());
  }, 120_000);
}

/** A second factor, a wrong password, half a sign-in. */
async function signIns({ lectern, attorney }: Who): Promise<void> {
  const { body } = wanted(await pool(lectern.url, 'AssociateSoftwareToken', { AccessToken: attorney.token }));
  const code = new Authenticator(String(body['SecretCode'])).code();
  await send(attorney, 'POST', '/api/user/second-factor', { code });
  const AuthParameters = { USERNAME: attorney.email, PASSWORD: 'not the password at all' };
  await pool(lectern.url, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  await pool(lectern.url, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: attorney.email, SRP_A: randomBytes(128).toString('hex') },
  });
}

async function subscribe(attorney: Attorney): Promise<void> {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys().toString('base64url');
  await send(attorney, 'POST', '/api/push/subscriptions', {
    // Never called: nothing happens to this attorney that a push tells.
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  });
}

/** One part of a file that never becomes whole. */
async function partOfAFile({ lectern, attorney, sentence }: Who): Promise<void> {
  const sha256 = createHash('sha256').update(sentence).digest('hex');
  const answer = await fetch(`${lectern.url}/api/uploads/${sha256}/0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${attorney.token}`, 'content-type': 'application/octet-stream' },
    body: sentence,
  });
  if (!answer.ok) throw new Error(`part: ${answer.status} ${await answer.text()}`);
}

async function exported(attorney: Attorney): Promise<void> {
  await send(attorney, 'POST', '/api/user/export', {});
  await eventually(async () => {
    const { bytes } = await attorney.call('GET', '/api/user/export');
    if (!bytes.toString().includes('"ready"')) throw new Error(bytes.toString().slice(0, 500));
  }, 120_000);
}

/** A file that came by a link and that no session takes. */
async function fileThatIsNotClaimed({ lectern, attorney, sentence }: Who): Promise<void> {
  const file = { fileType: 'audio', fileName: 'take.wav', contentType: 'audio/wav' };
  const { url } = await send(attorney, 'POST', '/api/upload/presigned-url', file);
  const answer = await fetch(new URL(String(url), lectern.url), {
    method: 'PUT',
    headers: { 'content-type': 'audio/wav' },
    body: sentence,
  });
  if (!answer.ok) throw new Error(`link: ${answer.status} ${await answer.text()}`);
}

/** A post, what others' posts get, and a certificate, whose practice would take weeks. */
async function community({ lectern, attorney, name, sentence }: Who, postOfAnother: string): Promise<string> {
  const { id: postId } = await send(attorney, 'POST', '/api/community/posts', {
    title: 'On silence',
    content: 'I counted to three before the next question.',
    category: 'tip',
    practiceArea: 'Other',
  });
  await send(attorney, 'POST', `/api/community/posts/${postId}/comments`, { content: 'And to four.' });
  const theirs = `/api/community/posts/${postOfAnother}`;
  await send(attorney, 'POST', `${theirs}/comments`, { content: 'So did I, in Toledo.' });
  await send(attorney, 'PUT', `${theirs}/like`, { liked: true });
  await send(attorney, 'POST', `${theirs}/report`, { reason: 'other', note: sentence });
  await onDatabase(lectern.databaseUrl!, (query) =>
    query(`insert into community.certificate (number, user_id, name, issued_on) values ($1, $2, $3, now())`, [
      randomUUID(),
      attorney.userId,
      name,
    ]),
  );
  return String(postId);
}

async function send(
  attorney: Attorney,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown> & { id: string }> {
  const key = { 'idempotency-key': randomUUID() };
  const answer = wanted(await attorney.call(method, path, body, method === 'GET' ? {} : key));
  return answer.body as Record<string, unknown> & { id: string };
}

function wanted(answer: Answer): Answer {
  if (answer.status < 300) return answer;
  throw new Error(`${answer.status} ${answer.bytes.toString().slice(0, 500)}`);
}
