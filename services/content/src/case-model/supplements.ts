const RANKS: [RegExp, string][] = [
  [/^DET/, 'Detective'],
  [/^S/, 'Sergeant'],
  [/^DEP/, 'Deputy'],
  [/^T/, 'Trooper'],
  [/^AGENT/, 'Agent'],
];
const MOST = 20;

/** "B.  DET. A. REED - SUPPLEMENT": a report to which several officers wrote names in each heading who says "I" below it. */
export function supplementsIn(
  text: string,
  titled: (name: string) => string,
): { speaker: string; text: string }[] {
  const headings = [...text.matchAll(SUPPLEMENT)].slice(0, MOST);
  return headings.flatMap(({ 0: row, index }, at) => {
    const [, rank, name] = BY_OFFICER.exec(row) ?? [];
    if (!rank || !name) return [];
    const title = RANKS.find(([pattern]) => pattern.test(rank))?.[1] ?? 'Officer';
    const own = text.slice(index + row.length, headings[at + 1]?.index ?? text.length);
    return [{ speaker: `${title} ${titled(name)}`, text: own.replace(/\s+/g, ' ') }];
  });
}
const SUPPLEMENT = /^[ \t]*[A-Z]\.[ \t]+[A-Z][^a-z\n]{5,90}/gm;
const BY_OFFICER =
  /\b(DEP(?:UTY)?|SGT|SERGEANT|TPR|TROOPER|OFC|OFFICER|DET(?:ECTIVE)?|CPL|AGENT)\.? (?:[A-Z]\. ?){0,2}([A-Z][A-Z'’-]+)/;
