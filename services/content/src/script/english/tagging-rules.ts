import nlp from 'compromise/two';

/** A pattern by which compromise corrects the tags of words that stand together. */
interface Rule {
  /** Words, and tags behind "#", all of which a clause must hold. */
  needs: readonly string[];
  /** Of these at least as many as `minWant`. */
  wants: readonly string[];
  minWant: number;
  minWords: number;
  ifNo?: readonly string[];
}
type Terms = readonly { index: readonly [number, number] }[];
type Pointer = [number, ...unknown[]];
interface Net {
  hooks: Readonly<Record<string, readonly Rule[]>>;
  always: readonly Rule[];
}
interface World {
  model: { two: { matches: unknown } };
  methods: {
    one: {
      buildNet: (matches: unknown, world: World) => Net;
      cacheDoc: (clauses: readonly Terms[]) => ReadonlySet<string>[];
      match: (clauses: readonly Terms[], rule: Rule) => { ptrs: Pointer[] };
      bulkTagger: (found: readonly object[], clauses: readonly Terms[], world: World) => void;
    };
    two: { quickSplit: (docs: readonly Terms[]) => Terms[] };
  };
}
interface View {
  world: World;
  docs: readonly Terms[];
  update: (pointers: readonly Pointer[]) => View;
  uncache: () => void;
  unfreeze: () => void;
}

/**
 * The same rules in the same order as compromise applies them, of which only those are looked at that a clause may meet: its own search
 * asks every sentence for each word of any rule, which was a third of the time of reading a file.
 */
class RuleIndex {
  /** A rule under the rarest word that it needs, or under each of those that it wants. */
  private readonly byWord = new Map<string, Rule[]>();
  /** The words under which compromise finds a rule, with its place there, in the order of its search. */
  private readonly places = new Map<Rule, { word: string; place: number }[]>();

  constructor(private readonly net: Net) {
    let place = 0;
    for (const [word, rules] of Object.entries(net.hooks))
      for (const rule of rules)
        this.places.set(rule, [...(this.places.get(rule) ?? []), { word, place: place++ }]);
    const bearers = (word: string): number => net.hooks[word]!.length;
    for (const rule of this.places.keys()) {
      const [rarest] = [...rule.needs].sort((a, b) => bearers(a) - bearers(b));
      for (const word of new Set(rarest === undefined ? rule.wants : [rarest]))
        this.byWord.set(word, [...(this.byWord.get(word) ?? []), rule]);
    }
  }

  rulesFor(holds: ReadonlySet<string>, words: number): Rule[] {
    const met = new Set<Rule>();
    for (const word of holds)
      for (const rule of this.byWord.get(word) ?? [])
        if (words >= rule.minWords && mayMatch(rule, holds)) met.add(rule);
    const placeOf = (rule: Rule): number => this.places.get(rule)!.find(({ word }) => holds.has(word))!.place;
    return [
      ...[...met]
        .map((rule) => ({ rule, place: placeOf(rule) }))
        .sort((a, b) => a.place - b.place)
        .map(({ rule }) => rule),
      ...this.net.always.filter(({ minWords }) => words >= minWords),
    ];
  }
}

function mayMatch({ needs, wants, minWant, ifNo }: Rule, holds: ReadonlySet<string>): boolean {
  for (const word of needs) if (!holds.has(word)) return false;
  if (ifNo?.some((word) => holds.has(word))) return false;
  if (wants.length === 0) return true;
  let found = 0;
  for (const word of wants) if (holds.has(word)) found += 1;
  return found >= minWant;
}

let index: RuleIndex | undefined;

/** In place of the step of this name. */
function postTagger(view: View): View {
  const { world } = view;
  const { one, two } = world.methods;
  index ??= new RuleIndex(one.buildNet(world.model.two.matches, world));
  const clauses = view.update(
    two.quickSplit(view.docs).map((terms): Pointer => {
      const [sentence, start] = terms[0]!.index;
      return [sentence, start, start + terms.length];
    }),
  ).docs;
  const found: object[] = [];
  one.cacheDoc(clauses).forEach((holds, at) => {
    const terms = clauses[at]!;
    for (const rule of index!.rulesFor(holds, terms.length))
      for (const [, ...span] of one.match([terms], rule).ptrs)
        found.push({ ...rule, pointer: [at, ...span] });
  });
  one.bulkTagger(found, clauses, world);
  view.uncache();
  view.unfreeze();
  return view;
}

nlp.plugin({ compute: { postTagger } });

export { nlp };
