import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../config/environment.js';
import { createLogger } from '../logging/logger.js';
import { assertMail, chooseMail, isPublic } from './choose-mail.js';

describe('the way of letters', () => {
  it.each([
    ['http://localhost:8080', false],
    ['http://127.0.0.1', false],
    ['http://192.168.1.20:8080', false],
    ['http://172.20.0.1', false],
    ['http://[::1]:8080', false],
    ['http://nas', false],
    ['https://lectern.local', false],
    ['https://lectern.example.com', true],
    ['http://203.0.113.7', true],
    ['http://172.32.0.1', true],
    ['http://[2001:db8::1]', true],
    ['https://localhost.example.com', true],
  ])('takes %s for public: %s', (url, expected) => expect(isPublic(url)).toBe(expected));

  it.each([
    ['development', true],
    ['test', false],
    ['production', false],
  ])('tells a code in the log of %s: %s', async (NODE_ENV, tells) => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
    const lines: string[] = [];
    try {
      const environment = readEnvironment({ NODE_ENV, DATA_DIR: folder });
      const mail = chooseMail(environment, createLogger('info', { write: (line) => void lines.push(line) }));
      await mail.send({
        id: 'l-1',
        to: 'ada@firm.example',
        subject: 'Your code',
        text: '730184',
        html: '<p>730184</p>',
        codeForLog: '730184',
      });
    } finally {
      await rm(folder, { recursive: true });
    }
    expect(lines.join('')).toContain('the letter lies in the outbox');
    expect(lines.join('').includes('730184')).toBe(tells);
  });

  it('is asked for where people elsewhere are to get letters', () => {
    const environment = (variables: Record<string, string>) =>
      readEnvironment({ NODE_ENV: 'production', PUBLIC_URL: 'https://lectern.example.com', ...variables });
    expect(() => assertMail(environment({}))).toThrow('SMTP_URL must be set');
    expect(() => assertMail(environment({ SMTP_URL: 'smtp://mail.example.com' }))).not.toThrow();
    expect(() => assertMail(environment({ PUBLIC_URL: 'http://localhost:8080' }))).not.toThrow();
  });
});
