import type { ModelPerson } from '@lectern/contracts/case-model';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import { escaped } from '@lectern/legal-text/escaped';
import { talksOf } from '../case-model/talks.js';
import type { Email } from '../case-model/email-header.js';
import { emailsIn } from '../case-model/emails.js';
import { type CaseDocument, type FileSentence, fileSentences } from '../case-model/file-sentences.js';
import { speakerOf } from '../case-model/first-person.js';
import { type ReportSection, reportSections, sectionOf } from '../case-model/report-sections.js';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { counselOfPapers } from './counsel-of-papers.js';
import { suffixOf } from './english/last-name.js';
import { splitUnits } from './english/sentences.js';
import { inFirstPerson } from './third-person-report.js';
import { type OwnPaper, type OwnWords, paperOf } from './own-paper.js';
import { factOf } from './passage-fact.js';
import { isoOf } from './iso-day.js';
import { minutedWords } from './minuted-words.js';
import { quotedWords } from './quoted-messages.js';
import { isHim, withoutOthers } from './written-by.js';
import { threadWords } from './thread-words.js';
import { toldToPolice } from './told-to-police.js';
import type { Mention } from './mentions.js';
import { actsIn, addressed, asSecondPerson } from './own-words.js';
import { crossedIn } from './crossed-in.js';
import { clientsCalled, friendly, sworn } from './sworn-words.js';
import { inCalm, shoutedNames } from './shouted-names.js';
import { actingIn, othersNamed } from './who-acts.js';
import { accusedIn, grantsIdentity } from './accused-in.js';

/** Everything that the papers of the witness hold in his own words, paper by paper, in their order. */
export function ownWords(brief: Brief, witness: ModelPerson): OwnWords[] {
  const { read, model } = brief;
  const names = model.people
    .filter(({ id, kind }) => kind === 'person' && id !== witness.id)
    .map(({ name }) => name);
  const counsel = counselOfPapers(brief);
  const grants = grantsIdentity(brief);
  const people = new Set(model.people.map(({ name }) => surname(name)));
  const outside = new Set([...counsel].filter((name) => !people.has(name)));
  const ofDocument = (document: CaseDocument) =>
    read.interviewed
      .filter(({ sentence }) => sentence.document.name === document.name)
      .map((one) => ({ ...one, sentence: { ...one.sentence, document } }));
  const own = read.papers.flatMap(({ document, kind }) => {
    const { pages } = document;
    const talks = talksOf(document);
    if (talks.length > 2 && kind === 'transcript')
      return isHim(witnessOf(pages), witness)
        ? withoutCounsel(
            outside,
            sworn(document, talks, {
              names,
              friendly: friendly(brief, witness, pages),
              crossed: crossedIn(brief, document),
              called: clientsCalled(brief, pages),
              spokenOf: accusedIn(brief, witness, talks),
            }),
          ).filter((one) => !grants(one))
        : [];
    const mails = emailsIn(document);
    if (mails.length > 0) return byHim(mails, witness).flatMap((mail) => written(document, mail));
    const sections = reportSections(document.pages);
    if (sections.length > 0) return ofSections(document, sections, { witness, names, counsel });
    const author = speakerOf(document.pages);
    const sentences = withoutOthers(fileSentences(document), document, witness);
    return author && isHim(author, witness)
      ? stated(
          inFirstPerson(sentences, author, {
            interviewed: ofDocument(document),
            calm: (text) => read.called.calm(text),
          }) ?? bySpeaker(sentences, witness, (text) => read.called.named(text)),
          paperOf(document),
          { people: names, counsel },
        )
      : [];
  });
  return [
    ...own,
    ...toldToPolice(brief, witness),
    ...threadWords(brief, witness),
    ...minutedWords(brief, witness),
    ...quotedWords(brief, witness),
  ];
}

