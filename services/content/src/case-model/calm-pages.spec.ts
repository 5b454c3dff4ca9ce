import { describe, expect, it } from '@jest/globals';
import { calmPages } from './calm-pages.js';

const REPORT = `CALDER POLICE DEPARTMENT                       OFFENSE REPORT
V1 ORNE, ADA R F/W        S1 REED, PAUL T M/W

NARRATIVE
V1 ORNE STATED SHE WAS AT THE GATE WHEN A MAN IN A GREY COAT CAME IN. SHE SAID HE
HAD A KNIFE AND YELLED "GIVE ME THE BAG." I ASKED FOR A K-9 AT 1942 HRS. MR. HALE SAW
NOTHING. W/M RAN NORTH ON MARKET ST. ORNE'S BAG WAS FOUND BY SGT VALE BEHIND THE
STORE.
`;
const calm = (...texts: string[]): string =>
  calmPages([
    { name: 'report.pdf', pages: texts.map((text, at) => ({ number: at + 1, text })) },
    { name: 'letter.pdf', pages: [{ number: 1, text: 'We met Hale at the market on Tuesday.' }] },
  ])[0]!
    .pages.map(({ text }) => text)
    .join('\n');

describe('a narrative in capitals', () => {
  const read = calm(REPORT);

  it('is read in the usual letters, with names, sentences and what was said', () => {
    expect(read).toContain(
      'V1 Orne stated she was at the gate when a man in a grey coat came in. She said he',
    );
    expect(read).toContain('had a knife and yelled "Give me the bag." I asked for a K-9 at 1942');
    expect(read).toContain('Mr. Hale saw\nnothing.');
    expect(read).toContain("Orne's bag was found by Sgt Vale behind the\nstore.");
  });

  it('keeps the head of the form and its rows as they are, letter for letter', () => {
    expect(read.split('\n').slice(0, 4)).toEqual(REPORT.split('\n').slice(0, 4));
    expect(read.toUpperCase()).toBe(REPORT.toUpperCase());
  });

  it('goes on in small letters where a sentence goes on over the page', () => {
    const more = calm(
      REPORT.replace('BEHIND THE\nSTORE.\n', 'BEHIND THE'),
      'STORE ON MARKET ST. SHE WAS SHAKING AND SAID SHE DID NOT KNOW THE MAN. HE HAD BEEN\nIN THE STORE BEFORE. THE BAG WAS RETURNED TO HER AND SHE SIGNED FOR IT AT THE STATION.',
    );
    expect(more).toContain('behind the\nstore on market');
  });

  it.each([
    'IN THE CIRCUIT COURT OF THE THIRD CIRCUIT\nIN AND FOR CALDER COUNTY, STATE OF OHIO\nCASE NO. 24-118 DIV. C. STATE OF OHIO VS. PAUL REED\nMOTION OF THE DEFENDANT TO SUPPRESS THE STATEMENT OF OCTOBER 6',
    'COUNT 1: BURGLARY IN THE SECOND DEGREE, SECTION 16-7-1 OF THE CODE.\nCOUNT 2: THEFT BY TAKING IN THE COUNTY OF CALDER, SECTION 16-8-2 OF THE CODE.\nCOUNT 3: DAMAGE TO THE PROPERTY OF ANOTHER, SECTION 16-7-23 OF THE CODE.',
  ])('is none in a caption or a list of charges', (text) => {
    expect(calm(text)).toBe(text);
  });
});
