/** Who must act in a sentence, or be named in it, for it to bear on an element. */
export type Actor =
  'first' | 'second' | 'about-first' | 'about-second' | 'not-first' | 'not-second' | 'of-first' | 'anyone';

/** How a fact reads that bears on an element: in its main clause, or in the whole of it with what was said. */
export interface Reading {
  reads: RegExp | ((text: string) => boolean);
  by?: Actor;
  whole?: true;
  /** A sentence that denies what it names shows nothing of it. */
  affirmed?: true;
}

/** What an element asks, and the acts that show it: one of them is enough. */
export interface ActsOfElement {
  asks: RegExp;
  bears: readonly Reading[];
}

type Row = readonly [element: RegExp, fact: RegExp, actor?: Actor];

/** What an element asks, by its words, and how a fact reads that bears on it. The first row that fits an element counts. */
export const BEARS: readonly Row[] = [
  [
    /\bthing of value\b/i,
    /\b(?:paid|pays?|gave|handed|envelopes?|cash|money|gifts?|kickbacks?|for free|bills|trips?)\b|\$\s?\d/i,
  ],
  [
    /\bofficial act\b/i,
    /\b(?:contracts?|bids?|recommend\w*|board|permits?|votes?|award\w*|approv\w+|license|inspection)\b/i,
    'second',
  ],
  [
    /\bfire or an explosion\b/i,
    /\b(?:fire|burn\w*|ignit\w*|accelerants?|gasoline|kerosene|thinner|lacquer|pour pattern|origin|samples?|laboratory|flames?|smoke|heater|electrical)\b/i,
  ],
  [
    /\bpurpose or the malice\b/i,
    /\b(?:insur\w+|policy|coverage|debts?|owed|behind on|mortgage|storage|removed|moved out|claimed \$|wanted|said (?:he|she) would|angry|threaten\w*)\b/i,
  ],
  [
    /\bdamaged or endangered\b|\bperson in danger\b|\bdeath or serious injury\b/i,
    /\b(?:destroyed|collapsed|asleep|sleeping|upstairs|apartment|tenants?|children|firefighters?|burned|burns|injur\w+|fell through|rescued|escaped)\b/i,
  ],
  [
    /\bproceeding was pending\b|\basked for in a proceeding\b/i,
    /\b(?:subpoena\w*|grand jury|investigat\w+|auditors?|inspectors?|warrant|preservation|litigation hold)\b/i,
  ],
  [
    /\binfluence or impede\b|\bdestroyed, hid or made up\b|\bkeep it from being used\b|\bacted corruptly\b/i,
    /\b(?:no paper|never taken|loan|under the|secret\w*|shred\w*|destroy\w*|delet\w+|wip(?:ed|ing)|conceal\w*|hid|discard\w*|erased?|threw (?:it|them|the)|burned|altered|backdat\w+|told \S+ (?:not to|to say)|recycler|dumpster)\b/i,
    'second',
  ],
  [
    /\bname or number of another\b|\breal person\b/i,
    /\b(?:initials|signatures?|signed (?:the|her|his|their)|forged|stamp|social security|driver['’]?s? license|in the name of|identity)\b/i,
  ],
  [
    /\btwo or more persons agreed\b|\bjoined the agreement\b/i,
    /\b(?:agreed|planned|met with|together|messages?|texted|text message|organized|replied|asked (?:him|her) to|split|share)\b/i,
  ],
  [
    /\bintended to defraud\b/i,
    /\b(?:knew|aware|never|false|fake|forged|fictitious|conceal\w*|hid|lied|pretend\w*|initials|no such|had not (?:approved|signed|authorized)|did not exist)\b/i,
  ],
  [
    /\bcompanionship\b/i,
    /\b(?:wife|husband|spouse|marriage|companionship|bathe|dress|feed|at home|together)\b/i,
  ],
  [
    /\bwas the defendant who\b|\bset it or had it set\b/i,
    /\b(?:identif\w+|selected|recogni[sz]ed|picked|pointed to|photo\w*|array|lineup|DNA|fingerprints?|video|camera|footage|registered|license plate|plate|tag|wore|wearing|matched|tracked|receipt|phone records?|cell tower|texted|searched for|found in|admitted)\b/i,
  ],
  [
    /\bperformed or was excused\b/i,
    /\b(?:performed|delivered|completed|finished|installed|shipped|furnished|paid (?:the|every|each|all|rent|in full|\$[\d,]+ (?:in|for|as) (?:rent|deposit|th(?:at|e) (?:year|month|policy))|(?:her|his|its|their) (?:rent|premiums?))|on time|when due|(?:not|never) (?:\p{L}+ )?late)\b/iu,
    'first',
  ],
  [
    /\bwrongful act or neglect\b/i,
    /\b(?:left (?!him\b|her\b|them\b)|ignored\b|failed\b|alone\b|reduced\b|refused\b|(?:did not|didn['’]t) (?:look|check|see|stop|slow|warn|call|watch|assist|inspect|turn|yield|answer|repair|treat|examine)|without (?:help|supervision|warning|looking|checking)|(?:was|were|been) (?:told|warned)\b|struck\b|speeding\b|drunk\b|ran (?:a|the|into|over|through))/i,
    'not-first',
  ],
  [
    /\baccepted standard of care\b/i,
    /\b(?:not|never|failed|refused|ignored|without|left|wrong|instead|delayed|discharged|cut|clipped|perforated)\b|\bn['’]t\b/i,
    'second',
  ],
  [
    /\btreated the patient\b/i,
    /\b(?:treated|examined|operated|removed|prescribed|diagnosed|admitted|delivered|surgeon|physician|performed)\b/i,
    'second',
  ],
  [
    /\bdid not perform\b|\bbalance was not paid\b|\bbreached (?:it|that duty)\b|\bdid not (?:use|meet)\b|\bused its rights\b/i,
    /\b(?:not|never|failed|refused|stopped|ignored|without|declined|cancel+ed|terminated|demanded|threatened|removed|locked)\b|\bn['’]t\b/i,
    'second',
  ],
  [
    /\b(?:contract|agreement|warranty|promise)\b.*\b(?:existed|gave|made)\b|\bmade a promise\b|\bmade a contract\b/i,
    /\b(?:signed|executed|entered into|agreed|accepted|promised|offered (?:to|(?:him|her|them) (?:an?|the))|ordered)\b|\b(?:lease|contract|agreement|order|policy|warranty)\b.*\b(?:requires|provides|promises|covers?|states|says)\b/i,
  ],
  [
    /\bintend(?:ed|ing) to (?:commit|deprive)\b/i,
    /\b(?:planned|wanted|in order to|said (?:he|she) would|pillowcase|tools|mask|gloves|wore|sold|pawned)\b/i,
    'second',
  ],
  [
    /\bknew\b|\bknowingly\b|\bacted willfully\b|\bmeant\b|\bintent\b|\bintend/i,
    /\b(?:knew|aware|was told|were told|warned|warning|admitted|instructed|planned|notice|concealed|hid)\b/i,
    'second',
  ],
  [
    /\bstatement harmed\b/i,
    /\b(?:clients?|customers?|patients?|members?|sponsors?|receipts|sales|income|reputation)\b.*\b(?:moved|left|lost|fell|dropped|cancel+ed|stopped|withdrew|declined|ended)\b|\b(?:fired|laid off|turned (?:him|her|them) (?:down|away)|lost (?:his|her|their|its|\w+) (?:job|clients?|customers?|contracts?))\b/i,
  ],
  [
    /\bfalse statement|\bmade a statement\b|\bstated or concealed\b|\bgave false\b|\bmisstated\b/i,
    /\b(?:told|said|stated|wrote|represented|assured|certified|claimed|published|posted|did not (?:tell|disclose|mention))\b/i,
    'second',
  ],
  [
    /\bstatement was false\b|\bfalsehood\b/i,
    /\b(?:in fact|in truth|never been filed|purported|where it should have said|had never|nothing of the sort|false|untrue|forged|fake|never (?:signed|met|said|paid|happened|existed))\b/i,
  ],
  [/\bpublished\b/i, /\b(?:published|posted|broadcast|e-?mailed|sent|circulated|shared)\b/i, 'second'],
  [/\brel(?:y|ied|iance)\b/i, /\b(?:relied|signed|bought|paid|invested|agreed|moved|quit)\b/i, 'first'],
  [
    /\bowed\b.*\bduty\b|\bpossessed the premises\b|\brepresented the plaintiff\b/i,
    /\b(?:owns?|owned|operated|manages?|managed|controlled|maintained|employed|was driving|drove|treated|examined|is the (?:owner|manager|president)|was (?:responsible|assigned|a director|an officer))\b/i,
    'second',
  ],
  [
    /\bunreasonably dangerous\b|\bdefective\b/i,
    /\b(?:wet|broken|leak\w*|crack\w*|loose|rotten|missing|unguarded|defect\w*|failed|dark|icy|worn|past saving|came (?:off|apart|loose)|burst|exploded|shattered|gave way|collapsed)\b/i,
  ],
  [/\bforeseeable way\b/i, /\b(?:used|opened|turned|plugged|mounted|drove|cooked|wore|followed)\b/i, 'first'],
  [
    /\bmade or sold the product\b/i,
    /\b(?:designs?|makes|made (?:the|it|this)|sells?|sold|bought|manufactur\w+)\b/i,
  ],
  [
    /\badverse\b|\bended the employment\b|\brefused accommodation\b|\bdenied leave\b/i,
    /\b(?:fired|discharged|terminated|demoted|suspended|laid off|let go|dismissed|disciplined|reassigned|eliminated|passed over|written up|placed (?:(?:Ms\.|Mr\.) )?\S+ on (?:an? )?(?:performance|probation|unpaid|leave)|cut (?:his|her|their) (?:pay|hours)|denied|refused)\b/i,
  ],
  [
    /\bprotected activity\b/i,
    /\b(?:complained|reported|hotline|e-?mail\w*|wrote|objected|opposed|testified|requested|asked|told|gave notice|under protest|raised (?!the|his|her|an?))\b/i,
    'first',
  ],
  [
    /\bqualified\b/i,
    /\b(?:promoted|rated|evaluat\w+|award\w*|exceed\w*|experience|years|degree|licensed)\b/i,
    'about-first',
  ],
  [
    /\bcause of the action\b|\btreated better\b|\bbut-for\b|\bbecause of\b/i,
    /\b(?:because|days? (?:later|after)|weeks? (?:later|after)|after (?:she|he)|replaced by|younger|same day|told (?:him|her))\b/i,
  ],
  [
    /\ban employee\b|\bemployee was eligible\b/i,
    /\b(?:hired|employed|worked|employment|began work)\b/i,
    'about-first',
  ],
  [/\bhours\b/i, /\b(?:hours?|overtime|timesheets?|shifts?|recorded)\b/i],
  [/\bpay that the law\b/i, /\b(?:paid|pay|unpaid|per hour|wages?|paychecks?|overtime)\b/i],
  [
    /\b(?:owns?|owned|title|right to possess)\b/i,
    /\b(?:own(?:s|ed)|bought|purchased|inherited|registered|issued|deed|founded|developed|created|designed)\b/i,
  ],
  [
    /\b(?:made, used, sold|made or sold|copied|used a mark|took control|acquired, disclosed)\b/i,
    /\b(?:sold|sells|made|copied|used|offered|announced|marketed|launched|downloaded|took|kept)\b/i,
    'second',
  ],
  [
    /\bno license\b|\bdid not consent\b|\bwithout consent\b/i,
    /\b(?:without|permission|consent|broke|glass|forced|asked (?:him|her|them) to (?:stop|leave)|refused)\b/i,
  ],
  [
    /\bentered a building\b/i,
    /\b(?:entered|broke in|inside|window|door|glass|residence|run from|ran from|tracked)\b/i,
  ],
  [
    /\btook\b.*\bproperty\b/i,
    /\b(?:took|taken|stole|stolen|grabbed|missing|found in|recovered|cash|register)\b/i,
  ],
  [/\bforce or threat\b/i, /\b(?:gun|knife|force|threat\w*|mask|pointed|demanded|shoved|punched)\b/i],
  [
    /\bbodily injury\b|\bharmful or offensive\b/i,
    /\b(?:struck|hit|punched|kicked|pushed|shoved|stabbed|shot|injur\w+|fractur\w+|bleed\w*)\b/i,
  ],
  [
    /\bperson died\b/i,
    /\b(?:died|killed|pronounced dead|death (?:was|of|in|on)|drowned|found dead)\b/i,
    'about-first',
  ],
  [/\bdeath\b/i, /\b(?:died|killed|pronounced dead|death (?:was|of|in|on))\b/i],
  [/\bdrove|\boperated a\b/i, /\b(?:drove|driving|behind the wheel|operated)\b/i],
  [/\binfluence|\bimpair|\balcohol/i, /\b(?:alcohol|slurred|breath|sobriety|drunk|odor|beers?|drinks?)\b/i],
  [
    /\bpossessed a (?:controlled|firearm)/i,
    /\b(?:found|possess\w*|carried|bag|gun|pistol|pills|grams|cocaine|heroin|marijuana)\b/i,
  ],
  [
    /\bmails or\b/i,
    /\b(?:mail(?:ed|s|ing)?|e-?mail\w*|wired?|wire transfers?|telephoned?|sent|faxed|texted|text message)\b/i,
  ],
  [
    /\bscheme\b/i,
    /\b(?:never been filed|count the|purported|inflated|made up|fictitious|sign-up sheet|where it should have said|stamp|forged|false|never signed|fake|pretend\w*|secret\w*|concealed)\b/i,
  ],
  [
    /\b(?:agreed on|agreed to commit|conspired|joined the agreement)\b/i,
    /\b(?:agreed|planned|met|together|messages?|organized|told)\b/i,
  ],
  [
    /\bin furtherance|\b(?:something|acted) to carry it out\b/i,
    /\b(?:bought|drove|brought|sent|took|made|paid|rented|opened|wired|released|deposited)\b/i,
    'second',
  ],
  [
    /\bcolor of (?:state )?law\b/i,
    /\b(?:is|was|were|as) (?:the |an? |then )?(?:\p{L}+ ){0,2}(?:officers?|deput(?:y|ies)|sheriff|troopers?|wardens?|guards?|mayor|principal)\b|\bin uniform\b|\bbadge\b|\bon duty\b/iu,
    'second',
  ],
  [
    /\bdeprived the plaintiff\b|\bconfined\b/i,
    /\b(?:arrest\w*|search\w*|seized|handcuff\w*|tased|shot|detained|entered|struck|jailed|locked)\b/i,
    'second',
  ],
  [
    /\bcaused?\b|\bresult/i,
    /\b(?:because|caused|fell|struck|hit|collaps\w+|collid\w+|crashed|slipped|rolled|destroyed|resulted|came down)\b/i,
  ],
  [
    /\b(?:harm|harmed|lost|loss|damages|injured|injury)\b/i,
    /\b(?:bills?|costs?|loss(?:es)?|lost|spent|replaced|repaired|fell|expenses?|unpaid|owe[sd]?|came to|charged)\b.{0,80}\$\s?\d|\b(?:injur\w+|fractur\w+|broke (?:his|her)|(?:had|needed|underwent|required) (?:\w+ ){0,2}surger\w+|hospitali[sz]\w+|(?:to|in|at) (?:the|an?) hospital|(?<!\b(?:had|who|has) )died|left an? \w+ of|lost (?!sight|track)|destroyed|closed for|laid off|medical|fell by|cost)\b/i,
  ],
];
