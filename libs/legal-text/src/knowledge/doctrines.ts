/** What a doctrine is about. */
export type DoctrineSort =
  'right' | 'defense' | 'procedure' | 'relief' | 'review' | 'evidence' | 'criminal' | 'status';

/** Doctrines, rights and steps of procedure that are in dispute under their usual names, with the law in which they stand. */
export interface DoctrineGroup {
  sort: DoctrineSort;
  source: string;
  /** In the singular, in small letters, without articles; hyphens count as spaces. */
  names: readonly string[];
}

const named = (names: string) => names.split(';').map((name) => name.trim());

const AMENDMENTS =
  'first;second;third;fourth;fifth;sixth;seventh;eighth;ninth;tenth;eleventh;thirteenth;fourteenth;fifteenth;nineteenth'
    .split(';')
    .map((number) => `${number} amendment`);

export const DOCTRINES: readonly DoctrineGroup[] = [
  { sort: 'right', source: 'U.S. Const. amends. I-XIX', names: AMENDMENTS },
  {
    sort: 'right',
    source: 'U.S. Const. amend. I',
    names: named(
      'free speech; freedom of speech; free exercise; free exercise clause; free exercise of religion; establishment clause; religious freedom; freedom of association; freedom of the press; freedom of assembly; prior restraint; viewpoint discrimination; content based restriction; public forum; traditional public forum; overbreadth; void for vagueness; incitement; true threat; petition clause; right of access',
    ),
  },
  {
    sort: 'right',
    source: 'U.S. Const. amends. II, IV, V, VI and VIII',
    names: named(
      'right to bear arms; unreasonable search; unreasonable seizure; search and seizure; warrantless search; warrantless arrest; search incident to arrest; exclusionary rule; probable cause; reasonable suspicion; traffic stop; consent to search; expectation of privacy; excessive force; deadly force; self incrimination; double jeopardy; takings clause; just compensation; regulatory taking; physical taking; public use; eminent domain; inverse condemnation; right to counsel; ineffective assistance; ineffective assistance of counsel; ineffective assistance of trial counsel; ineffective assistance of appellate counsel; confrontation clause; right of confrontation; compulsory process; speedy trial; right to a jury trial; trial by jury; impartial jury; cruel and unusual punishment; deliberate indifference; conditions of confinement; excessive bail; excessive fine',
    ),
  },
  {
    sort: 'right',
    source: 'U.S. Const. art. I, § 8; U.S. Const. art. VI; U.S. Const. amend. XIV',
    names: named(
      'due process; due process clause; procedural due process; substantive due process; equal protection; equal protection clause; strict scrutiny; intermediate scrutiny; rational basis; suspect class; commerce clause; dormant commerce clause; supremacy clause; compact clause; full faith and credit; privileges and immunities; contract clause; spending clause; necessary and proper clause; separation of powers; state action; color of law; police power; political question; compelling interest; substantial burden; nondelegation; right to vote; voting right; racial gerrymander; right to privacy; parental right',
    ),
  },
  {
    sort: 'defense',
    source: 'Fed. R. Civ. P. 8(c)',
    names: named(
      'accord and satisfaction; assumption of risk; contributory negligence; comparative negligence; comparative fault; equitable estoppel; judicial estoppel; promissory estoppel; estoppel; failure of consideration; lack of consideration; illegality; laches; res judicata; collateral estoppel; claim preclusion; issue preclusion; law of the case; statute of fraud; statute of limitation; statute of repose; equitable tolling; discovery rule; relation back; waiver; unclean hands; setoff; mutual mistake; unilateral mistake; impossibility of performance; impracticability; frustration of purpose; failure to mitigate; mitigation of damage; exhaustion of administrative remedies; failure to exhaust; failure to exhaust administrative remedies; procedural default; economic loss rule; privity of contract; business judgment rule; undue influence; duress; unconscionability; good faith; standing to sue; litigation privilege; anti slapp; fair use; first sale; intervening cause; superseding cause; proximate cause; sudden emergency; open and obvious',
    ),
  },
  {
    sort: 'defense',
    source: '42 U.S.C. § 1983; 28 U.S.C. § 2680',
    names: named(
      'qualified immunity; sovereign immunity; governmental immunity; absolute immunity; prosecutorial immunity; judicial immunity; legislative immunity; official immunity; tribal immunity; foreign sovereign immunity; discretionary function; discretionary function exception; public duty doctrine; waiver of sovereign immunity; municipal liability; supervisory liability; preemption; federal preemption; field preemption; conflict preemption; act of state',
    ),
  },
  {
    sort: 'procedure',
    source: '28 U.S.C. § 1331; 28 U.S.C. § 1332; 28 U.S.C. § 1404; Fed. R. Civ. P. 12(b)',
    names: named(
      'subject matter jurisdiction; personal jurisdiction; general jurisdiction; specific jurisdiction; diversity jurisdiction; diversity of citizenship; amount in controversy; federal question; federal question jurisdiction; supplemental jurisdiction; appellate jurisdiction; exclusive jurisdiction; lack of jurisdiction; minimum contact; purposeful availment; long arm statute; improper venue; change of venue; transfer of venue; forum non conveniens; forum selection clause; choice of law; service of process; insufficient service; failure to state a claim; failure to join; motion to dismiss; motion to remand; improper removal; abstention; comity; standing; injury in fact; ripeness; mootness; justiciability; case or controversy; real party in interest',
    ),
  },
  {
    sort: 'procedure',
    source:
      'Fed. R. Civ. P. 11, Fed. R. Civ. P. 15, Fed. R. Civ. P. 19, Fed. R. Civ. P. 23, Fed. R. Civ. P. 56',
    names: named(
      'judgment on the pleadings; more definite statement; motion to strike; class certification; class action; adequacy of representation; intervention; interpleader; consolidation; consolidated appeal; severance; bifurcation; joinder; necessary party; indispensable party; required party; summary judgment; partial summary judgment; genuine issue of material fact; genuine dispute of material fact; default judgment; entry of default; relief from judgment; new trial; judgment as a matter of law; directed verdict; motion to compel; motion to quash; motion for protective order; motion for reconsideration; leave to amend; amendment of the complaint; voluntary dismissal; dismissal with prejudice; failure to prosecute; stay of proceeding; stay pending appeal; stay of discovery; multidistrict litigation; sanction for frivolous pleading; discovery sanction; spoliation; spoliation of evidence; civil contempt; order to show cause; notice pleading; pleading standard; pro hac vice; proceed in forma pauperis; third party complaint; counterclaim; crossclaim',
    ),
  },
  {
    sort: 'procedure',
    source: 'Fed. R. App. P. 4; 28 U.S.C. § 1291; 28 U.S.C. § 2253; 9 U.S.C. § 4',
    names: named(
      'timeliness of the appeal; notice of appeal; final judgment; final judgment rule; interlocutory appeal; collateral order doctrine; certificate of appealability; successive petition; rehearing en banc; motion to compel arbitration; arbitration agreement; arbitration clause; arbitrability; vacatur; confirmation of the award; manifest disregard; disqualification of counsel; recusal; reciprocal discipline; disbarment; suspension from practice; professional misconduct; unauthorized practice of law; frivolous appeal; notice of hearing; opportunity to be heard; motion to seal; unsealing; sealing',
    ),
  },
  {
    sort: 'relief',
    source: 'Fed. R. Civ. P. 65; 28 U.S.C. § 2201; 28 U.S.C. § 2241; 28 U.S.C. § 1651',
    names: named(
      'preliminary injunction; permanent injunction; temporary restraining order; injunctive relief; declaratory judgment; declaratory relief; likelihood of success; likelihood of success on the merits; irreparable harm; irreparable injury; balance of hardships; balance of the hardships; balance of equities; balance of the equities; public interest; mandamus; habeas corpus; writ of habeas corpus; quo warranto; replevin; ejectment; attachment; garnishment; receivership; constructive trust; equitable lien; specific performance; rescission; reformation; restitution; disgorgement; accounting',
    ),
  },
  {
    sort: 'relief',
    source:
      'Fed. R. Civ. P. 54(d); Restatement (Second) of Torts § 908; Restatement (Second) of Contracts § 347',
    names: named(
      'punitive damage; exemplary damage; treble damage; liquidated damage; consequential damage; statutory damage; nominal damage; noneconomic damage; emotional distress; lost profits; lost wages; loss of earning capacity; pain and suffering; back pay; front pay; reinstatement; unpaid wages; unpaid overtime; attorney fee; attorney’s fee; prejudgment interest; refund; apportionment of fault; contribution; indemnification; subrogation',
    ),
  },
  {
    sort: 'review',
    source: 'Fed. R. Civ. P. 52(a); 5 U.S.C. § 706; Fed. R. Crim. P. 52',
    names: named(
      'de novo review; abuse of discretion; clear error; clearly erroneous; substantial evidence; arbitrary and capricious; plain error; harmless error; sufficiency of the evidence; insufficient evidence; weight of the evidence; burden of proof; burden of production; burden shifting; judicial review; statutory interpretation; statutory construction; plain language; plain meaning; legislative intent; contract interpretation; parol evidence; ambiguity; final agency action; agency deference; rule of lenity; conclusive presumption; rebuttable presumption; mixed question of law and fact',
    ),
  },
  {
    sort: 'evidence',
    source: 'Fed. R. Evid. 401, Fed. R. Evid. 501, Fed. R. Evid. 608, Fed. R. Evid. 702, Fed. R. Evid. 802',
    names: named(
      'hearsay; hearsay exception; excited utterance; business records exception; unfair prejudice; character evidence; prior conviction; prior bad act; impeachment; expert testimony; expert witness; qualification of the expert; reliability of expert testimony; chain of custody; eyewitness identification; identification procedure; attorney client privilege; work product; work product doctrine; work product privilege; crime fraud exception; spousal privilege; doctor patient privilege; deliberative process privilege; executive privilege; state secret; judicial notice; credibility; credibility of the witness; admissibility of evidence; motion in limine; circumstantial evidence; newly discovered evidence; physical evidence; polygraph',
    ),
  },
  {
    sort: 'criminal',
    source:
      'Fed. R. Crim. P. 11, Fed. R. Crim. P. 12, Fed. R. Crim. P. 29, Fed. R. Crim. P. 32; 18 U.S.C. § 3553',
    names: named(
      'plea agreement; guilty plea; plea withdrawal; withdrawal of the plea; voluntariness of the plea; motion to suppress; suppression of evidence; miranda warning; miranda right; voluntary confession; sentencing guideline; sentencing enhancement; career offender; downward departure; upward departure; substantive reasonableness; procedural reasonableness; mandatory minimum; supervised release; revocation of probation; jury instruction; jury selection; peremptory challenge; juror misconduct; prosecutorial misconduct; vindictive prosecution; selective prosecution; exculpatory evidence; brady violation; competency to stand trial; insanity defense; self defense; entrapment; duplicity; variance; multiplicity; pretrial release; pretrial detention; bail; grand jury; grand jury secrecy; mens rea; specific intent; aiding and abetting; accomplice liability; compassionate release; sentence reduction; motion to vacate; juvenile adjudication; immunity agreement; cooperation agreement; motion for acquittal; lesser included offense; constructive possession; felony murder; obstruction of justice; criminal forfeiture; extradition',
    ),
  },
  {
    sort: 'status',
    source: '8 U.S.C. § 1158; 8 U.S.C. § 1229; 8 U.S.C. § 1427; 8 U.S.C. § 1226',
    names: named(
      'asylum; withholding of removal; convention against torture; cancellation of removal; adjustment of status; removal proceeding; voluntary departure; credible fear; well founded fear; particular social group; past persecution; moral turpitude; crime involving moral turpitude; aggravated felony; good moral character; naturalization; denial of naturalization; immigration detention; prolonged detention; bond hearing; motion to reopen; deportation; visa revocation; travel ban',
    ),
  },
  {
    sort: 'status',
    source:
      '11 U.S.C. § 362; 11 U.S.C. § 523; 11 U.S.C. § 547; 26 U.S.C. § 465; 26 U.S.C. § 704; 26 U.S.C. § 6662',
    names: named(
      'automatic stay; relief from stay; dischargeability; discharge of debt; preferential transfer; fraudulent transfer; plan confirmation; adequate protection; proof of claim; cash collateral; homestead exemption; tax deficiency; accuracy related penalty; at risk; at risk rule; adjusted basis; passive activity; trade or business; innocent spouse; charitable deduction; collection due process; constructive dividend',
    ),
  },
  {
    sort: 'status',
    source:
      'Uniform Marriage and Divorce Act § 402; Uniform Child Custody Jurisdiction and Enforcement Act § 201; Uniform Probate Code § 2-501',
    names: named(
      'child custody; legal custody; physical custody; joint custody; best interest of the child; parenting time; child support; spousal support; alimony; equitable distribution; marital property; community property; division of property; prenuptial agreement; termination of parental rights; adoption; guardianship; relocation; domestic violence; protective order; testamentary capacity; will contest; breach of trust',
    ),
  },
  {
    sort: 'status',
    source: 'Uniform Guardianship, Conservatorship, and Other Protective Arrangements Act § 301',
    names: named(
      'conservatorship; legally incapacitated; incapacitated person; incapacitated individual; incapacitated adult; lack of capacity; sufficient capacity; less restrictive alternative; least restrictive alternative; protective arrangement',
    ),
  },
  {
    sort: 'status',
    source: '33 U.S.C. § 904; 29 U.S.C. § 207; 29 U.S.C. § 1132; 42 U.S.C. § 2000e',
    names: named(
      'worker compensation; workers’ compensation; course and scope of employment; course of employment; permanent disability; permanent partial disability; permanent total disability; temporary disability; temporary total disability; maximum medical improvement; average weekly wage; medical benefit; compensability; occupational disease; notice of injury; unemployment benefit; independent contractor; employee misclassification; joint employer; adverse employment action; disparate treatment; disparate impact; hostile work environment; reasonable accommodation; protected activity; just cause; collective bargaining agreement; benefits claim; denial of benefits; at will employment; covenant not to compete; non compete; trade secret; confidentiality agreement; noncompetition agreement',
    ),
  },
  {
    sort: 'status',
    source: '15 U.S.C. § 1; 15 U.S.C. § 1125; 17 U.S.C. § 107; 35 U.S.C. § 103',
    names: named(
      'restraint of trade; price fixing; monopolization; relevant market; claim construction; obviousness; anticipation; patent eligibility; likelihood of confusion; trade dress; dilution; secondary meaning; copyrightability; derivative work; joint author; substantial similarity; work for hire; inequitable conduct; piercing the corporate veil; alter ego; successor liability; demand futility; derivative action; duty of loyalty; duty of care; scienter; loss causation; material misrepresentation',
    ),
  },
  {
    sort: 'status',
    source:
      'Restatement (Second) of Torts § 281; Restatement (Second) of Contracts § 205; Restatement (Third) of Agency § 2.04',
    names: named(
      'duty to warn; standard of care; causation; foreseeability; respondeat superior; vicarious liability; scope of employment; negligent hiring; negligent supervision; negligent entrustment; res ipsa loquitur; dram shop; attractive nuisance; joint and several liability; duty to defend; bad faith; insurance coverage; policy exclusion; covenant of good faith; implied covenant; condition precedent; anticipatory repudiation; third party beneficiary; offer and acceptance; meeting of the minds; consideration; agency; apparent authority; easement; adverse possession; title dispute; boundary dispute; habitability; constructive eviction; security deposit; nonpayment of rent; zoning variance; illegal exaction; right to rescind',
    ),
  },
];
