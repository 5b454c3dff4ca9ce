import { describe, expect, it } from '@jest/globals';
import type { Fact } from '@lectern/contracts/define';
import { ActionUrl, NotificationPreferences } from '@lectern/contracts/notifications';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { notificationWords } from '@lectern/contracts/english/notifications';
import { NotificationContent } from '@lectern/contracts/notification-content';
import { NO_ACTIVITY, RULES } from './notification.rules.js';
import { SWITCHES } from './rule-row.rules.js';

const root = resolve(import.meta.dirname, '../../../..');
const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'payload' in value && !('timeoutMs' in value);

/** Every fact that any contract declares. */
async function declaredFacts(): Promise<string[]> {
  const files = readdirSync(resolve(root, 'libs/contracts/src')).filter((file) =>
    /(?<!\.spec)\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map(
      (file) => import(`@lectern/contracts/${basename(file, '.ts')}`) as Promise<Record<string, unknown>>,
    ),
  );
  return [
    ...new Set(
      modules
        .flatMap((module) => Object.values(module))
        .filter(isFact)
        .map(({ name }) => name),
    ),
  ];
}

describe('the table of rules', () => {
  it('has each fact and each activity once', () => {
    expect(new Set(RULES.map(({ fact }) => fact.name)).size).toBe(RULES.length);
    expect(new Set(RULES.map(({ activity }) => activity)).size).toBe(RULES.length);
  });

  it('decides about every fact of the contracts: an activity, or a reason why it is none', async () => {
    const decided = [...RULES.map(({ fact }) => fact.name), ...Object.keys(NO_ACTIVITY)];
    expect((await declaredFacts()).filter((name) => !decided.includes(name))).toEqual([]);
  });

  it('stands in the README, fact by fact', () => {
    const readme = readFileSync(resolve(root, 'services/notifications/README.md'), 'utf8');
    for (const { fact, activity } of RULES)
      expect(readme).toMatch(new RegExp(`\\| \`${fact.name}\` +\\| \`${activity}\` `));
  });

  it('gives every switch of the preferences a kind of message', () => {
    const kinds = Object.keys(NotificationPreferences.shape).filter(
      (name) => !/^(email|push|quiet|timeZone)/.test(name),
    );
    const mapped = Object.values(SWITCHES).filter((name) => name !== null);
    expect(mapped.toSorted()).toEqual(kinds.toSorted());
  });

  it('tells with titles, messages and paths inside the app', () => {
    const id = '00000000-0000-4000-8000-000000000000';
    // What any of the facts may carry.
    const payload = {
      userId: 'u',
      sessionId: id,
      analysisId: id,
      practiceId: id,
      goalId: id,
      postId: id,
      exportId: id,
      title: 'Moss v. Hale',
      by: 'Ben Hale',
      reason: 'No speech was found.',
      strategy: 'Power of the Pause',
      completed: 2,
      points: 50,
      overallScore: 7.4,
      duration: 30,
      deadline: '2026-12-01',
      startsAt: '2026-12-01T14:00:00.000Z',
      expiresAt: '2026-12-02T14:00:00.000Z',
      timeZone: 'America/New_York',
      kind: 'pages',
      used: 2400,
      most: 3000,
      per: 'hour',
      recordings: 3,
      sessions: 1,
    };
    const told = RULES.flatMap((rule) => rule.tell?.(payload as never) ?? []);
    expect(told).toHaveLength(RULES.filter(({ tell }) => tell !== undefined).length);
    const words = told.map(({ content }) => notificationWords({ content, title: '', message: '' }));
    for (const { content, actionUrl } of told) {
      expect(NotificationContent.parse(content)).toEqual(content);
      expect(ActionUrl.safeParse(actionUrl).success).toBe(true);
    }
    for (const { title, message } of words) {
      expect(title).not.toBe('');
      expect(`${title} ${message}`).not.toMatch(/undefined|null|NaN|Invalid/);
    }
    expect(words.map(({ message }) => message)).toContain(
      'Pages read: 2,400 of 3,000 in the last hour. Beyond that Lectern asks you to wait.',
    );
    expect(words.map(({ title, message }) => `${title}: ${message}`)).toContain(
      'Time to practice: "Moss v. Hale" is planned for 9:00 AM EST, 30 minutes.',
    );
  });
});
