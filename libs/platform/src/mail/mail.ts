import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { errorCode } from '../errors/error-code.js';
import type { Logger } from '../logging/logger.js';

export interface Letter {
  /** The same id for the same letter, however often it is tried. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Shown in the log by the embedded outbox of a developer, so that a code can be read where no mail server exists. */
  codeForLog?: string;
}

export interface Mail {
  /** Resolves when the mail server (or the outbox folder) has taken the letter. */
  send(letter: Letter): Promise<void>;
  /** Deletes the letters to this address that still lie here; what a mail server has taken is out of reach. */
  discard(address: string): Promise<void>;
  check(): Promise<void>;
}

const envelope = (from: string, { id, to, subject, text, html }: Letter) => ({
  from,
  to,
  subject,
  text,
  html,
  messageId: `<${id}@lectern.invalid>`,
});

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail through an SMTP server; one that does not answer is given up within seconds. */
export function smtpMail(url: string, from: string): Mail {
  // Beside the URL: as a second argument they would be fields of each letter, and the waits those of the library, minutes long.
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    send: async (letter) => {
      await transport.sendMail(envelope(from, letter));
    },
    discard: async () => undefined,
    check: async () => {
      await transport.verify();
    },
  };
}

/** Letters as files, for an installation without a mail server. */
export function outboxMail(
  folder: string,
  from: string,
  { logger, codes }: { logger: Logger; /** Whether the log may tell them. */ codes: boolean },
): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (letter) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail(envelope(from, letter));
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${letter.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      if (letter.codeForLog !== undefined)
        logger.info(
          { file, ...(codes && { code: letter.codeForLog }) },
          'no mail server is configured: the letter lies in the outbox',
        );
    },
    discard: async (address) => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return [];
        throw error;
      });
      for (const name of names) {
        const path = join(folder, name);
        const letter = await readFile(path, 'utf8').catch(() => '');
        if (isTo(letter, address)) await rm(path, { force: true });
      }
    },
    check: async () => undefined,
  };
}

/** Whether the head of a letter names the address as that of its reader. */
function isTo(letter: string, address: string): boolean {
  const head = letter.slice(0, letter.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]/g, ' ');
  const to = head.split('\r\n').find((line) => line.toLowerCase().startsWith('to: '));
  return to !== undefined && to.slice('to: '.length).trim().toLowerCase() === address.toLowerCase();
}
