// Does a party's name say the same as a hand label, allowing for form, case and an OCR slip?
import { flat } from './flat.mjs';

const SUFFIX =
  /\b(et al|inc|incorporated|llc|l l c|llp|lp|ltd|limited|corp|corporation|co|company|plc|pc|na|nka|dba|fka|the|of|and|a|an|jr|sr|in his official capacity|in her official capacity)\b/g;
export const normName = (s) =>
  flat(s)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(SUFFIX, ' ')
    .replace(/\s+/g, ' ')
    .trim();
export function nameMatch(got, want, allowed = []) {
  // want: one label name; allowed: every label name (a list of parties is fine)
  const g = normName(got),
    w = normName(want);
  if (!g || !w) return false;
  if (g === w) return true;
  const G = new Set(g.split(' ')),
    W = w.split(' ');
  const hit = W.filter(
    (t) => G.has(t) || [...G].some((x) => x.length > 4 && t.length > 4 && lev1(x, t)),
  ).length;
  return hit / W.length >= 0.75 && (W.length > 1 || hit === 1) && extra(G, [want, ...allowed]) <= 5; // caption debris or a paragraph is not a name
}
const extra = (G, names) => {
  const ok = new Set(names.flatMap((n) => normName(n).split(' ')));
  return [...G].filter(
    (t) =>
      !ok.has(t) &&
      !/^(does?|\d+|inclusive|through|state|states|united|county|city|president|governor|secretary|warden|director|plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|others?|al)$/.test(
        t,
      ),
  ).length;
};
function lev1(a, b) {
  // one edit apart (tolerates an OCR slip)
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0,
    j = 0,
    e = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      i++;
      j++;
    } else {
      if (++e > 1) return false;
      if (a.length > b.length) i++;
      else if (b.length > a.length) j++;
      else {
        i++;
        j++;
      }
    }
  }
  return e + (a.length - i) + (b.length - j) <= 1;
}
