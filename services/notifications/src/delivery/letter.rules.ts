import { LETTER_FRAME } from '@lectern/contracts/english/letters';

const MARKUP: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => MARKUP[sign] ?? sign);

interface Writing {
  title: string;
  paragraphs: string[];
  /** Where to go on, inside the app. */
  link: { path: string; label: string };
}

/** Text and HTML of a letter. Nothing of it can be markup of the writer's own. */
export function letterOf(
  { title, paragraphs, link }: Writing,
  publicUrl: string,
): { text: string; html: string } {
  const settings = `${publicUrl}/notifications/preferences`;
  const url = `${publicUrl}${link.path}`;
  const { why, preferences } = LETTER_FRAME;
  return {
    text: [title, ...paragraphs, `${link.label}: ${url}`, `${why} ${settings}`].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      `<h1 style="font-size:18px">${escape(title)}</h1>`,
      ...paragraphs.map((text) => `<p>${escape(text)}</p>`),
      `<p><a href="${escape(url)}">${escape(link.label)}</a></p>`,
      `<p style="font-size:13px">${why} <a href="${escape(settings)}">${preferences}</a></p>`,
      '</body></html>',
    ].join('\n'),
  };
}

/** A subject is one line, whatever a title holds. */
export const subjectOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 150);
