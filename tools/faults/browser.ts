import { connect } from 'amqplib';
import { decodeJwt } from 'jose';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Attorney } from '../../services/embedded/src/journey/attorney.js';
import type { Stack } from './stack.js';

const SPACING_MS = 300;

/** Announces finished reports of an attorney as the analysis service does, one after the other. */
export async function announceReports(
  { rabbitmq }: Stack,
  attorney: Attorney,
  count: number,
  announced: Map<string, number>,
): Promise<void> {
  const userId = String(decodeJwt(attorney.token).sub);
  const connection = await connect(rabbitmq.url, { noDelay: true });
  const channel = await connection.createConfirmChannel();
  for (let i = 0; i < count; i++) {
    const payload = {
      analysisId: randomUUID(),
      sessionId: randomUUID(),
      userId,
      title: `Report ${i}`,
      durationSeconds: 60,
      overallScore: 7,
      confidenceScore: 7,
      audioDiscarded: false,
    };
    const envelope = { id: randomUUID(), name: 'analysis.report-ready', payload, traceId: 'faults' };
    announced.set(`/sessions/${payload.sessionId}`, Date.now());
    channel.publish('lectern.facts', envelope.name, Buffer.from(JSON.stringify(envelope)), {
      persistent: true,
    });
    await channel.waitForConfirms();
    await delay(SPACING_MS);
  }
  await connection.close();
}

/** A notification as a browser came to know it, with the moments on the way. */
export interface Shown {
  actionUrl: string;
  cursor: number;
  /** When its row was written. */
  stored: number;
  /** When the socket said so; unknown of one that was fetched together with another. */
  heard: number | undefined;
  /** When it was fetched. */
  at: number;
}

/** A browser: hears that there is news, and fetches what came after the last place it knows. */
export function aBrowser(url: string, attorney: Attorney) {
  const shown: Shown[] = [];
  const heard = new Map<string, number>();
  let since = '0';
  let fetching: Promise<void> = Promise.resolve();
  const catchUp = async (): Promise<void> => {
    for (let more = true; more;) {
      const { status, body } = await attorney.call('GET', `/api/notifications/missed?since=${since}`);
      if (status !== 200) return;
      for (const { id, actionUrl, cursor, timestamp } of body['notifications'])
        shown.push({
          actionUrl,
          cursor: Number(cursor),
          stored: Date.parse(timestamp),
          heard: heard.get(id),
          at: Date.now(),
        });
      since = body['cursor'];
      more = body['more'];
    }
  };
  const news = (): void => {
    fetching = fetching.then(catchUp).catch(() => undefined);
  };
  const socket = io(url, { auth: { token: attorney.token }, transports: ['websocket'] });
  socket.on('connect', news);
  socket.on('notifications.notification-created', ({ notificationId }: { notificationId: string }) => {
    heard.set(notificationId, Date.now());
    news();
  });
  return { shown, socket };
}
