import { remembered } from './remembered.js';

/** Legal forms of companies and what may follow a person's name. */
const FORM =
  /^(?:inc|incorporated|llc|llp|pllc|pc|lp|ltd|limited|corp|corporation|co|company|plc|na|nv|sa|gmbh|jr|sr|ii|iii|iv|esq|md|phd|trust|et|al|dba|aka|fka|nka)$/;
const GENERAL =
  /^(?:the|of|and|for|in|a|an|on|by|at|to|as|united|states|state|america|american|city|county|town|village|township|people|commonwealth|national|international|department|dept|board|bureau|office|commission|association|district|school|university|group|services?|systems?|bank|insurance|corporation|company|holdings?|partners?|management|first|new|estate|matter|secretary|director|warden|commissioner|sheriff|attorney|general|official|capacity|individually|behalf|his|her|their|its|other|others|similarly|situated|doe|does|john|jane|de|la|las|los|del|van|von|der|den|di|da)$/;

/** Words of a name in small letters, without its punctuation. */
export const nameWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'`]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Each name of a file is compared with all others. */
const NAMES_REMEMBERED = 2000;

/** The words that tell this name from others: without legal forms, places' kinds and offices, or all words when none is left. */
export const tellingWords: (name: string) => readonly string[] = remembered((name) => {
  const words = nameWords(name).filter((word) => !FORM.test(word));
  const telling = words.filter((word) => word.length > 1 && !GENERAL.test(word));
  return telling.length > 0 ? telling : words;
}, NAMES_REMEMBERED);

/** The word by which a text speaks of the named: a person's surname, the first telling word of a company or an office. */
export function coreWord(name: string): string | undefined {
  const words = tellingWords(name.replace(/,.*$/, ''));
  return isOrganization(name) ? words[0] : words.at(-1);
}

/** A company, an office or a body, by its form or by its words; anything else is taken for a person. */
export const isOrganization = (name: string): boolean =>
  nameWords(name).some(
    (word, at) =>
      (FORM.test(word) &&
        !/^(?:jr|sr|i{2,3}|iv|esq|md|phd|et|al|aka)$/.test(word) &&
        // "SA Reed" is a special agent.
        !(at === 0 && word === 'sa')) ||
      ORGANIZATION.test(word),
  );

/** What a business, an office or a society calls itself by; none of them is a usual surname. */
const ORGANIZATION = new RegExp(
  `^(?:${[
    'united|states?|city|county|town|people|commonwealth|department|board|bureau|office|commission|association|assn|district',
    'school|university|college|group|services?|systems?|bank|insurance|holdings?|partners|management|authority|agency|church',
    'alliance|coalition|federation|network|programs?|projects?|initiative|clinic|academy|museum|ministries|hospital|center|chapel|synagogue|mosque|diocese|congregation|union|league|society|fund|foundation|committee|council|institute|club|industries|enterprises|solutions',
    'technologies|properties|transportation|airlines|railway|railroad',
    'storage|freight|logistics|trucking|transport|transit|shipping|delivery|courier|express|warehouse|motors|automotive|towing',
    'foods?|bakery|farms|restaurants?|hotels?|resorts?|casino|pharmacy|pharmaceuticals?|laborator(?:y|ies)|clinic|medical',
    'construction|restoration|contractors|builders|roofing|plumbing|landscaping|realty|rentals?|apartments|condominiums?|housing',
    'supply|electric|energy|petroleum|manufacturing|products|equipment|machinery|textiles?',
    'cooperative|brewing|brewery|winery|dairy|lumber|trading|imports|exports|packaging|printing',
    'mutual|contracting|flooring|hospitality|biologics|associates|looms|gmbh',
    'capital|ventures|financial|credit|mortgage|securities|consulting|staffing|security|media|publishing|entertainment|studios',
    'software|networks?|communications|wireless|stores?|supermarkets?',
    'applications|applicators|exteriors|haulage|hauling|dental|dentistry|veterinary|orthop(?:a)?edics?|pediatrics|rehabilitation',
    'hardware|feeds|fertilizer|concrete|paving|masonry|welding|fabrication|fabricators|plastics|coatings|salvage|recycling|sanitation',
    'cleaning|janitorial|maintenance|architects|engineering|surveying|brokerage|auctions?|auctioneers|marketing|advertising|productions',
    'distributing|distributors?|wholesale|grocery|outfitters|livestock|poultry|seafood|fisheries|aviation|aquatics',
  ].join('|')})$`,
);

/** Two spellings of one name: the telling words of the shorter stand in the longer. */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [tellingWords(one), tellingWords(other)];
  if (a.length === 0 || b.length === 0) return false;
  const [few, many] = a.length <= b.length ? [a, new Set(b)] : [b, new Set(a)];
  const hits = few.filter((word) => many.has(word)).length;
  return hits / few.length >= 0.75;
}
