import type { ModelPerson } from '@lectern/contracts/case-model';
import { coreWord } from '@lectern/legal-text/names';
import type { Brief } from './brief.js';
import { splitSpoken } from './english/split.js';
import { subjectIn } from './english/subject.js';
import { tagged } from './english/tagged.js';
import { questionsOf } from './questions-of.js';
import { ONE_FACT, plainly, unquoted } from './whom-meant.js';
import { type Placed, events, withDays } from './witness-statements.js';

/** What a company did, for whoever speaks for it: it is named, nobody is addressed as the company. */
export function statementsOfCompany(brief: Brief, company: ModelPerson): Placed[] {
  const core = coreWord(company.name);
  if (core === undefined) return [];
  return withDays(events(brief)).flatMap(({ fact, day }) =>
    fact.said
      .flatMap((text) => splitSpoken(text, ONE_FACT))
      .filter((text) => {
        const subject = subjectIn(text, tagged(text))?.again ?? '';
        return (
          subject.toLowerCase().includes(core) && !/\b(?:he|she|him|her|his|hers)\b/i.test(unquoted(text))
        );
      })
      .map((text): Placed => ({ text: plainly(text), fact, own: true, thing: true, ...(day && { day }) }))
      .filter((one) => questionsOf(one).length > 0),
  );
}
