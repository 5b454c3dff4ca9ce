import { describe, expect, it } from '@jest/globals';
import type { CaseType } from '@lectern/contracts/case';
import { understand } from '../understanding.rules.js';
import { kindCandidates } from './kind-features.rules.js';

const read = (text: string) =>
  kindCandidates(
    understand({
      pageCount: 1,
      pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
      stamps: [],
      runningHeads: [],
      warnings: [],
    }),
  );
const of = (text: string, kind: CaseType) => read(text).find(({ value }) => value === kind)!.features;

const CAPTION = (
  first: string,
  second: string,
  roles = ['Plaintiff', 'Defendant'],
  docket = 'No. 1:22-cv-00417',
) =>
  `UNITED STATES DISTRICT COURT\nNORTHERN DISTRICT OF TEXAS\n\n${first},\n     ${roles[0]},\nv.\n${second},\n     ${roles[1]}.          ${docket}\n\nCOMPLAINT\n\n`;
const PEOPLE = CAPTION('MARIA LOPEZ', 'HARBOR TERMINAL, INC.');
const CRIME = CAPTION(
  'UNITED STATES OF AMERICA',
  'JOHN ROE',
  ['Plaintiff', 'Defendant'],
  'No. 1:22-cr-00417',
);

describe('what speaks for a kind of case', () => {
  it('is never a crime where somebody else than the state is a plaintiff', () => {
    expect(read(PEOPLE).map(({ value }) => value)).not.toContain('criminal-defense');
    expect(read(CRIME).map(({ value }) => value)).toContain('criminal-defense');
  });

  it('is what is sued for, by how often, and as a share of all that is', () => {
    const negligence = 'Defendant is liable for negligence. ';
    const one = of(PEOPLE + negligence, 'personal-injury');
    const three = of(PEOPLE + negligence.repeat(3), 'personal-injury');
    expect(three.causes).toBeGreaterThan(one.causes!);
    expect(one.causes).toBeCloseTo(Math.log1p(1));
    expect(three.causes).toBeCloseTo(Math.log1p(2));
    expect(one).toMatchObject({ causesShare: 1, headCauses: 1 });
    expect(of(PEOPLE + negligence, 'family-law')).toMatchObject({ causes: 0, causesShare: 0 });
    // Far behind the head it is no claim of the head.
    expect(
      of(`${PEOPLE}${'The truck stood there. '.repeat(150)}${negligence}`, 'personal-injury'),
    ).toMatchObject({
      causesShare: 1,
      headCauses: 0,
    });
  });

  it('is the statute that is cited', () => {
    const patent = of(`${PEOPLE}This is an action under 35 U.S.C. § 271.`, 'intellectual-property');
    expect(patent.statutesShare).toBe(1);
    expect(patent.statutes).toBeCloseTo(Math.log(2));
    expect(of(`${PEOPLE}This is an action under 35 U.S.C. § 271.`, 'family-law').statutes).toBe(0);
  });

  it('is the code on the cover sheet', () => {
    const suit = (code: string, kind: CaseType) => of(`${PEOPLE}Nature of Suit: ${code}`, kind).suit;
    expect(suit('830', 'intellectual-property')).toBe(1);
    expect(suit('830', 'family-law')).toBe(0);
    expect(of(PEOPLE, 'intellectual-property').suit).toBe(0);
  });

  it('is who stands against whom', () => {
    const crime = of(CRIME, 'criminal-defense');
    expect(crime).toMatchObject({ criminal: 1, civil: 0, criminalAccused: 1, criminalCivilDocket: 0 });
    const civil = CAPTION('UNITED STATES OF AMERICA', 'JOHN ROE');
    expect(of(civil, 'criminal-defense')).toMatchObject({ criminalAccused: 1, criminalCivilDocket: 1 });
    const company = CAPTION('UNITED STATES OF AMERICA', 'HARBOR TERMINAL, INC.');
    expect(of(company, 'criminal-defense').criminalAccused).toBe(0);
    const against = CAPTION('MARIA LOPEZ', 'UNITED STATES OF AMERICA');
    expect(of(against, 'civil-litigation').civilAgainstGovernment).toBe(1);
    expect(of(PEOPLE, 'civil-litigation').civilAgainstGovernment).toBe(0);
    expect(of(against, 'family-law').civilAgainstGovernment).toBe(0);
    const appeal = CAPTION('MARIA LOPEZ', 'HARBOR TERMINAL, INC.', ['Appellant', 'Appellee']);
    expect(of(appeal, 'criminal-defense').criminalUnprosecuted).toBe(1);
    expect(of(CRIME, 'criminal-defense').criminalUnprosecuted).toBe(0);
  });

  it('is civil where nothing says of what kind', () => {
    expect(of(PEOPLE, 'civil-litigation')).toMatchObject({
      civil: 1,
      criminal: 0,
      civilUncoded: 1,
      civilWithoutSigns: 1,
    });
    expect(of(CRIME, 'civil-litigation')).toMatchObject({ civilUncoded: 0, civilWithoutSigns: 0 });
    expect(of(PEOPLE, 'family-law')).toMatchObject({ civil: 0, civilUncoded: 0, civilWithoutSigns: 0 });
  });

  it('is a share of what speaks the most', () => {
    const text = `${PEOPLE}The petition for dissolution of marriage asks for custody and child support. `;
    const shares = read(text).map(({ features }) => features.signsShare!);
    expect(Math.max(...shares)).toBe(1);
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
    expect(of(text, 'family-law')).toMatchObject({ signsFirst: 1, signsShare: 1 });
    expect(read(text).filter(({ features }) => features.signsFirst === 1)).toHaveLength(1);
    expect(of(text, 'family-law').signs).toBeGreaterThan(of(text, 'real-estate').signs!);
  });
});