/** What he talked of with counsel is privileged, and no fact. */
const withoutCounsel = (counsel: ReadonlySet<string>, words: readonly OwnWords[]): OwnWords[] =>
  words.filter(
    ({ text }) =>
      ![...counsel].some((name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(text)),
  );

/** Of a file of many writers, the pages that do not tell of the witness as of somebody else. */
function bySpeaker(
  sentences: readonly FileSentence[],
  witness: ModelPerson,
  named: (text: string) => string,
): readonly FileSentence[] {
  const tells = new RegExp(
    `(?<![“"\\p{L}])${escaped(surname(witness.name))} (?:said|asked|told|stated|replied)\\b`,
    'u',
  );
  const apart = new Set(sentences.filter(({ text }) => tells.test(named(text))).map(({ page }) => page));
  return sentences.filter(({ page }) => !apart.has(page));
}

/** The messages of the witness: of several who bear his name, of the one who has his suffix, and never to himself. */
function byHim(mails: readonly Email[], witness: ModelPerson): Email[] {
  const names = mails.flatMap(({ from, to }) => [from, to]).filter((name) => isHim(name, witness));
  const exact = names.filter((name) => suffixOf(name) === suffixOf(witness.name));
  const isHis = (name: string): boolean =>
    isHim(name, witness) && (exact.length === 0 || exact.includes(name));
  return mails.filter(({ from, to }) => isHis(from) && !isHis(to));
}

const FEWEST_WRITTEN = 5;
/** What only passes the time of day, asks, or points at what stands elsewhere. */
const EMPTY =
  /\?$|(?:^|\s)\|(?:\s|$)|^(?:thanks?|thank you|regards|best|sincerely|please (?:see|find)|see (?:below|attached)|hope|let me know)\b/i;
const GREETING =
  /^(?:(?:Hi|Hello|Hey|Dear) )?\p{Lu}[\p{L}.’-]{1,30}(?: \p{Lu}[\p{L}.’-]{1,30}){0,2}, (?=\S)/u;

function written(document: CaseDocument, mail: Email): OwnWords[] {
  const row = document.pages
    .flatMap(({ text }) => text.split('\n'))
    .find((one) => /^\s*From(?::|\s{2})/i.test(one) && one.includes(mail.from.split(' ').at(-1)!));
  const paper: OwnPaper = {
    kind: 'email',
    name: `an email to ${mail.to}`,
    document,
    day: mail.day,
    to: mail.to,
    title: factOf(document, (row ?? '').trim(), mail.page, 0),
  };
  return splitUnits(mail.body.replace(/\s+/g, ' ').trim()).flatMap(({ text }, order) => {
    const words = text.trim().replace(GREETING, '').replace(/["“”]/g, '’');
    if (words.split(' ').length < FEWEST_WRITTEN || EMPTY.test(words) || !/[.!]$/.test(words)) return [];
    return [
      {
        text: `You wrote to ${mail.to}: “${words}”`,
        words,
        fact: factOf(document, text.trim(), mail.page, order),
        own: true,
        paper,
        from: 'email',
        ...(mail.day && { day: isoOf(mail.day) }),
      },
    ];
  });
}

/** What the witness wrote of a report that has parts of several writers or days, each as a paper of its own. */
function ofSections(
  document: CaseDocument,
  sections: readonly ReportSection[],
  {
    witness,
    names,
    counsel,
  }: { witness: ModelPerson; names: readonly string[]; counsel: ReadonlySet<string> },
): OwnWords[] {
  const sentences = fileSentences(document);
  return sections
    .filter(({ speaker }) => isHim(speaker, witness))
    .flatMap((section) => {
      const own = sentences.filter((sentence) => sectionOf(sentence, sections) === section);
      return stated(own, paperOfSection(document, section, own[0]?.page ?? 1), { people: names, counsel });
    });
}

function paperOfSection(document: CaseDocument, { title, day }: ReportSection, page: number): OwnPaper {
  return {
    kind: 'report',
    name: /SUPPLEMENT/i.test(title) ? 'a supplement' : 'a report',
    document,
    ...(day && { day }),
    title: factOf(document, title, page, 0),
  };
}

function stated(
  written: readonly { text: string; page: number; written?: string }[],
  paper: OwnPaper,
  { people, counsel }: { people: readonly string[]; counsel: ReadonlySet<string> },
): OwnWords[] {
  const { document } = paper;
  const before: Mention[][] = [];
  const shouted = shoutedNames(written.map(({ text }) => text));
  const names = [...people, ...shouted.values()];
  const sentences = written.map((one) => ({ ...one, text: inCalm(one.text, shouted) }));
  const known = [
    ...names,
    ...othersNamed(
      sentences.map(({ text }) => text),
      names,
    ),
  ];
  return sentences.flatMap(({ text: words, page }, order) => {
    const acts = actsIn(asSpeaker(words)).flatMap((act) => addressed(act, before) ?? []);
    before.push(
      ...actingIn(words, known, before)
        .map((some) => some.filter(({ name }) => !counsel.has(surname(name))))
        .filter((some) => some.length > 0),
    );
    if (/^My name is\b/.test(words) || (acts.length === 0 && !/\bI\b.*\.$/.test(asSpeaker(words)))) return [];
    const unclear = acts.length === 0;
    return (unclear ? [asSecondPerson(asSpeaker(words))] : acts).map((text) => ({
      text,
      words,
      fact: factOf(document, written[order]!.written ?? written[order]!.text, page, order),
      own: /^(?:[^,]{3,40}, )?you\b/i.test(text),
      thing: true,
      paper,
      from: paper.name.replace(/^an? /, ''),
      ...(unclear && { unclear }),
    }));
  });
}

/** "Affiant showed her six photographs", where the writer of an affidavit speaks of himself as one. */
const asSpeaker = (words: string): string =>
  words
    .replace(/(?:\b(?:[Yy]our|[Tt]he|[Tt]his) )?\b[Aa]ffiant['’]s\b/g, 'my')
    .replace(
      /(\b(?:told|asked|showed|gave|informed|advised|called|by|to|with|for|from) )(?:(?:your|the|this) )?affiant\b/g,
      '$1me',
    )
    .replace(/(?<!\b(?:the|an|as|been) )(?:\b(?:[Yy]our|[Tt]he|[Tt]his) )?\b[Aa]ffiant\b/g, 'I')
    .replace(/^my\b/, 'My')
    .replace(
      /\bI (?:has|is|does)\b/g,
      (all) => ({ 'I has': 'I have', 'I is': 'I am', 'I does': 'I do' })[all]!,
    )
    .replace(/\bI (notes|believes|knows|states|swears|requests|asks|understands)\b/g, (all) =>
      all.slice(0, -1),
    );
