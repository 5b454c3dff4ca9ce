const RANKS: [RegExp, string][] = [
  [/^DET/i, 'Detective'],
  [/^S/i, 'Sergeant'],
  [/^DEP/i, 'Deputy'],
  [/^T/i, 'Trooper'],
  [/^AGENT/i, 'Agent'],
];
const MOST = 20;
const RANK = '(DEP(?:UTY)?|SGT|SERGEANT|TPR|TROOPER|OFC|OFFICER|DET(?:ECTIVE)?|CPL|AGENT|LT)';

/**
 * "B.  DET. A. REED - SUPPLEMENT", "STATEMENT OF OFC. A. REED #12.  I was ...": a report to which several officers wrote names in
 * each heading who says "I" below or behind it.
 */
export function supplementsIn(
  text: string,
  titled: (name: string) => string,
): { speaker: string; text: string }[] {
  const rows = [...text.matchAll(SUPPLEMENT)].map(({ 0: row, index }) => ({
    from: index,
    to: index + row.length,
    by: BY_OFFICER.exec(row),
  }));
  const within = [...text.matchAll(RUN_IN)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    by: found as RegExpExecArray,
  }));
  const headings = [...rows, ...within].sort((a, b) => a.from - b.from).slice(0, MOST);
  return headings.flatMap(({ to, by }, at) => {
    const [, rank, name] = by ?? [];
    if (!rank || !name) return [];
    const title = RANKS.find(([pattern]) => pattern.test(rank))?.[1] ?? 'Officer';
    const rest = text.slice(to, headings[at + 1]?.from ?? text.length);
    const own = within.some((one) => one.to === to)
      ? rest.slice(0, rest.search(NEXT) + 1 || undefined)
      : rest;
    return [{ speaker: `${title} ${titled(name)}`, text: own.replace(/\s+/g, ' ') }];
  });
}
const SUPPLEMENT = /^[ \t]*[A-Z]\.[ \t]+[A-Z][^a-z\n]{5,90}/gm;
const BY_OFFICER = new RegExp(`\\b${RANK}\\.? (?:[A-Z]\\. ?){0,2}([A-Z][A-Z'’-]+)`);
/** The words go on in the row of the heading. */
const RUN_IN = new RegExp(
  `^[ \\t]*(?:[A-Z][A-Z'’]+ ){0,3}(?:STATEMENT|NARRATIVE|REVIEW|REMARKS|SUPPLEMENT)(?: OF| BY)?[.:]?[ \\t]{1,4}${RANK}\\.? (?:[A-Z][a-z]*\\.? ){0,2}([A-Z][A-Za-z'’-]+)(?: #?\\d{1,6})?(?:,? \\(?\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}\\)?)?[.:]`,
  'gim',
);
/** The next part of such a report, or a form. */
const NEXT = /\n[ \t]*(?:\n[ \t]*)?[A-Z][A-Z'’ ]{6,}[.:]/;
