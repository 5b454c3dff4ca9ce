import type { CaseType } from '@lectern/contracts/case';

export interface Sign {
  words: RegExp;
  weight: number;
}

const sign = (words: RegExp, weight: number): Sign => ({ words, weight });

/** Words by which papers of a kind give themselves away. Weight: how seldom the words stand in other kinds of case. */
export const SIGNS: Partial<Record<CaseType, Sign[]>> = {
  'criminal-defense': [
    sign(
      /\b(?:grams of|cocaine|heroin|fentanyl|methamphetamine|found (?:him|her|\w+) guilty|jury found|guilty of|years in prison|fingerprints|handgun|prosecutor|public defender|acquit\w*|bail|jail|prison)\b/gi,
      1.5,
    ),
    sign(
      /\b(indictment|arraign(ed|ment)|plea (agreement|of guilty)|pleading guilty|charged offense|grand jury (charges|returned)|criminal complaint|statement of (the )?offense|felony|misdemeanor|habeas corpus|sentenc(ed|ing) (hearing|to)|probable cause|arrest(ed)? (report|warrant)|search warrant|suppress|miranda|conviction|criminal no)\b/gi,
      3,
    ),
    sign(
      /\b(assault|battery|larceny|theft|suspect|arrested|booked (?:him|her|them)? ?into|county jail|(?:district|prosecuting|county) attorney|deputy sheriff|victim)\b/gi,
      1.2,
    ),
    sign(
      /\b(penal code|18 u\.?s\.?c\.?|criminal procedure|dui|driving under the influence|robbery|burglary|homicide|possession of|controlled substance|citation no|violator|speeding|traffic)\b/gi,
      2,
    ),
  ],
  'personal-injury': [
    sign(
      /\b(?:lost the use of|threw (?:him|her) (?:to|from|off|against)|knocked unconscious|thrown (?:to|from)|(?:ran|run|backed|rolled|drove) over (?:him|her|his|plaintiff)|crashed into|collided|pinned (?:him|her|between)|was killed|died (?:of|from)|disabled|wheelchair|(?:never|not) (?:walk|work) again|(?:out of|missed) work for)\b/gi,
      2.5,
    ),
    // A body that was harmed: what happened to it beside the part of it.
    sign(
      /\b(?:broken?|fractur\w*|tore|torn|dislocat\w*|sprain\w*|injur\w*|hurt|burn(?:ed|t|s)?|crush\w*|lacerat\w*|sever(?:ed|ing)|struck|hit|bit|injuries to)\b[^.;]{0,25}\b(?:legs?|arms?|hips?|knees?|ankles?|wrists?|elbows?|shoulders?|spine|back|neck|skull|head|face|ribs?|pelvis|tibia|femur|collarbone|hands?|fingers?|foot|feet|eyes?|jaw|toes?|thumb|body)\b/gi,
      3.5,
    ),
    sign(
      /\b(dram shop|labor law §+ ?(?:200|240|241)|jones act|federal employers['’] liability act|nursing home|long-term care (?:home|facility) act|dog[- ]bite|wrongful[- ]death act)\b/gi,
      5,
    ),
    sign(
      /\b(pressure (?:ulcer|sore)s?|bed ?sores?|septic|sepsis|sutures|stitches|scars?|scarring|bit (?:him|her|me|the|plaintiff)|until (?:his|her) death|(?:conscious )?pain and suffering|personal representative of the estate|physical (?:and mental )?pain|disfigure\w*|physical therapy|whiplash|defective (?:product|design)|failure to warn|fell (?:from|through|down|on|(?:\w+ ){1,2}(?:steps|feet|stairs|stories))|(?:one|two|three|four|several|\d) operations|knocked (?:him|her|the plaintiff) (?:down|over|off)|unreasonably dangerous|black ice|crush(?:ed|ing))\b/gi,
      2,
    ),
    sign(
      /\b(personal injur(y|ies)|wrongful death|medical malpractice|slip(ped)? and f[ea]ll|premises liability|product(s)? liability|pain and suffering|rear-ended|motor vehicle (collision|accident))\b/gi,
      3,
    ),
    sign(
      /\b(fractur(e|es|ed)|concussion|broken (\w+ )?(bone|collarbone|leg|arm|hip|rib|wrist|ankle|jaw|pelvis|nose|neck|back)s?|broke (?:his|her|their) (?:\w+ )?\w+|(?:hip|knee) replacement|(?:cervical|lumbar|spinal) fusion|vertebrae?|herniated|torn (?:rotator cuff|ligament|meniscus|tendon)|amputat(?:ed|ion)|brain injury|stitches|per quod|emergency (?:room|department)|was (?:badly |severely )?burned|unresponsive|medical (?:bills|expenses)|hospitali[sz]ed|paraly[sz]ed|struck (the )?(plaintiff|pedestrian|decedent)|pedestrian|crosswalk|gross negligence)\b/gi,
      2,
    ),
    // Goods and money are lost by negligence too.
    sign(/\b(negligen(ce|t|tly)|duty of care)\b/gi, 1.2),
    sign(
      /\b(collision|bodily injur(y|ies)|injured|surger(?:y|ies)|ran a red light|struck the rear|slipped|loss of consortium|(?:wrongful death|survival) act)\b/gi,
      1.2,
    ),
  ],
  'corporate-law': [
    sign(
      /\b(?:(?:only|two|three|other) (?:members|partners|shareholders|directors) of the (?:company|firm|partnership|corporation)|expelled as a (?:member|partner)|members? of the (?:company|llc)|(?:company|partnership)['’]s (?:accounts?|books|assets|clients)|share of the (?:profits|company|partnership)|(?:49|50|51) (?:and \d\d )?percent|usurp\w*|second company|competing company)\b/gi,
      3,
    ),
    sign(
      /\b(securities act of 1933|10b-5|section 220|business corporation (?:act|law)|limited liability company act|uniform partnership act|class period|minority (?:shareholder|stockholder|owner)s?|appraisal of (?:his|her|its|the) shares)\b/gi,
      5,
    ),
    sign(
      /\b(dividends?|(?:half|percent|%) of the (?:shares|stock|membership interests?|units)|annual meeting|only (?:two )?directors|(?:buy|purchase|redeem) (?:his|her|their|its) (?:shares|interest|stock)|corporation be dissolved|dissol(?:ve|ution of) the (?:company|corporation|partnership)|managing (?:member|partner)|capital (?:account|contribution)s?|capital call)\b/gi,
      2.5,
    ),
    sign(
      /\b(shareholders?|stockholders?|derivative (action|suit|complaint)|board of directors|fiduciary dut(y|ies)|merger|proxy statement|articles of incorporation|corporate (waste|opportunity)|securities (?:exchange )?act|cease-and-desist|false proxy|operating agreement|books and records|minority member|dissolution of the (company|corporation|partnership))\b/gi,
      3,
    ),
  ],
  'family-law': [
    // Only a family's papers call their parties so.
    sign(/\b(?:Mother|Father|Husband|Wife)(?:['’]s)?\b/g, 2),
    sign(
      /\b(relocat(?:ion|e) (?:of|with) .{0,20}child|objection to relocation|the parties['’] (?:minor )?(?:daughter|son|child(?:ren)?)|parents? of the child|primary (?:residential|physical) (?:parent|custod\w+))\b/gi,
      3,
    ),
    sign(
      /\b(former (?:husband|wife)|(?:petition|application|request|motion) for (?:an? )?(?:\w+ )?(?:protective order|order of protection|protection from (?:domestic )?abuse|domestic (?:violence|abuse))|domestic (?:violence|abuse)|uniform child[- ]custody|uccjea|indian child welfare act|domestic relations law|grandparents?(?:['’])? (?:visitation|rights)|grandparent|prenuptial|final decree of divorce)\b/gi,
      4,
    ),
    sign(
      /\b(spouses?|stepparent|stepfather|the children|child['’]s|arrear(?:s|age)|weekends?|married|separated|the (?:mother|father|husband|wife))\b/gi,
      1.2,
    ),
    sign(
      /\b(dissolution of (the )?marriage|divorce|child support|child custody|custody of the (minor )?child(ren)?|parenting (time|plan)|spousal (support|maintenance)|alimony|marital (property|residence|estate)|visitation|paternity|adoption|parental rights|juvenile (?:court|law)|reunification services|welfare and institutions|irreconcilable differences|minor child(ren)?|marriage of)\b/gi,
      3,
    ),
  ],
  'employment-law': [
    sign(
      /\b(?:hired (?:plaintiff|him|her|me|mr|ms)|(?:was|is|were) (?:pregnant|laid off|let go|passed over)|pregnan(?:t|cy) (?:leave|discrimination)|(?:years?|months?) of salary|(?:bad|good|performance) (?:reviews?|evaluations?)|employed (?:plaintiff|him|her) as|(?:his|her) (?:position|desk|employment)|sick leave|maternity|write-?ups?|salary)\b/gi,
      2,
    ),
    sign(
      /\b(whistle-?blowers?['’]? (?:protection )?act|unemployment compensation (?:board|law|act)|equal pay act|userra|family medical leave|wage (?:payment|and hour|claim|theft)|fair employment (?:and|practices?)|human rights act|29 u\.?s\.?c\.?|prevailing wage|time[- ]and[- ]a[- ]half|independent contractors?|misclassif\w+|hours (?:a|per|in (?:most|each|a)) weeks?)\b/gi,
      4,
    ),
    sign(
      /\b(reinstate(?:d|ment)|lost (?:wages|earnings|pay)|back pay|(?:was|were|been) (?:fired|discharged|demoted|dismissed (?:from|on|by))|willful misconduct|time ?cards?|shifts?|payroll|hourly|hired|her (?:boss|manager)|his (?:boss|manager)|job|severance)\b/gi,
      1.5,
    ),
    sign(
      /\b(employment (practices|discrimination|agreement|contract)|sex discrimination|unpaid commissions|title vii|fair labor standards|flsa|unpaid wages|overtime|wrongful(ly)? terminat(ion|ed)|terminat(ed|ing|ion of) (his|her|their|\w+['’]s) employment|meal breaks|hostile work environment|workers['’] compensation|americans with disabilities act|age discrimination|eeoc|retaliat(ion|ed)|unemployment (benefits|compensation)|national labor relations|collective bargaining|family and medical leave)\b/gi,
      3,
    ),
    sign(/\b(employee|employer|supervisor|human resources)s?\b/gi, 0.6),
  ],
  'intellectual-property': [
    sign(
      /\b(?:(?:owns|holds) (?:u\.?s\.? )?(?:trademark |patent |copyright )?registration|reg(?:istration|\.) nos?\. ?\d|enjoined from (?:the )?(?:any )?use of (?:the |its )?(?:name|mark|logo|design)|(?:same|similar|confusingly similar) (?:name|mark|logo)|under the (?:name|mark)|brand name|confus(?:ed|ion) (?:customers|among))\b/gi,
      4,
    ),
    sign(
      /\b(statutory damages|defendants?['’]s? profits|(?:use[ds]?|using|sold|sells?|selling|copied|reproduced|distributed|displayed|practic\w+)\b[^.;]{0,40} without (?:a )?license|likelihood of confusion|counterfeits?|derivative works?|(?:used|copied|sold|printed) .{0,40} without permission|invent(?:ed|or|ion))\b/gi,
      2,
    ),
    sign(
      /\b((?:uniform|defend) trade secrets act|copyright act|patent act|17 u\.?s\.?c\.?|35 u\.?s\.?c\.?|15 u\.?s\.?c\.? §+ ?11[12]\d|inter partes|takedown (?:notice|request)s?|counter-?notice|(?:VA|TX|PA|SR|VAu|TXu) ?\d-\d{3}-\d{3}|patent nos?\.|registered (?:it|the (?:work|mark|design|song|photographs?)) (?:with|in|at|on))/gi,
      6,
    ),
    sign(
      /\b(patents?|trademarks?|copyrights?|trade secrets?|lanham act|infring(e|es|ed|ing|ement)|source code|misappropriat(e|ed|ion)|trade dress|prior art|claim construction|dmca)\b/gi,
      3,
    ),
  ],
  'real-estate': [
    sign(
      /\b(?:(?:the |a )?deed (?:of (?:18|19|20)\d\d|from|gives|to)|use of the (?:lane|road|path|driveway|drive|way)|(?:gravel|private|shared|common) (?:lane|road|drive|driveway|path)|owners? of (?:her|his|its|their|the) (?:lot|land|parcel)|survey(?:or|ed)?|abutt(?:er|ing|ors)|landlocked|earnest money|(?:ordered to )?convey (?:the|it|title)|adjoining (?:lot|land|owner|propert)\w*)\b/gi,
      3,
    ),
    sign(
      /\b(complaint (?:for|in) (?:partition|ejectment|foreclosure)|petition for partition|security deposit|(?:declaration of )?(?:restrictive )?covenants,? (?:conditions|and restrictions)[a-z, ]*|restrictive covenants?|tenants in common|partition(?:ed)?|property owners['’]? association|condominium (?:association|act)|landlord and tenant act|residential landlord|fair housing act|mechanic['’]?s['’]? lien|lis pendens|ejectment|notice to (?:pay|vacate|quit)|pay or (?:quit|vacate)|month[- ]to[- ]month|writ of (?:restitution|possession)|unpaid rent|no rent|warranty deed|quitclaim deed|encroach(?:es|ed|ment)|boundary line|right[- ]of[- ]way|setback|variance|specific performance of (?:the )?(?:contract|agreement) (?:for|of) sale)\b/gi,
      4,
    ),
    sign(
      /\b(apartment|rented|fence|acres?|parcel|closing date|earnest money|buyers?|sellers?|undivided .{0,20} interest|lot \d+|tract|driveway|subdivision|realtor|title (?:company|insurance))\b/gi,
      0.9,
    ),
    sign(
      /\b(unlawful detainer|eviction|forcible entry|landlord|tenants?|lease(hold)?|foreclosure|mortgag(e|ee|or)|quiet title|easement|deed of trust|real property|zoning|homeowners['’]? association|premises located|notice to quit|rent(al)?|purchase and sale agreement|adverse possession)\b/gi,
      2,
    ),
  ],
  bankruptcy: [
    sign(
      /\b(preferential transfers?|avoid(?:ance of|able)? (?:and recover )?(?:a )?preference|(?:chapter \d+|bankruptcy) trustee|petition date|proof of claim|confirmation of (?:the |his |her )?(?:chapter 13 )?plan)\b/gi,
      3,
    ),
    sign(
      /\b(bankruptcy (court|code|petition|estate)|chapter (7|11|13)\b|debtor(-| )in(-| )possession|automatic stay|creditors['’]? committee|adversary proceeding|discharge(ability)? of (the )?debts?|trustee in bankruptcy|11 u\.?s\.?c\.?)/gi,
      3,
    ),
  ],
  immigration: [
    sign(
      /\b(form [in]-\d{3}\w?|citizenship and immigration services|secretary of homeland security|immigration and customs enforcement|adjustment of status|green card|consular|h-1b|n-400|daca|8 c\.?f\.?r\.?|notice to appear)/gi,
      4,
    ),
    sign(
      /\b(removal proceedings|asylum|immigration (judge|court|and nationality|appeals)|deport(ation|ed)|noncitizen|naturalization|visa petition|withholding of removal|cancellation of removal|lawful permanent resident|uscis|convention against torture|inadmissib(le|ility)|respondent alien|8 u\.?s\.?c\.?)\b/gi,
      3,
    ),
  ],
  // Ordinary civil cases have words of their own, too, and they outweigh what they mention of other fields.
  'civil-litigation': [
    sign(
      /\b(42 u\.?s\.?c\.? §+ ?1983|section 1983|excessive force|freedom of information act|foia|duty to (?:defend|indemnify)|declar(?:e|atory judgment) .{0,60}(?:policy|coverage)|policy (?:provides|excludes|period)|fair debt collection|telephone consumer protection|truth in lending|fair credit reporting|consumer (?:protection|fraud) act|account stated|defamat(?:ion|ory)|libel|testamentary|tortious interference|public records (?:act|law)|false claims act|civil forfeiture|breach of contract)\b/gi,
      3,
    ),
    sign(
      /\b(insurer|insured|coverage|policy|credit card|account balance|promissory note|goods sold|invoices?|arbitrat(?:e|ion|or)|charge[- ]off|cardholder|purchase order|records request|in his individual capacity|publish(?:ed)?)\b/gi,
      0.9,
    ),
  ],
};
