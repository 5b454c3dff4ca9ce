import type { Letter } from '@lectern/platform/mail/mail';
import { CODE_MINUTES, type CodePurpose } from './code.rules.js';

type Content = Pick<Letter, 'subject' | 'text' | 'html'>;

const WORDS: Record<CodePurpose, { subject: string; lead: string; life: string }> = {
  'sign-up': {
    subject: 'Your Lectern verification code',
    lead: 'Enter this code to verify your email address:',
    life: `It is valid for ${CODE_MINUTES['sign-up'] / 60} hours.`,
  },
  'password-reset': {
    subject: 'Your Lectern password reset code',
    lead: 'Enter this code to choose a new password:',
    life: `It is valid for ${CODE_MINUTES['password-reset']} minutes.`,
  },
};

export function codeLetter(purpose: CodePurpose, code: string): Content {
  const { subject, lead, life } = WORDS[purpose];
  const close = `${life} If you did not ask for it, you can ignore this message.`;
  return {
    subject,
    text: `${lead}\n\n${code}\n\n${close}\n`,
    html: page(
      `<p>${lead}</p><p style="font-size:2em;letter-spacing:.2em"><strong>${code}</strong></p><p>${close}</p>`,
    ),
  };
}

export function passwordLetter(): Content {
  const lines = [
    'The password of your Lectern account was changed, and every other sign-in was ended.',
    'If this was not you, choose a new password at once with "Forgot password" on the sign-in page.',
  ];
  return {
    subject: 'Your Lectern password was changed',
    text: `${lines.join('\n\n')}\n`,
    html: page(lines.map((line) => `<p>${line.replaceAll('"', '&quot;')}</p>`).join('')),
  };
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><body style="font-family:sans-serif">${body}<p>Lectern</p></body></html>`;
