import { capital } from './english/clauses.js';

/** "You're a foreman" in full. */
export const spelled = (text: string): string =>
  text
    .replace(/,? quote,? (?=“)/, ': ')
    .replace(/\b([Yy]ou|[Tt]hey|[Ww]e)['’]re\b/g, '$1 are')
    .replace(/\b([Yy]ou|[Tt]hey)['’]ve\b/g, '$1 have')
    .replace(/\b([Yy]ou)['’]d (?=(?:had|been|gone|seen|told|taken|done|\p{Ll}+ed)\b)/gu, '$1 had ')
    .replace(/\b(did|do|does|was|were|is|are|had|has|have|could|would)n['’]t\b/gi, '$1 not')
    .replace(/\bcan['’]t\b/gi, 'cannot');

/** "You was", "you's": the forms of somebody else's name, as he is spoken to. */
export const toWitness = (text: string | undefined): string | undefined =>
  text &&
  capital(
    text
      .replace(/\b([Yy]ou)['’]s\b/g, '$1r')
      .replace(/\b([Yy]ou(?: \p{Ll}+ly)?) was\b/gu, '$1 were')
      .replace(/\b([Yy]ou) is\b/g, '$1 are')
      .replace(/\b([Yy]ou) does\b/g, '$1 do')
      .replace(/\b([Yy]ou) (?:has)\b/g, '$1 have'),
  );
