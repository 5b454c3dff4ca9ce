import { findCitations } from '../citations/find-citations.js';

/**
 * What the sections that are pleaded most are about: the heading that the code gives them, or, where the code prints none, the words
 * of the section. The section itself is the source. Codes as citations are keyed: without spaces and full stops.
 */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  laborlaw: {
    '200': 'General duty to protect health and safety of employees',
    '240': 'Scaffolding and other devices for use of employees',
    '241': 'Construction, excavation and demolition work',
    '740': 'Retaliatory action by employers',
  },
  generalobligationslaw: {
    '11-101': 'Compensation for injury caused by the illegal sale of intoxicating liquor',
  },
  generalbusinesslaw: { '349': 'Deceptive acts and practices', '350': 'False advertising' },
  realpropertylaw: { '235-b': 'Warranty of habitability' },
  executivelaw: { '296': 'Unlawful discriminatory practices' },
  civilrightslaw: { '50': 'Right of privacy' },
  vehicleandtrafficlaw: {
    '1192': 'Operating a motor vehicle while under the influence of alcohol or drugs',
  },
  cplr: { '3211': 'Motion to dismiss', '3212': 'Motion for summary judgment' },
  labcode: {
    '203': 'Failure to pay wages of a discharged or quitting employee',
    '226': 'Itemized wage statements',
    '510': 'Overtime',
    '1102.5': 'Retaliation for disclosing a violation of law',
  },
  govcode: { '12940': 'Unlawful employment practices' },
  'bus&profcode': { '17200': 'Unfair competition', '17500': 'False or misleading advertising' },
  codecivproc: { '425.16': 'Special motion to strike' },
  probcode: { '1801': 'Appointment of a conservator' },
  pencode: { '1538.5': 'Motion to return property or suppress evidence' },
  vehcode: { '23152': 'Driving under the influence' },
  ocga: {
    '29-4-1': 'Guardian of an adult who lacks capacity',
    '29-5-1': 'Conservator of an adult who lacks capacity',
  },
  mcl: { '700.5306': 'Appointment of a guardian for an incapacitated individual' },
  '5usc': { '552': 'Freedom of information', '706': 'Scope of review of agency action' },
  '8usc': { '1158': 'Asylum', '1229b': 'Cancellation of removal' },
  '11usc': {
    '362': 'Automatic stay',
    '523': 'Exceptions to discharge',
    '547': 'Preferences',
    '548': 'Fraudulent transfers',
    '707': 'Dismissal of a case or conversion',
    '727': 'Discharge',
    '1325': 'Confirmation of plan',
  },
  '15usc': {
    '1': 'Restraint of trade',
    '2': 'Monopolizing trade',
    '1114': 'Infringement of a registered trademark',
    '1692e': 'False or misleading representations in debt collection',
  },
  '17usc': {
    '107': 'Fair use',
    '501': 'Infringement of copyright',
    '512': 'Limitations on liability relating to material online',
  },
  '18usc': {
    '371': 'Conspiracy to defraud the United States',
    '1001': 'False statements',
    '1341': 'Mail fraud',
    '1343': 'Wire fraud',
    '1836': 'Misappropriation of trade secrets',
    '3142': 'Release or detention pending trial',
    '3553': 'Imposition of a sentence',
  },
  '28usc': {
    '1331': 'Federal question jurisdiction',
    '1332': 'Diversity of citizenship',
    '1404': 'Change of venue',
    '1441': 'Removal of civil actions',
    '2241': 'Power to grant a writ of habeas corpus',
    '2254': 'Habeas corpus for a person in state custody',
    '2255': 'Motion attacking a federal sentence',
    '2680': 'Exceptions to the Federal Tort Claims Act',
  },
  '29usc': {
    '206': 'Minimum wage',
    '207': 'Maximum hours and overtime',
    '623': 'Prohibition of age discrimination',
    '1132': 'Civil enforcement of employee benefits',
    '2615': 'Interference with family and medical leave',
  },
  '35usc': { '101': 'Inventions patentable', '103': 'Obviousness', '271': 'Infringement of patent' },
  '42usc': {
    '1981': 'Equal rights under the law',
    '1983': 'Deprivation of rights under color of state law',
    '1985': 'Conspiracy to interfere with civil rights',
    '2000e-2': 'Unlawful employment practices',
    '12112': 'Discrimination on the basis of disability',
    '12132': 'Discrimination in public services on the basis of disability',
  },
};

/** "New York Labor Law" and "Labor Law", "Cal. Lab. Code" and "Lab. Code" are one. */
const STATE = /^(?:ny|newyork|cal|california)(?=.)/;
const SPELLED: Readonly<Record<string, string>> = {
  laborcode: 'labcode',
  governmentcode: 'govcode',
  genobliglaw: 'generalobligationslaw',
  genbuslaw: 'generalbusinesslaw',
  professionscode: 'bus&profcode',
  profcode: 'bus&profcode',
  codeofcivilprocedure: 'codecivproc',
  probatecode: 'probcode',
  penalcode: 'pencode',
  vehiclecode: 'vehcode',
};

/** What the section is about that a citation names first; undefined where it is not among those that are known. */
export function sectionName(cited: string): string | undefined {
  const [code = '', section = ''] = findCitations(cited)[0]?.key.split('|') ?? [];
  const own = code.replace(STATE, '');
  return NAMES[SPELLED[own] ?? own]?.[section.replace(/\(.*$/, '')];
}
