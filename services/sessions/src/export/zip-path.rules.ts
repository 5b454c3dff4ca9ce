/** File systems take 255 bytes in a part; a number, an id and an ending may follow. */
const LONGEST_BYTES = 180;
/** Separators, and what is not seen; the joiners inside of letters and signs are. */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;
/** Names that Windows keeps for devices, with or without an ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name as one part of a path that every system can unpack: no separator, no control or formatting character, neither dots,
 * spaces nor dashes at its ends, and not too long.
 */
export function pathPart(name: string): string {
  const safe = trimmed(
    name
      .toWellFormed()
      .normalize('NFC')
      .replace(UNSAFE, '-')
      .replace(/\.{2,}/g, '.')
      .replace(/\s/gu, ' '),
  );
  if (safe === '') return 'untitled';
  return DEVICE.test(safe) ? `${safe.slice(0, 3)}-${safe.slice(3)}` : safe;
}

/** As {@link pathPart}, for a file: the ending stays when the name is cut. */
export function fileNamePart(name: string): string {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return `${pathPart(name.slice(0, name.length - ending.length))}${ending}`;
}

/** Short enough, and without dots, spaces and dashes at the ends. A character is never cut in two. */
function trimmed(text: string): string {
  const letters = Array.from(text);
  const isEdge = (letter: string | undefined): boolean => letter !== undefined && ' .-'.includes(letter);
  while (isEdge(letters[0])) letters.shift();
  const short: string[] = [];
  let bytes = 0;
  for (const letter of letters) {
    bytes += Buffer.byteLength(letter);
    if (bytes > LONGEST_BYTES) break;
    short.push(letter);
  }
  while (isEdge(short.at(-1))) short.pop();
  return short.join('');
}

/** Gives each file of a zip a path of its own; capitals make no difference, as on most desktops. */
export class ZipPaths {
  private readonly taken = new Set<string>();

  /** @param folder a path that was made of {@link pathPart}s */
  take(folder: string, name: string): string {
    const file = fileNamePart(name);
    const dot = file.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, ''];
    let path = `${folder}/${file}`;
    for (let number = 2; this.taken.has(path.toLowerCase()); number += 1)
      path = `${folder}/${stem} (${number})${ending}`;
    this.taken.add(path.toLowerCase());
    return path;
  }
}