describe('a kind of case that the rules by name take', () => {
  it('is surely theirs from 0.85 on, and formally from 0.9 on', () => {
    // Twice a word of weight 2 in the head: far ahead of what else is said.
    const words = of(`${PEOPLE}The landlord came. The landlord left.`, 'real-estate');
    expect(words).toMatchObject({ ruled: 1, ruledSurely: 1, formal: 0 });
    const contested = `${PEOPLE}The landlord saw the landlord of a landlord. His overtime, his overtime was unpaid.`;
    const kinds = read(contested).filter(({ features }) => features.ruled === 1);
    expect(kinds.map(({ features }) => [features.ruledSurely, features.formal])).toEqual([[0, 0]]);
    const court = PEOPLE.replace('UNITED STATES DISTRICT COURT', 'UNITED STATES BANKRUPTCY COURT');
    expect(of(`${court}Text.`, 'bankruptcy')).toMatchObject({ ruled: 1, ruledSurely: 1, formal: 1 });
    expect(of(`${court}Text.`, 'real-estate')).toMatchObject({ ruled: 0, ruledSurely: 0, formal: 0 });
  });

  it('is a crime of an accused, by no charge, under a civil number, or without anybody who prosecutes', () => {
    const accused = CAPTION('UNITED STATES OF AMERICA', 'JOHN ROE');
    const landlord = `${accused}The landlord, the landlord.`;
    expect(of(landlord, 'criminal-defense')).toMatchObject({
      criminal: 1,
      civil: 0,
      criminalAccused: 1,
      criminalCharge: 0,
      criminalCivilDocket: 1,
      criminalUnprosecuted: 0,
      civilUncoded: 0,
      civilAgainstGovernment: 0,
      civilWithoutSigns: 0,
    });
    expect(of(landlord, 'civil-litigation')).toMatchObject({
      civil: 1,
      criminal: 0,
      civilUncoded: 1,
      criminalAccused: 0,
      criminalCivilDocket: 0,
    });
    expect(of(landlord, 'family-law')).toMatchObject({ civil: 0, criminal: 0, civilUncoded: 0 });
  });
});
