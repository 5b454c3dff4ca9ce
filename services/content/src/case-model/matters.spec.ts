import { describe, expect, it } from '@jest/globals';
import { burdenOfMatter } from './burden-of-matter.js';
import { petitioningSide } from './who-petitions.js';

const petition = `STATE OF MICHIGAN | PETITION TO APPOINT GUARDIAN OF INCAPACITATED INDIVIDUAL
In the matter of  ELSA KORTE  , an alleged incapacitated individual
1. I,  INGA SAARI-WOLFE , am interested in this matter and make this petition as daughter.`;
const objection = `OBJECTION OF PAUL E. KORTE. Respondent Paul E. Korte objects. The burden is clear and convincing evidence.`;
const documents = (...texts: string[]) =>
  texts.map((text, at) => ({ name: `paper ${at}`, pages: [{ number: 1, text }] }));

describe('a matter whose caption names no two sides', () => {
  it('is asked for by whoever says so', () => {
    const names = { clientName: 'Inga Saari-Wolfe', opposingParty: 'Paul E. Korte' };
    expect(petitioningSide(names, [petition, objection])).toBe('claiming');
    expect(
      petitioningSide({ clientName: names.opposingParty, opposingParty: names.clientName }, [petition]),
    ).toBe('defending');
    expect(petitioningSide({ clientName: 'Ann Lee', opposingParty: 'Bo Lee' }, [petition])).toBeUndefined();
  });

  it('is not asked for by whom the petition only speaks of', () => {
    const names = { clientName: 'Paul E. Korte', opposingParty: 'Inga Saari-Wolfe' };
    expect(petitioningSide(names, ['The petitioner is daughter of Korte.'])).toBeUndefined();
    expect(petitioningSide(names, ['PETITIONER PAUL KORTE asks to be heard.'])).toBe('claiming');
  });

  it('has the burden that its papers name, else it is asked', () => {
    expect(burdenOfMatter(documents(petition, objection))).toBe('clear-and-convincing');
    expect(burdenOfMatter(documents(petition))).toBe('ask');
    expect(
      burdenOfMatter(
        documents('COMPLAINT. The guardian ad litem signed. Fraud needs clear and convincing proof.'),
      ),
    ).toBeUndefined();
  });
});
