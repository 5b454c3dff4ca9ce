/** Who spoke for whom in a court is nothing that anyone tells. */
const APPEARS =
  /\bargued the cause\b|^(?:also )?appearing (?:for|on behalf of)\b|^With (?:him|her|them) on the briefs?\b|\bentered an appearance\b|^(?:Chief )?(?:Justice|Judge)s? .{2,80}\b(?:dissent|concurr|recus)(?:ed|s|red|ring|ing)\b|\bappeared (?:for|on behalf of) (?:the )?(?:plaintiff|defendant|petitioner|respondent|appell|state|government|people)/i;

/** What a court or an agency did with the case, and when it is tried. */
const OF_THE_CASE =
  /^(?:\d+[-.] ?)?Limine agreed\b|^Trial (?:is|was) set\b|^(?:[Aa]rraignment|[Aa] (?:pretrial|preliminary) (?:hearing|conference)|[Ss]entencing|[Tt]he (?:hearing|arraignment)) (?:is|was) (?:set|scheduled|calendared) (?:for|on)\b|\b(?:is|was) set for (?:jury )?trial\b|\bright-to-sue\b|^This (?:action|suit|case|lawsuit) was (?:begun|commenced|filed|brought)\b|^\S+ (?:responded|replied|opposed|moved), and \S+ (?:replied|responded|opposed)\.$|\bwill withdraw\b.*\bplea\b/iu;

/** "The Third Claim was dismissed with prejudice", "The memo is from notes": of the suit and of its papers, and no part of a story. */
const OF_ITS_PAPERS =
  /^(?:Nolle prossed|Nol\.? prossed?|Held for court|Bound over)\b|^(?:The )?(?:(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth) (?:Claim|Cause of Action|Count)|Counts? (?:[IVX]{1,5}|\d{1,2}|One|Two|Three|Four|Five|Six|Seven|Eight)) (?:was|were|is|are|has been|have been)\b[^.]{0,20}\b(?:dismissed|withdrawn|stricken|severed)\b|^(?:(?:The|This) )?(?:[Mm]emo(?:randum)?|[Tt]ranscript|[Ss]ummary|[Rr]eport) (?:is|was) (?:from|based on|made from|prepared from|dictated|typed|written from) (?:my |the )?(?:notes?|recording|memory)\b/u;

