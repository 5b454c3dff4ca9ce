import { surname } from './sides.js';

/** Does a text name one of these, whole, by his surname or by his first name? */
export const named = (text: string, names: readonly string[]): boolean =>
  names.some((name) =>
    [name, surname(name), /^the /.test(name) ? `T${name.slice(1)}` : name.split(' ')[0]!].some(
      (one) =>
        one.length > 2 &&
        !/^(?:The|A|Mr\.|Dr\.|Ms\.|Mrs\.|City|State|County)$/i.test(one) &&
        hasWhole(text, one),
    ),
  );

/** "Freeman" is not in "Nakai-Freeman". */
function hasWhole(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (
      !/[\p{L}-]/u.test(text.charAt(at - 1)) &&
      !/^(?:\p{L}|-\p{L})/u.test(text.slice(at + name.length, at + name.length + 2))
    )
      return true;
  return false;
}
