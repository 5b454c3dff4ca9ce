import { describe, expect, it } from '@jest/globals';
import { readCase } from './build.js';
import { fileSentences } from './file-sentences.js';
import { accountOf, readPaper } from './paper.js';

const documentOf = (text: string, name = 'paper') => ({ name, pages: [{ number: 1, text }] });

const CAPTION = `IN THE CIRCUIT COURT OF BENTON COUNTY

MARGIT OLSZEWSKI,
          Plaintiff,
v.                                     Case No. 24-CV-311
TARN VALLEY PACKING, INC.,
          Defendant.
`;

const ANSWER = documentOf(`${CAPTION}
              DEFENDANT TARN VALLEY PACKING, INC.'S ANSWER
                AND AFFIRMATIVE DEFENSES TO COMPLAINT

        1.      Plaintiff was hired on March 3, 2020.

ANSWER: Admitted.

        2.      On June 9, 2023 Foreman Dale Rusk shoved Plaintiff against the label machine.

                                      2
ANSWER: Tarn Valley admits that Mr. Rusk spoke to Plaintiff on June 9, 2023. It denies the remaining allegations.

        3.      Tarn Valley knew that Rusk was violent.

ANSWER: Denied.

        4.      On July 1, 2023 Plaintiff told the plant manager, Ann Corso, about it.

ANSWER: Tarn Valley admits that on July 1, 2023 Plaintiff told Ms. Corso that Mr. Rusk was rude.

        5.      Plaintiff was discharged on July 20, 2023.

ANSWER: Admitted.
`);

describe('whose word a paper is', () => {
  it('what an answer sets out to deny it is not told from it', () => {
    expect(readPaper(ANSWER).kind).toBe('answer');
    const repeated = fileSentences(ANSWER).filter((one) => one.repeated);
    expect(repeated.map(({ text }) => text).join(' ')).toMatch(/shoved Plaintiff.*was violent/);
    const read = readCase(
      {
        caseType: 'employment-law',
        keyFacts: '',
        clientName: 'Tarn Valley Packing, Inc.',
        opposingParty: 'Margit Olszewski',
      } as Parameters<typeof readCase>[0],
      [ANSWER],
    );
    const said = read.model.facts.flatMap((fact) => fact.said).join(' ');
    expect(said).not.toMatch(/shoved|violent/);
    expect(said).toMatch(/hired on March 3, 2020/);
    expect(said).toMatch(/Rusk was rude/);
  });

  it('a statement of uncontroverted facts is of the party that moves, whatever pleading it cites', () => {
    const paper = readPaper(
      documentOf(`${CAPTION}
                       DEFENDANT'S STATEMENT OF
                   UNCONTROVERTED MATERIAL FACTS

        1.   Plaintiff was hired on March 3, 2020. (First Amended Petition ¶ 4.)

        2.   She signed the rules on April 1, 2020. (Ex. A.)
`),
    );
    expect(paper.kind).toBe('motion');
    expect(accountOf(paper, 'defending')).toBe('ours');
  });

  it('a declaration is of the party that swears to it, though the other asks for the order that it answers', () => {
    const paper = readPaper(
      documentOf(`IN THE DISTRICT COURT OF HALE COUNTY, TEXAS

TARN VALLEY PACKING, INC.              §
v.                                     §
MARGIT ÁVILA-OLSZEWSKI                 §

    EXHIBIT A TO RESPONSE TO APPLICATION FOR TEMPORARY INJUNCTION

             DECLARATION OF MARGIT ÁVILA-OLSZEWSKI

Pursuant to § 132.001, I, Margit Ávila-Olszewski, declare:

     1. I worked for the Company from March 2020.
`),
    );
    expect(paper.author).toBe('second');
  });

  it('a stamp or a heading makes no ruling of notes that name no court', () => {
    const paper = readPaper(
      documentOf(`HR INVESTIGATION FILE 23-04
Complainant: M. Olszewski     Respondent: D. Rusk

                    TV 000311   CONFIDENTIAL - PROTECTIVE ORDER

INTERVIEW 1: She said that he shoved her. He said that he did not.
`),
    );
    expect(paper.kind).not.toBe('order');
  });
});

describe('what a paper is', () => {
  const kindOf = (text: string): string => readPaper(documentOf(text)).kind;
  it('is an answer that goes through the complaint by ordinals', () => {
    const rows = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'].map(
      (one, at) => `        ${one}:  Denies paragraph ${at + 1}, by order of the board.`,
    );
    expect(kindOf(`${CAPTION}\nORDER OF PROOF\n\n${rows.join('\n\n')}`)).toBe('answer');
  });

  it('is a report where its first rows say so, whatever heads its parts', () => {
    expect(
      kindOf(
        'CALDER FIRE DEPARTMENT             ORIGIN AND CAUSE REPORT\nINCIDENT NO : 23-19\n\n2. BURN PATTERNS\nV pattern on the wall.\n\n12. OPINION\nIt is my opinion that the fire was set.',
      ),
    ).toBe('report');
  });
});

describe('the brief of an appeal by the one who was sued', () => {
  const appeal = (title: string) =>
    documentOf(
      `IN THE COURT OF APPEALS OF WISCONSIN

TARN VALLEY PACKING, INC.,
          Appellant,
v.                                     No. 25-AP-77
MARGIT OLSZEWSKI,
          Appellee.

${title}

The court below awarded damages that nobody proved.
`,
      title,
    );
  const read = readCase(
    {
      caseType: 'employment-law',
      keyFacts: '',
      clientName: 'Tarn Valley Packing, Inc. (defendant)',
      opposingParty: 'Margit Olszewski (plaintiff)',
    },
    [ANSWER, appeal('BRIEF OF APPELLANT'), appeal('BRIEF OF APPELLEE')],
  );

  it('stands for the side whose name its caption has, wherever it has it', () => {
    expect(read.papers.map((paper) => accountOf(paper, read.sides.side))).toEqual(['ours', 'ours', 'theirs']);
  });
});

describe('a paper without another side', () => {
  it('is of the one who petitions, and a chart or a memo is no pleading', () => {
    const petition = readPaper(
      documentOf(`COURT OF COMMON PLEAS OF LANE COUNTY
ORPHANS' COURT DIVISION

ESTATE OF ADA MOSS, Deceased

PETITION TO SET ASIDE THE PROBATE OF A WILL

1. Judith Moss is a daughter of Ada Moss. She answers here what Respondent's petition said.
`),
    );
    expect([petition.kind, petition.author]).toEqual(['petition', 'first']);
    const chart = readPaper(
      documentOf('Linden Hospital\nEmergency record\n\nChief complaint   Neck pain\nSeen at 9.\n'),
    );
    expect(chart.kind).toBe('other');
  });

  it('is an expert’s report where he says who asked him, whatever he calls it', () => {
    const report = readPaper(
      documentOf(`ORNE ENGINEERING
Re: Moss v. Tarn Valley Packing, Inc.
OPINION

You asked me to examine the press. My rate is $300 an hour.
`),
    );
    expect(report.kind).toBe('report');
  });
});
