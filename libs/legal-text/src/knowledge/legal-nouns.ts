/**
 * Nouns that name a claim, a defense, a right, a remedy or a step of procedure, in the singular. Source: the headings of the
 * federal civil cover sheet (JS 44, nature of suit and cause of action), of the state civil cover sheets (California CM-010,
 * New York UCS-840), of the Federal Rules of Civil, Criminal and Appellate Procedure, and of the Restatements of Contracts
 * and Torts.
 */
export const LEGAL_NOUNS: readonly string[] = (
  'abandonment abatement abuse accommodation accomplice account accounting adultery advertising affirmation agency agreement alienation amendment ' +
  'annulment antitrust appeal appealability apportionment arbitrability arbitration arrest arson assault assignment assumption asylum attachment ' +
  'authority bail bailment bankruptcy battery benefit bias bond boundary breach bribery burden burglary cancellation capacity causation cause ' +
  'certification challenge charge citizenship claim class clause coercion collusion comity compensation competence competition complaint concealment ' +
  'condemnation conduct confession confidentiality confrontation consent consideration consolidation consortium conspiracy contempt contract ' +
  'contribution conversion conviction copyright counsel counterfeiting covenant coverage credibility custody damage debt deceit deception decree defamation default defect ' +
  'defense deference deficiency delay delegation denial deportation deposition deprivation design detainer detention determination dilution disability disclosure ' +
  'discharge discovery discretion discrimination dismissal disparagement disqualification dissolution distribution divorce doctrine domain domicile duress ' +
  'duty easement ejectment election embezzlement employment encroachment endangerment endorsement enforcement enhancement enrichment entrapment entitlement entrustment equity ' +
  'error escrow estoppel eviction evidence exaction exception exclusion exemption exercise exhaustion expression expulsion extension extortion ' +
  'failure fault fee felony foreclosure foreseeability forfeiture forgery forum fraud freedom garnishment good-faith grievance guardianship ' +
  'guilt habitability harassment hardship harm hearsay homicide identity immunity impeachment impossibility impoundment imprisonment inadequacy incapacity ' +
  'indemnification indemnity indictment inducement infliction infringement inheritance injunction injury insanity inspection instruction insurance ' +
  'intent interference interpretation interrogation intervention intoxication intrusion invalidity invasion inverse-condemnation invention joinder judgment ' +
  'jurisdiction justification kidnapping laches larceny lease leave legitimacy liability libel license lien limitation litigation loan lottery maintenance malice ' +
  'malpractice mandamus manslaughter manufacture marriage maternity mediation merger merit misappropriation misbranding misconduct misjoinder misrepresentation ' +
  'mistake mistrial mitigation monopolization monopoly mootness mortgage motion murder naturalization necessity neglect negligence notice novation nuisance ' +
  'obligation obscenity obstruction offense offset opposition ordinance overtime ownership parentage parole partition partnership patent paternity ' +
  'payment penalty perjury permit petition plea possession power pre-emption precedent preclusion preemption preference prejudice prescription presumption ' +
  'price-fixing privacy privilege probate probation proceeding process product promise proof property prosecution protection proximate-cause publication publicity punishment ' +
  'quantum qualification quiet-title quorum racketeering ratification reasonableness receivership recklessness recognition record recovery redemption reformation refund ' +
  'registration regulation rehearing reimbursement reinstatement release relevance reliance relief religion remand removal remedy rent repair replevin repossession ' +
  'representation rescission reservation residency responsibility restitution restraint retaliation reversal review revocation right ripeness robbery rule salvage sanction ' +
  'satisfaction scienter seal seal search secret security segregation seizure sentence sentencing separation service setoff settlement severance shoplifting slander ' +
  'speech spoliation standard standing statement statute stay stipulation strict-liability subpoena subrogation succession suit summons supervision support suppression ' +
  'surrender suspension taking tax tenancy termination testimony theft title tort trade trademark trafficking transfer treaty treatment trespass trial trust unconscionability ' +
  'undue-influence usury vagueness vacatur validity variance venue verdict veto violation visitation voidness voting wage waiver warning warrant warranty waste weapon ' +
  'will withdrawal withholding witness wrongdoing zoning'
).split(' ');
