// Scores the fields read from a document against hand labels (services/content/test-data/pdf/labels.json).
import { flat } from './flat.mjs';
import { nameMatch, normName } from './name-match.mjs';

// ---------- text helpers
const list = (v) =>
  v === null || v === undefined
    ? []
    : Array.isArray(v)
      ? v.map(flat).filter(Boolean)
      : flat(v)
          .split(/\n+|(?<=[.;])\s+(?=[A-Z0-9“"])/)
          .filter((s) => s.trim());
const EMPTY =
  /^(|n\/?a|none|null|unknown|not (stated|found|specified|provided|identified|available)( in (the )?document)?|unspecified|undetermined|-|—)\.?$/i;
export const isEmpty = (v) => EMPTY.test(flat(v).trim());
const STOP = new Set(
  'a an the of to in on at by for and or is are was were be been that this which with from as it its his her their has have had not no any all who whom whose into under over between during after before than then so such may will shall would could should'.split(
    ' ',
  ),
);
export const toks = (s) =>
  (
    flat(s)
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/[a-z0-9$§]+/g) || []
  )
    .filter((t) => !STOP.has(t))
    .map((t) => (t.length > 4 ? t.replace(/(ies)$/, 'y').replace(/(ing|ed|es|s)$/, '') : t));
export function phraseHit(items, phrase, thr) {
  const w = [...new Set(toks(phrase))];
  if (!w.length) return false;
  return items.some((it) => {
    const g = new Set(toks(it));
    return w.filter((t) => g.has(t)).length / w.length >= thr;
  });
}
const MON = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
export function dateHit(text, d) {
  const t = flat(text).toLowerCase();
  const m = /^(\d{4})-(\d\d)-(\d\d)$/.exec(d);
  if (!m) return t.replace(/[-\s]+/g, ' ').includes(d.toLowerCase()); // "30 days"
  const [, y, mo, da] = m,
    M = MON[mo - 1],
    D = +da,
    o = +mo;
  return [
    d,
    `${M} ${D}, ${y}`,
    `${M} ${D} ${y}`,
    `${D} ${M} ${y}`,
    `${M.slice(0, 3)} ${D}, ${y}`,
    `${M.slice(0, 3)}. ${D}, ${y}`,
    `${o}/${D}/${y}`,
    `${mo}/${da}/${y}`,
    `${o}/${D}/${y.slice(2)}`,
    `${mo}/${da}/${y.slice(2)}`,
  ].some((x) => t.includes(x));
}
const normDocket = (s) =>
  flat(s)
    .toLowerCase()
    .replace(/[–—−]/g, '-')
    .replace(/\b(case|docket|no|nos|number|civil|action)\b\.?/g, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+/, '');

const CAP = { keyFacts: 12, legalIssues: 12, desiredOutcome: 8, timeConstraints: 10 }; // only the first N items count: dumping the document does not pay
// ---------- one document. r = the response's field object. Returns {field: [points, possible]}
export function scoreDoc(r, d) {
  const L = d.labels,
    s = {};
  s.caseType = [L.caseType.accept.includes(flat(r.caseType).trim()) ? 1 : 0, 1];
  s.jurisdiction = [L.jurisdiction.accept.includes(flat(r.jurisdiction).trim()) ? 1 : 0, 1];
  const cl = r.clientName,
    op = r.opposingParty,
    any = (v, names) => names.some((n) => nameMatch(v, n, [...L.plaintiff.names, ...L.defendant.names]));
  const side = (o) => {
    const { names, optional } = o;
    return { none: !names.length, optional, inC: any(cl, names), inO: any(op, names) };
  };
  const P = side(L.plaintiff),
    D = side(L.defendant);
  if (!P.none && !(P.optional && isEmpty(cl) && isEmpty(op))) s.plaintiffFound = [P.inC || P.inO ? 1 : 0, 1];
  if (!D.none && !(D.optional && isEmpty(op))) s.defendantFound = [D.inO || D.inC ? 1 : 0, 1];
  if (!P.none && !P.optional && !D.none && !D.optional)
    s.bothParties = [(P.inC && D.inO) || (P.inO && D.inC) ? 1 : 0, 1];
  if (L.filingSide === 'plaintiff' && !P.none) s.clientSide = [P.inC ? 1 : 0, 1];
  if (L.filingSide === 'defendant' && !D.none) s.clientSide = [D.inC ? 1 : 0, 1];
  // honesty: a party the document does not name must stay empty (the known party repeated does not count as invented)
  if (D.none)
    s.noInvention = [
      [cl, op].filter((v) => !isEmpty(v) && !any(v, L.plaintiff.names)).length === 0 ? 1 : 0,
      1,
    ];
  const bad = [cl, op].filter(
    (v) => !isEmpty(v) && !any(v, [...L.plaintiff.names, ...L.defendant.names]),
  ).length;
  s.noWrongParty = [bad === 0 ? 1 : 0, 1]; // a party taken from a cited case or caption debris is the worst error
  const facts = list(r.keyFacts).slice(0, CAP.keyFacts),
    issues = list(r.legalIssues).slice(0, CAP.legalIssues),
    relief = list(r.desiredOutcome).slice(0, CAP.desiredOutcome);
  const rec = (items, labels, thr) =>
    labels.length ? [labels.filter((p) => phraseHit(items, p, thr)).length, labels.length] : null;
  const put = (k, v) => {
    if (v) s[k] = v;
  };
  put('keyFacts', rec(facts, L.keyFacts, 0.6));
  put('legalIssues', rec([...issues, issues.join(' ')], L.legalIssues, 0.5));
  put('desiredOutcome', rec([...relief, relief.join(' ')], L.relief, 0.5));
  const when = list(r.timeConstraints ?? r.deadlines)
    .slice(0, CAP.timeConstraints)
    .join('\n');
  if (L.deadlines.length)
    s.timeConstraints = [L.deadlines.filter((x) => dateHit(when, x)).length, L.deadlines.length];
  const title = flat(r.sessionTitle);
  const nm = [...L.plaintiff.names, ...L.defendant.names];
  s.sessionTitle = [
    title.trim() &&
    (nm.some((n) => phraseHit([title], normName(n), 0.5)) ||
      L.docket.some((k) => normDocket(title).includes(normDocket(k))))
      ? 1
      : 0,
    1,
  ];
  const dk = flat(r.caseNumber ?? r.docketNumber ?? r.docket ?? '');
  if (L.docket.length && ('caseNumber' in r || 'docketNumber' in r || 'docket' in r))
    s.docket = [
      L.docket.some(
        (k) =>
          normDocket(dk).includes(normDocket(k)) ||
          (normDocket(dk).length > 4 && normDocket(k).includes(normDocket(dk))),
      )
        ? 1
        : 0,
      1,
    ];
  // length abuse: dumping the document would pass recall; cap what counts as a list of facts
  s.concise = [list(r.keyFacts).length <= 20 && flat(r.keyFacts).length <= 8000 ? 1 : 0, 1];
  return s;
}
const CORE = [
  'caseType',
  'jurisdiction',
  'plaintiffFound',
  'defendantFound',
  'keyFacts',
  'legalIssues',
  'desiredOutcome',
  'timeConstraints',
  'sessionTitle',
];
export function summarise(rows) {
  const t = {};
  for (const { s } of rows)
    for (const [k, [p, n]] of Object.entries(s)) {
      t[k] ??= [0, 0, 0];
      t[k][0] += p;
      t[k][1] += n;
      t[k][2]++;
    }
  const out = {};
  for (const k in t)
    out[k] = { pct: +((100 * t[k][0]) / t[k][1]).toFixed(1), hit: t[k][0], of: t[k][1], docs: t[k][2] };
  const core = CORE.filter((k) => out[k]);
  out.MEAN_CORE = {
    pct: +(core.reduce((a, k) => a + out[k].pct, 0) / (core.length || 1)).toFixed(1),
    hit: core.length,
    of: CORE.length,
    docs: rows.length,
  };
  return out;
}
export function print(name, rows) {
  console.log(`\n== ${name}: ${rows.length} documents`);
  const sm = summarise(rows);
  for (const k of [
    ...CORE,
    'bothParties',
    'clientSide',
    'noInvention',
    'noWrongParty',
    'docket',
    'concise',
    'MEAN_CORE',
  ])
    if (sm[k]) console.log(`  ${k.padEnd(16)} ${String(sm[k].pct).padStart(5)} %   ${sm[k].hit}/${sm[k].of}`);
  return sm;
}
