import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { profile } from '@lectern/contracts/profile';
import { standIn } from '@lectern/testing/stands';

export const aReport = (userId: string) => ({
  analysisId: randomUUID(),
  sessionId: randomUUID(),
  userId,
  title: 'Moss v. Hale',
  durationSeconds: 60,
  overallScore: 7.42,
  confidenceScore: 8,
  audioDiscarded: false,
});

/** A practice whose reminder has come: it starts in a quarter of an hour. */
export const aDuePractice = (userId: string) => ({
  practiceId: randomUUID(),
  userId,
  title: 'Rehearse the opening',
  startsAt: new Date(Date.now() + 900_000).toISOString(),
  timeZone: 'America/New_York',
  duration: 30,
});

/** The keys of a browser that allows messages. */
export const aBrowserKey = () => ({
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

export const addressOf = (userId: string): string => `${userId}@example.com`;

/** Identity, which knows the address of everyone. */
export const identityStandIn = standIn(profile.getAddress, ({ userId }) => ({
  email: addressOf(userId),
  name: 'Ada Moss',
}));
