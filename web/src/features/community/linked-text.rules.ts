/** A piece of a text: as it stands, or an address that may be followed. */
export type Piece = { text: string; href?: never } | { text: string; href: string };

/** A scheme written out; addresses of other kinds, such as `javascript:`, stay text. */
const ADDRESS = /https?:\/\/[^\s<>"“”]{1,2000}/gi;

/** Splits a text at its web addresses. Punctuation behind one, and a bracket around it, are not of it. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    if (!isWeb(address)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function withoutTail(address: string): string {
  let end = address.length;
  while (end > 0 && /[.,;:!?'’)\]}]/.test(address[end - 1] ?? '')) {
    // A bracket that was opened within the address belongs to it.
    if (
      address[end - 1] === ')' &&
      address.slice(0, end).split('(').length >= address.slice(0, end).split(')').length
    )
      break;
    end -= 1;
  }
  return address.slice(0, end);
}

/** A name before an @ would show one host and lead to another. */
function isWeb(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '';
}
