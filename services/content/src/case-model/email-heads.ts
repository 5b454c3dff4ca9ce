import type { Email } from './email-header.js';
import { dayOf, hourOf, nameOf } from './messages.js';

/** "(Orne, 8:37 AM) I will handle it.", "(LO, 12:10 PM) ...": an answer that was printed below the message. */
const ANSWERED = /^\s*\((\p{Lu}[\p{L}.’' -]{1,30}), (\d{1,2}:\d{2} ?[AaPp]\.?[Mm]\.?)\) (\S.*)$/u;
export function answerTo(
  open: Email,
  head: Readonly<Record<string, string>>,
  row: string,
): Email | undefined {
  const [, who, time, words] = ANSWERED.exec(row) ?? [];
  if (!who) return undefined;
  const others = [head.to, head.cc]
    .flatMap((field) => (field ?? '').split(';'))
    .flatMap((one) => nameOf(one.trim()) ?? []);
  const from = others.find(
    (name) => name.split(' ').at(-1) === who.split(' ').at(-1) || initialsOf(name) === who,
  );
  const hour = hourOf(time!, undefined);
  return from === undefined
    ? undefined
    : { from, to: open.from, day: open.day, ...(hour && { hour }), body: `${words}\n`, page: open.page };
}
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

const WORDS = String.raw`\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2}`;
/** "Ada Moss → Lee Orne 09/19/2022 1:14 PM First viewed 1:20 PM", later "Lee → Ada ...": how a service for parents prints its record. */
const ARROW = new RegExp(
  String.raw`^\s*(?:#?\d{1,4}\.? )?(${WORDS}) (?:→|->) (${WORDS}) {1,8}(\d{1,2}/\d{1,2}/\d{2,4}),? (\d{1,2}:\d{2} ?[AP]M)\b`,
  'u',
);
export function arrowIn(row: string, called: Map<string, string>, page: number): Email | undefined {
  const [, from, to, day, time] = ARROW.exec(row) ?? [];
  if (!from || !to) return undefined;
  const full = (name: string): string => {
    const [first = ''] = name.split(' ');
    if (name !== first) called.set(first, name);
    return called.get(first) ?? name;
  };
  const hour = hourOf(time!, undefined);
  return { from: full(from), to: full(to), day: dayOf(day!), ...(hour && { hour }), body: '', page };
}
