import type { CauseOfAction } from './cause-of-action.js';

const R = {
  kind: 'criminal-defense',
  bornBy: 'prosecution',
  burden: 'proof beyond a reasonable doubt',
} as const;

/** Offenses that are charged beside others or less often. */
export const MORE_OFFENSES: readonly CauseOfAction[] = [
  {
    name: 'felony murder',
    ...R,
    source: 'Model Penal Code § 210.2(1)(b)',
    elements: [
      'The defendant committed or tried to commit the felony that the charge names',
      'A person was killed in the course of it',
      'It was the defendant who did it',
    ],
  },
  {
    name: 'arson',
    ...R,
    source: 'Model Penal Code § 220.1; 18 U.S.C. § 844(i)',
    also: ['aggravated arson', 'reckless burning'],
    elements: [
      'There was a fire or an explosion that somebody set',
      'The defendant set it or had it set',
      'The defendant acted with the purpose or the malice that the charge requires',
      'The fire damaged or endangered what the statute protects',
    ],
  },
  {
    name: 'use of a firearm in a crime',
    ...R,
    source: '18 U.S.C. § 924(c)',
    also: [
      'firearm in furtherance',
      'brandishing a firearm',
      'possession of a firearm during the commission',
      'employing a firearm',
      'firearm during',
    ],
    elements: [
      'The defendant committed the crime that the charge names',
      'The defendant used, carried or possessed a firearm',
      'The firearm served that crime',
    ],
  },
  {
    name: 'bribery',
    ...R,
    source: '18 U.S.C. §§ 201, 666',
    also: ['federal programs bribery', 'gratuities', 'kickbacks'],
    elements: [
      'A thing of value was offered, given, asked for or taken',
      'It was for an official act or for influence over one',
      'The defendant acted corruptly',
    ],
  },
  {
    name: 'extortion',
    ...R,
    source: '18 U.S.C. § 1951; Model Penal Code § 223.4',
    also: ['hobbs act', 'blackmail'],
    elements: [
      'The defendant obtained or tried to obtain property',
      'The defendant did it by threat, force or color of office',
      'The defendant acted knowingly',
    ],
  },
  {
    name: 'identity theft',
    ...R,
    source: '18 U.S.C. §§ 1028, 1028A',
    also: ['aggravated identity theft'],
    elements: [
      'The defendant used the name or number of another person',
      'The defendant knew that it belonged to a real person',
      'The defendant had no lawful authority to use it',
    ],
  },
  {
    name: 'tax evasion',
    ...R,
    source: '26 U.S.C. §§ 7201, 7206',
    also: ['false tax return'],
    elements: ['Tax was owed', 'The defendant did something to evade it', 'The defendant acted willfully'],
  },
  {
    name: 'kidnapping',
    ...R,
    source: 'Model Penal Code § 212.1; 18 U.S.C. § 1201',
    also: ['unlawful restraint'],
    elements: [
      'The defendant moved or confined another person',
      'The person did not consent',
      'The defendant acted with the purpose that the charge requires',
    ],
  },
  {
    name: 'reckless endangerment',
    ...R,
    source: 'Model Penal Code § 211.2',
    also: ['endangering the welfare', 'child endangerment', 'wanton endangerment'],
    elements: [
      'The defendant put another person in danger',
      'The danger was one of death or serious injury',
      'The defendant acted recklessly',
    ],
  },
  {
    name: 'criminal mischief',
    ...R,
    source: 'Model Penal Code § 220.3',
    also: ['criminal damage to property', 'malicious mischief', 'criminal damage', 'vandalism'],
    elements: [
      'The defendant damaged property',
      'The property belonged to another',
      'The defendant meant to damage it, or did not care',
    ],
  },
  {
    name: 'resisting arrest',
    ...R,
    source: 'Model Penal Code § 242.2',
    also: ['eluding', 'obstructing an officer', 'resisting an officer'],
    elements: [
      'An officer was making an arrest or doing another lawful duty',
      'The defendant resisted or fled',
      'The defendant knew that it was an officer',
    ],
  },
  {
    name: 'insurance fraud',
    ...R,
    source: '18 U.S.C. § 1033; N.Y. Penal Law § 176.05',
    elements: [
      'The defendant made a claim or a statement to an insurer',
      'The statement was false in something that mattered',
      'The defendant knew it was false and meant to deceive',
    ],
  },
  {
    name: 'tampering with evidence',
    ...R,
    source: 'Model Penal Code § 241.7',
    also: ['tampering with physical evidence', 'destruction of evidence'],
    elements: [
      'The defendant destroyed, hid or made up a thing',
      'The defendant believed that it would be asked for in a proceeding',
      'The defendant meant to keep it from being used',
    ],
  },
  {
    name: 'embezzlement',
    ...R,
    source: '18 U.S.C. §§ 641, 656, 666; Moore v. United States, 160 U.S. 268 (1895)',
    also: ['theft by conversion', 'fraudulent conversion', 'misapplication of funds'],
    elements: [
      'The property belonged to another',
      'The defendant was trusted with it',
      'The defendant converted it to the defendant’s own use',
      'The defendant meant to defraud the owner',
    ],
  },
  {
    name: 'computer fraud',
    ...R,
    source: '18 U.S.C. § 1030',
    also: ['computer crime', 'computer trespass', 'unauthorized access to a computer'],
    elements: [
      'The defendant got into a computer or a computer system',
      'The defendant did so to carry out a fraud',
      'The defendant intended to defraud',
    ],
  },
  {
    name: 'leaving the scene of an accident',
    ...R,
    source: 'Uniform Vehicle Code §§ 10-102, 10-104',
    also: [
      'leaving the scene',
      'hit and run',
      'failure to stop and render aid',
      'failure to remain at the scene',
      'failure to stop at an accident',
    ],
    elements: [
      'The defendant drove or operated a vehicle',
      'The vehicle was in an accident in which somebody was hurt or died',
      'The defendant knew or should have known of the accident',
      'The defendant did not stop, say who he was or see to help',
    ],
  },
  {
    name: 'vehicular homicide by intoxication',
    ...R,
    source: 'Iowa Code § 707.6A(1); Tex. Penal Code § 49.08',
    also: ['intoxication manslaughter', 'DUI manslaughter', 'vehicular homicide while intoxicated'],
    elements: [
      'The defendant drove or operated a vehicle',
      'The defendant was impaired or above the limit',
      'That driving caused the death of another',
    ],
  },
  {
    name: 'vehicular homicide',
    ...R,
    source: 'Iowa Code § 707.6A(2); Cal. Penal Code § 192(c)',
    also: [
      'homicide by vehicle',
      'vehicular manslaughter',
      'motor vehicle homicide',
      'negligent operation causing death',
    ],
    elements: [
      'The defendant drove or operated a vehicle',
      'The defendant drove as recklessly as the charge says',
      'That driving caused the death of another',
    ],
  },
  {
    name: 'witness tampering',
    ...R,
    source: '18 U.S.C. § 1512(b)',
    also: ['tampering with a witness', 'intimidating a witness'],
    elements: [
      'The defendant threatened, persuaded or misled a witness',
      'The defendant did so knowingly and corruptly',
      'The defendant meant to keep the witness from telling the truth',
    ],
  },
  {
    name: 'monetary transactions in criminally derived property',
    ...R,
    source: '18 U.S.C. § 1957',
    also: ['monetary transaction in criminally derived property', 'unlawful monetary transactions'],
    elements: [
      'The defendant made a monetary transaction through a bank',
      'The money came from a crime that the statute names',
      'The defendant knew that the money came from a crime',
    ],
  },
];
