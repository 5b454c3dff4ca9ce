/** Farther back a case name does not begin. */
const REACH = 180;
const CONNECTIVE =
  /^(of|the|and|for|&|ex|rel\.?|de|la|del|von|van|in|on|to|et|al\.?,?|by|a|an|at|dba|d\/b\/a)$/i;
/** Shortened words of case names; a full stop after any other word ends a sentence. */
const SHORTENED = new Set(
  (
    'inc corp co ltd tech techs indus mfg mfrs assn assoc bros comm cmty commn dept dist educ elec elecs engg envtl est fed fin found gen govt grp hosp hous ins inst intl ' +
    'inv invs invrs lab labs mach mgmt mktg mun natl org pac pharm pharms prod prods profl pub ref rest rests rts sav sch schs sec secs serv servs soc socy sys tel transp ' +
    'tr trs univ util utils twp cnty cty bd am amer supp ctr chem constr cas coop st jr sr dr mr mrs ms hon rel ex no nos r ry rys cent cong cath chr ch crim dev div ' +
    'mass cal tex fla ill mich minn miss mo mont neb nev okla ore pa tenn va vt wash wis wyo ala ariz ark colo conn del ga ind kan ky la md me haw econ emp enter enters entm equip exam exch exec exp fid fam gtd guar indep info litig mar mech med mem merch metro mortg nw ne se sw pers pol pp pres prob proc prop prot reg regl rehab reprod res sup sur supp tel temp trans treas unif'
  ).split(' '),
);

const endsSentence = (word: string): boolean =>
  /[a-z]{2,}\.[”"’')]*$/.test(word) && !SHORTENED.has(word.toLowerCase().replace(/[^a-z]/g, ''));

const SIGNAL =
  /^(see|cf\.?|accord|but|compare|citing|quoting|e\.g\.,?|also|under|in|contra|and|with|as|generally|following|overruling|applying|per|id\.?|where|when|because|that|while|since|both|unlike|like)$/i;
const ONE_PARTY =
  /(?:^|[\s(“"])((?:In re|Ex parte|Matter of|In the Matter of|Estate of)\s+[A-Z][^;()]{1,120}),\s*$/;

export interface NamedCase {
  name: string;
  start: number;
}

/** The name that ends where the volume begins: "... Norman v. United States, |429 F.3d 1081". */
export function caseNameBefore(text: string, at: number): NamedCase | undefined {
  const from = Math.max(0, at - REACH);
  const before = text.slice(from, at);
  const single = ONE_PARTY.exec(before);
  if (
    single?.[1] &&
    !/\s(?:v|vs)\.\s/.test(single[1]) &&
    !single[1].split(/\s+/).slice(0, -1).some(endsSentence)
  ) {
    return {
      name: single[1].replace(/\s+/g, ' '),
      start: from + single.index + single[0].indexOf(single[1]),
    };
  }
  const versus = [...before.matchAll(/\s(?:v|vs)\.\s/g)].at(-1);
  if (!versus) return undefined;
  const second = before.slice(versus.index + versus[0].length);
  // A sentence or another citation between the name and the volume: the name is not this one's.
  if (
    !/,\s*$/.test(second) ||
    second.length > 110 ||
    /[;!?]|\d{3}|\.\s+[A-Z][a-z]+\s(?!of|the|and|v)[a-z]/.test(second)
  )
    return undefined;

  const words = [...before.slice(0, versus.index).matchAll(/\S+/g)];
  let first = words.length;
  while (first > 0) {
    const word = words[first - 1]?.[0] ?? '';
    if (
      /[;:)\]?!][.,]?$/.test(word) ||
      /^[([§]/.test(word) ||
      /^\d(?!\d*[A-Za-z]+\b[^-]*$)/.test(word) ||
      endsSentence(word)
    )
      break;
    if (!/^[“"‘']?[\p{Lu}0-9]/u.test(word) && !CONNECTIVE.test(word)) break;
    first--;
  }
  while (
    first < words.length &&
    (SIGNAL.test(words[first]?.[0] ?? '') || CONNECTIVE.test(words[first]?.[0] ?? ''))
  )
    first++;
  const begin = words[first];
  if (!begin) return undefined;
  const start = begin.index + (/^[“"‘']/.test(begin[0]) ? 1 : 0);
  return { name: before.slice(start).replace(/\s+/g, ' ').replace(/,\s*$/, '').trim(), start: from + start };
}

const telling = (name: string) =>
  new Set(
    (name.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter(
      (word) =>
        !/^(the|and|for|inc|corp|llc|ltd|state|states|united|city|county|people|commonwealth|rel|dep|dept|department|bd|board|company|matter)$/.test(
          word,
        ),
    ),
  );

/** Do two names stand for one case? Unknown when either is missing or has no telling word. */
export function sameCase(one: string | undefined, other: string | undefined): boolean | undefined {
  if (!one || !other) return undefined;
  const [a, b] = [telling(one), telling(other)];
  if (a.size === 0 || b.size === 0) return undefined;
  return [...a].some((word) => b.has(word));
}