/** "Denied that ...": what somebody else says, told to be denied. */
const DENIED =
  /^(?:\d+\. )?(?:No knowledge[;,.]|[^“”]{0,40}\bdenied that\b|It(?: is|['’]s) (?:further |specifically |expressly |therefore |accordingly |hereby )*denied|Denie[ds]|(?:Lacks?|Is without) (?:sufficient )?(?:knowledge|information)|The allegations of)\b/i;
/** What an affiant makes of it is no fact. */
const BELIEVED =
  /^(?:[^,“”"]{3,160}, )?(?:I|[Yy]our [Aa]ffiant|[Tt]he [Aa]ffiant|[Aa]ffiant) (?:also |further |therefore |respectfully )*(?:believes?|submits?) that\b/u;

/** What an answer says in place of one, and of all that it does not speak of. */
const EVADES =
  /^(?:The|All) (?:facts|statements|matters) (?:contained|stated|set (?:forth|out)) (?:above|herein|in this \w+) (?:are|is) true\b|^(?:Whatever|What|All that|Anything that) is not (?:\w+ )?admitted is denied\b|\b(?:says what it says|speaks? for (?:itself|themselves)|proof is demanded|is a writing|states? (?:a |only )?(?:legal conclusions?|conclusions? of law)|(?:(?:is|are) )?therefore denied)\b|\b(?:any(?:thing| (?:allegations?|averments?))|(?:all|each|every) (?:other )?(?:allegations?|averments?)|whatever)\b.{0,40}\bnot (?:expressly|specifically|otherwise|hereby|herein|hereinbefore|admitted)\b.{0,40}\b(?:is|are|was|were) (?:hereby )?denied\b|\bfor the benefit of (?:his|her|their|the) (?:marital|former) (?:community|estate)\b/i;

/** "RK: Where did you go?", "Ryker S.: on vacation": a row of a talk that is no transcript of a court. */
const LABELLED = /^(?:\[[\d:]{4,8}\] ?)?(?:\p{Lu}{1,5}|\p{Lu}\p{Ll}+ \p{Lu}\.): /u;

/** What a question that was quoted is about, somebody takes to be so. */
const GUESSED = /^["“][^"“”]{1,60}\?["”] (?:is|was)\b/i;

/** Who is sued under a name that stands for another is not known yet. */
const UNNAMED = /^The (?:true )?(?:names|identities) (?:and capacities )?of .{0,60}\bDoes?\b/;

/** What a count says because the law asks for it: a conclusion, and nothing that anybody saw. */
const RECITED =
  /^(?:In addition and )?in the alternative\b|\bcomplains? (?:of|against) .{0,160}\bas follows\b|\bneither made (?:it|the \S+) safe\b|\bcontemporaneous result\b|\badequately warn(?:ed)?\b|\bstubbornly litigious\b|\bunnecessary trouble and expense\b|\b(?:has|have|had|was|were) (?:thereby )?(?:been )?damaged in (?:the|an) (?:sum|amount)\b|\b(?:is|would be) (?:unjust|inequitable)\b|\b(?:is|are) (?:otherwise |presently |currently )?without (?:sufficient )?(?:knowledge|information)\b|\b(?:was|is) disabled or regarded as\b|\bstood in a (?:fiduciary|confidential) relation\b|\bisolated the (?:decedent|testat\w+|testator|ward)\b|\bso numerous\b|\bjoinder of all\b|\btypical of the claims\b|\bcommon (?:questions|issues) (?:of (?:law|fact)|predominate)|\b(?:fairly and )?adequately (?:represent|protect) the\b|\bhad actual knowledge of the (?:hazard|danger|defect|condition)\b|\bperformed all (?:of )?(?:its|his|her|their) (?:obligations|duties)\b/i;

/** What the law makes of it, as a pleading says it: what the evidence must show, and no evidence. */
const CONCLUDED =
  /^\p{Lu}\S+['’]s? (?:\p{Ll}+ )?(?:arguments?|contentions?|reasoning|reliance on \S+) (?:is|are|fails?|founders?|rests?|lacks?|misses|ignores?|cannot|does|do|has|have) |\b(?:(?:claims?|causes? of action|recovery|action|petition|complaint) (?:is|are) (?:\p{L}+ )?barred\b|breached (?:that|this|its|his|her|their|the) (?:\p{L}+ )?dut(?:y|ies)|failed to (?:mitigate\b|exercise (?:ordinary|reasonable|due) care\b)(?! (?:when|by|in|because|while)\b)|(?:was|were|is|are) (?:\p{L}+ )?(?:defective|unreasonably dangerous) (?:for want of|in that|because|by reason of|and unreasonably|in (?:its|their) (?:design|manufacture))|(?:facts|omissions?|misrepresentations?|misstatements?|breach(?:es)?|negligence|carelessness|defects?|conduct|acts|failures?|deceit|fraud)(?: and \p{L}+)? (?:proximately |directly |thereby )?(?:caused (?:the|her|his|its|their|plaintiffs?['’]?s?) (?:loss|losses|harm|damages?|injur(?:y|ies))|(?:was|were) (?:a|the) (?:proximate|direct|legal|producing|substantial))|in a defective condition\b|reasonably believed to be (?:unlawful|illegal)|but for (?:that|this|such|her|his) (?:opposition|complaints?|report|activity)|search for a pretext|exercised (?:his |her |their )?rights? under|opposed (?:an?|the) (?:unlawful )?practices?(?: made unlawful|,| by)|(?:was|were) (?:a |an? mere )?pretext(?:ual)?\b|care custodian|performed (?:all |each )?(?:of )?(?:its|his|her|their) (?:\p{L}+ )?(?:obligations|duties)|(?:reasonably|justifiably) relied (?:on|upon) (?:the|these|those|such|said))/iu;

/** What an affiant says of himself, of his papers and of what he asks for. */
const OF_THE_AFFIDAVIT =
  /\basks? that (?:a|an|the) (?:warrant|summons)\b|\b(?:has|have) been (?:a|an) (?:\p{L}+ )?(?:police officer|peace officer|deputy|detective|trooper|law enforcement officer|special agent)\b.{0,40}\b(?:years?|since)\b|^(?:The|These) facts (?:below|above|that follow|herein|in this)\b|\bset (?:forth|out) in (?:a|an|the|his|her) (?:separate |attached )?(?:supplement|narrative|report|affidavit)\b|^Bail\b.{0,60}\b(?:posted|set|denied|monetary|unsecured|bond)\b/iu;

/** "No, Laramie, picked up brother": what is left of an answer. */
const ANSWERS = /^(?:(?:No|Yes|Yeah|Nope), |Not \p{Ll}+, [“"])/u;

/** Where papers may be handed to a party, what somebody cannot admit, and what every plaintiff says of himself. */
const OF_THE_PLEADING =
  /^(?:Use additional sheets?|Describe in your own words|Continue on (?:the )?(?:reverse|back)|I have read (?:this|the) (?:statement|above))\b|^Except as (?:so |expressly |herein )?(?:admitted|stated)\b|^[^,.]{3,60} is (?:the )?duly (?:appointed|qualified)\b[^.]{0,30}\b(?:[Ee]xecut(?:or|rix)|[Aa]dministrat(?:or|rix)|[Pp]ersonal [Rr]epresentative|[Gg]uardian|[Cc]onservator)\b|\bstood mute\b|\bplea of not guilty\b|\b(?:did not|didn['’]t|never) (?:tell|told|coach(?:ed)?) (?:me|him|her|us|them|\p{Lu}\S+) what to (?:say|write)\b|^Den(?:y|ies|ied),? except\b|^(?:The |All )?(?:remainder|rest|balance) (?:of \S+(?: \S+){0,4} )?(?:is|are) (?:\S+ ){0,2}(?:conclusions?|denied)\b|^(?:The )?(?:events|acts|facts|matters) complained of\b|\bbeing (?:first )?duly sworn\b|\bdeposes and (?:says|states)\b|\b(?:otherwise lacks?\b[^.]{0,30}(?:knowledge|information)|may be served (?:through|by|with|at|upon)|registered agent|lacks? (?:sufficient )?(?:knowledge|information)\b[^.]{0,40}\bbelief|not individually liable|performed all (?:of (?:the|its|his|her|their) )?conditions|[Mm]edical [Rr]eview [Pp]anel by|(?:PCF|[Cc]laim) File No\.)\b/iu;

/** Is a sentence what somebody denies or believes, or who spoke for whom? */
export const isNoFact = (text: string): boolean =>
  [
    APPEARS,
    ANSWERS,
    OF_THE_AFFIDAVIT,
    BELIEVED,
    CONCLUDED,
    DENIED,
    EVADES,
    GUESSED,
    LABELLED,
    OF_ITS_PAPERS,
    OF_THE_CASE,
    OF_THE_PLEADING,
    RECITED,
    UNNAMED,
  ].some((pattern) => pattern.test(text));
