import { escaped } from '@lectern/legal-text/escaped';
import type { PdfText } from '../pdf-text.js';
import { type Caption, printedCaption } from './caption.rules.js';
import { criminalCaption, labeledTitle, matterOf, runningTitle, titleLine } from './caption-forms.rules.js';
import {
  laborBoardTitle,
  labeledRows,
  ownCase,
  partedByAnd,
  relatesTo,
  sideBySide,
} from './captions-without-versus.rules.js';
import { contestParties } from './contest-parties.rules.js';
import { bringingParties, formParties, narrativeParties } from './parties-in-text.rules.js';
import type { Side } from './party-names.rules.js';

const PAGES_WITH_A_CAPTION = 5;

/** Ways to read the parties, those that have proved most reliable first. */
export const CAPTION_READERS: Record<string, (text: PdfText) => Caption | undefined> = {
  contest: ({ pages }) => contestParties(pages),
  printed: ({ pages }) => printedCaption(pages),
  sideBySide: ({ pages }) => sideBySide(pages),
  labeledRows: ({ pages }) => labeledRows(pages),
  labeled: ({ pages }) => labeledTitle(pages),
  criminal: ({ pages }) => criminalCaption(pages),
  title: ({ pages }) => titleLine(pages),
  running: ({ runningHeads }) => runningTitle(runningHeads),
  partedByAnd: ({ pages }) => partedByAnd(pages),
  laborBoard: ({ pages }) => laborBoardTitle(pages),
  matter: ({ pages }) => matterWithParties(pages),
  form: ({ pages }) => formParties(pages),
  ownCase: ({ pages }) => ownCase(pages),
  narrative: ({ pages }) => narrativeParties(pages),
};

/** What each of them reads. */
export function readCaptions(text: PdfText): { reader: string; caption: Caption }[] {
  const near = { ...text, pages: text.pages.slice(0, PAGES_WITH_A_CAPTION) };
  return Object.entries(CAPTION_READERS).flatMap(([reader, read]) => {
    const caption = read(near);
    return caption ? [{ reader, caption }] : [];
  });
}

/** "In re ACME, INC. DERIVATIVE LITIGATION" names no sides; the paper's opening does. */
function matterWithParties(pages: PdfText['pages']): Caption | undefined {
  const matter = matterOf(pages);
  const named = /\blitigation\b/i.test(matter?.first.quote ?? '')
    ? (relatesTo(pages) ?? bringingParties(pages))
    : undefined;
  return named ?? matter;
}

/** What the most reliable of them reads. */
export function readParties(text: PdfText): Caption | undefined {
  const caption = readCaptions(text)[0]?.caption;
  return caption && asSpelledIn(text, caption);
}

/** The names as the text spells them: captions are set in capitals, "FedEx" and "ConsumerInfo.com" are not. */
export function asSpelledIn(text: PdfText, caption: Caption): Caption {
  const body = text.pages.map((page) => page.text).join('\n');
  return {
    ...caption,
    first: asSpelled(caption.first, body),
    second: caption.second && asSpelled(caption.second, body),
  };
}

/** Captions are set in capitals; how a name is written stands in the text below: "FedEx", "ConsumerInfo.com". */
function asSpelled(side: Side, body: string): Side {
  return { ...side, names: side.names.map((name) => spelling(name, body)) };
}

function spelling(name: string, body: string): string {
  const [core = name] = name.split(/\s+(?:dba|d\/b\/a|ex rel\.)\s/i);
  for (const part of [core, core.replace(/,.*$/, '')]) {
    if (part.length < 5) continue;
    const words = part.split(/\s+/).map(escaped).join('\\s+');
    for (const match of body.matchAll(new RegExp(`(?<![\\w’'])${words}(?![\\w])`, 'gi'))) {
      const written = match[0].replace(/\s+/g, ' ');
      const capitals = written.replace(/[^A-Z]/g, '').length;
      const small = written.replace(/[^a-z]/g, '').length;
      if (/^[A-Z]/.test(written) && small > capitals) return written + name.slice(part.length);
    }
  }
  return name;
}
