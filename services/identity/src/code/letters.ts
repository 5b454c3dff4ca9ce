import type { Letter } from '@lectern/platform/mail/mail';
import { CODE_MINUTES, type CodePurpose } from './code.rules.js';
import type { SecondFactorChange } from './send-code.job.js';

/** What a letter says. */
export type Content = Pick<Letter, 'subject' | 'text' | 'html'>;

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
    html: page(paragraphs(lines)),
  };
}

export function signUpLetter(): Content {
  const lines = [
    'Somebody asked for a Lectern account, or for a code to confirm one, with this address. It has an account already.',
    'If it was you, sign in; a forgotten password can be replaced with "Forgot password" on the sign-in page.',
    'If it was not you, you can ignore this message: nothing was changed.',
  ];
  return {
    subject: 'You have a Lectern account already',
    text: `${lines.join('\n\n')}\n`,
    html: page(paragraphs(lines)),
  };
}

const SECOND_FACTOR: Record<SecondFactorChange, { subject: string; happened: string }> = {
  on: {
    subject: 'Your Lectern account now asks for a code',
    happened:
      'Two-step sign-in was turned on: after the password, Lectern asks for a code of your authenticator app.',
  },
  replaced: {
    subject: 'The authenticator app of your Lectern account was replaced',
    happened: 'Codes of the authenticator app before are no longer taken; those of a new one are.',
  },
  off: {
    subject: 'Your Lectern account no longer asks for a code',
    happened: 'Two-step sign-in was turned off: the password alone opens your account.',
  },
  'recovery-code-used': {
    subject: 'A recovery code of your Lectern account was used',
    happened: 'A recovery code was used in place of your authenticator app. It is not taken again.',
  },
};

export function secondFactorLetter(change: SecondFactorChange): Content {
  const { subject, happened } = SECOND_FACTOR[change];
  const lines = [
    happened,
    'If this was not you, choose a new password at once with "Forgot password" on the sign-in page: it ends every sign-in.',
  ];
  return { subject, text: `${lines.join('\n\n')}\n`, html: page(paragraphs(lines)) };
}

const paragraphs = (lines: string[]): string =>
  lines.map((line) => `<p>${line.replaceAll('"', '&quot;')}</p>`).join('');

const page = (body: string): string =>
  `<!doctype html><html lang="en"><body style="font-family:sans-serif">${body}<p>Lectern</p></body></html>`;
