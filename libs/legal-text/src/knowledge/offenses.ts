import type { CauseOfAction } from './cause-of-action.js';

const R = {
  kind: 'criminal-defense',
  bornBy: 'prosecution',
  burden: 'proof beyond a reasonable doubt',
} as const;

export const OFFENSES: readonly CauseOfAction[] = [
  {
    name: 'false statements',
    ...R,
    source: '18 U.S.C. § 1001',
    also: ['false statement', 'materially false', 'perjury'],
    elements: [
      'The defendant made a statement',
      'The statement was false',
      'The defendant knew it was false and acted willfully',
      'It was material',
      'It was within the jurisdiction of a federal agency',
    ],
  },
  {
    name: 'wire fraud',
    ...R,
    source: '18 U.S.C. §§ 1341, 1343',
    also: ['mail fraud', 'bank fraud', 'scheme to defraud'],
    elements: [
      'There was a scheme to defraud',
      'The defendant intended to defraud',
      'A material falsehood was part of it',
      'The mails or interstate wires were used to carry it out',
    ],
  },
  {
    name: 'conspiracy',
    ...R,
    source: '18 U.S.C. §§ 371, 846',
    also: ['conspiracy to commit', 'conspiracy to distribute'],
    elements: [
      'Two or more persons agreed to commit a crime',
      'The defendant joined the agreement knowingly',
      'One of them did something to carry it out',
    ],
  },
  {
    name: 'obstruction of justice',
    ...R,
    source: '18 U.S.C. §§ 1503, 1512, 1519',
    also: ['contempt of court'],
    elements: [
      'A proceeding was pending or foreseeable',
      'The defendant tried to influence or impede it',
      'The defendant acted corruptly',
    ],
  },
  {
    name: 'possession of a controlled substance',
    ...R,
    source: '21 U.S.C. §§ 841, 844',
    also: ['controlled substance', 'possession with intent to distribute', 'drug trafficking'],
    elements: [
      'The defendant possessed a controlled substance',
      'The defendant knew it',
      'The defendant meant to distribute it',
    ],
  },
  {
    name: 'unlawful possession of a firearm',
    ...R,
    source: '18 U.S.C. § 922(g)',
    also: ['felon in possession'],
    elements: [
      'The defendant possessed a firearm',
      'The defendant was of a barred class and knew it',
      'The firearm had moved in commerce',
    ],
  },
  {
    name: 'murder',
    ...R,
    source: 'Model Penal Code §§ 210.1-210.3',
    also: ['homicide', 'manslaughter', 'first-degree murder'],
    elements: [
      'The defendant caused the death of another',
      'The defendant acted with the state of mind that the charge requires',
      'The act was not justified',
      'It was the defendant who did it',
    ],
  },
  {
    name: 'robbery',
    ...R,
    source: 'Model Penal Code § 222.1',
    also: ['armed robbery', 'carjacking'],
    elements: [
      'The defendant took or tried to take property',
      'The property was taken from a person or in their presence',
      'The defendant used force or a threat',
      'It was the defendant who did it',
    ],
  },
  {
    name: 'burglary',
    ...R,
    source: 'Model Penal Code § 221.1',
    also: ['breaking and entering'],
    elements: [
      'The defendant entered a building',
      'The defendant had no license or privilege to enter',
      'The defendant intended to commit a crime there',
      'It was the defendant who did it',
    ],
  },
  {
    name: 'larceny',
    ...R,
    source: 'Model Penal Code § 223.2',
    also: ['theft', 'receiving stolen property', 'shoplifting'],
    elements: [
      'The defendant took property of another',
      'The owner did not consent',
      'The defendant intended to deprive the owner of it',
      'It was the defendant who did it',
    ],
  },
  {
    name: 'criminal assault',
    ...R,
    source: 'Model Penal Code § 211.1',
    also: ['aggravated assault', 'domestic battery', 'assault with a deadly weapon'],
    elements: [
      'The defendant caused or tried to cause bodily injury',
      'The defendant acted with the state of mind that the charge requires',
      'The act was not justified',
      'It was the defendant who did it',
    ],
  },
  {
    name: 'driving under the influence',
    ...R,
    source: 'Cal. Veh. Code § 23152; N.Y. Veh. & Traf. Law § 1192',
    also: ['driving while intoxicated', 'reckless driving', 'operating while intoxicated'],
    elements: ['The defendant drove or operated a vehicle', 'The defendant was impaired or above the limit'],
  },
  {
    name: 'money laundering',
    ...R,
    source: '18 U.S.C. §§ 1956, 1957',
    elements: [
      'The defendant conducted a financial transaction',
      'The money came from a crime that the statute lists',
      'The defendant knew that it came from a crime',
      'The transaction was meant to promote the crime or to conceal the source',
    ],
  },
  {
    name: 'racketeering',
    ...R,
    source: '18 U.S.C. § 1962',
    also: ['rico'],
    elements: [
      'There was an enterprise that affected commerce',
      'There was a pattern of racketeering acts',
      'The defendant took part in running the enterprise',
    ],
  },
  {
    name: 'sentencing',
    ...R,
    source: '18 U.S.C. § 3553(a); U.S.S.G. § 1B1.1',
    also: [
      'plea agreement',
      'guilty plea',
      'sentencing guidelines',
      'supervised release',
      'indictment',
      'grand jury',
      'arraignment',
      'suppression of evidence',
    ],
    elements: ['The facts that raise the sentence', 'The guideline range', 'The statutory factors'],
  },
];
