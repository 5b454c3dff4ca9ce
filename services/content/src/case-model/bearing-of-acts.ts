import { type Actors, actorIn } from './actors.js';
import { named } from './named-in.js';
import { QUOTATIONS } from '../script/english/quotes.js';

/** Which side an act speaks for, and what it is. */
export interface ActBearing {
  favors: 'claiming' | 'defending';
  act: Act;
}
export type Act =
  | 'fault'
  | 'admission'
  | 'blow'
  | 'knowledge'
  | 'harm'
  | 'care'
  | 'denial'
  | 'excuse'
  | 'notice'
  | 'own-fault'
  | 'earlier-harm'
  | 'found-well'
  | 'unsure'
  | 'amends'
  | 'danger';

/** What somebody who is sued says he left undone, or says of it. */
const OMITS =
  /\b(?:did not|do not|does not|was not|were not|had not|has not|have not|would not|could not|never|no longer|failed to|neglected|forgot|refused|declined|ignored|dismissed|skipped|removed (?:the|a|its|every) (?:\p{L}+ )?(?:guards?|signs?|covers?|rails?|barriers?|alarms?|locks?|rope|tag|cones?)|disconnected|disabled|deleted|destroyed|shredded|altered|backdated|hid|concealed|lied|cut (?:corners|the)|in a hurry|rushed|too (?:fast|busy|late|little)|without (?:\p{L}+ing|an?|any|the|notice)|late|supposed to|should have|instead of|only after|dozed|drowsy|sleepy|nodded off|fell asleep|was (?:tired|asleep|distracted|speeding|drunk)|slapped (?:my|his|her) face|pushed it|(?:had|drank) (?:two|three|four|a few|some) (?:beers|drinks)|cut a corner|shortcut|against the rules|knew better|behind schedule|looks? bad|short-?staffed|down (?:one|two|three|four|a|several) (?:people|workers|employees|aides|nurses|guards)|short of (?:staff|people|help)|cut (?:our|the|their) (?:hours|staff)|no time|did not bother|known as one that|this close|(?<!\b(?:was|were|been|be|being) )admit(?:s|ted)|conceded|acknowledged|apologi[sz]ed)\b/iu;
/** What he did not do, and nobody asked of him. */
const NO_FAULT =
  /\b(?:(?:did|do|does|was|were|had|has|have) not|never) (?:see any|know|aware|look at (?:his|her|my|(?:\p{Lu}[\p{L}’'.-]* ){0,3}\p{Lu}[\p{L}’'-]+['’]s) phone|text|speed|drink|told|informed|warned|notified|receive|received|hear|heard|promise|promised|agree|agreed|say|said|tell|intend|mean|at fault|negligent|cause|caused|owe|owed|refuse|refused|deny|denied|authori[sz]ed?|involved|responsible|make|made|work|worked|employ|employed)\b/iu;
const KNEW =
  /\b(?:knew|was aware|were aware|had (?:been )?(?:known|told|warned|informed|notified)|(?:was|were) (?:told|warned|informed|notified)|had received (?:[\p{L}-]+ ){0,3}(?:complaints?|reports?|warnings?|notices?|claims?)|had noticed)\b/iu;
const STRIKES =
  /\b(?:struck|hit|ran over|ran (?:into|through)|collided|crashed|rear-ended|pushed|shoved|grabbed|threw|slammed|kicked|punched|bit|shot|tased|tackled|pinned|choked|took (?:him|her) down|ran at|fired (?:him|her|them|\p{Lu})|terminated|discharged|demoted|suspended|evicted|locked (?:him|her|them|\p{Lu}\p{L}+) out|towed|seized|repossessed|foreclosed|cancel+ed|stopped paying|withheld|kept|cut off|broke|spilled|dropped|left (?:the|a|an|it)|reassigned|transferred|harassed|mocked|threatened|called (?:him|her|them) an?)\b/iu;
const CARES =
  /\b(?:inspected|trained|posted|tested|repaired|maintained|cleaned|mopped|warned|reminded|instructed|provided|offered|paid|called 911|complied|followed|investigated|responded within|disclosed|explained|documented|monitored|certified|passed|met (?:the|all|every))\b/i;
const DENIES =
  /\b(?:to gain compliance|feared|for (?:officer|his|her|my|their) safety|in (?:self-)?defense|in fear|could(?: not|n['’]t) have|no choice|den(?:y|ies|ied) (?:that|it|any|all|ever|\p{Ll}+ing)|explained|insists?|insisted|maintain(?:s|ed) that|disput(?:es|ed)|(?:answered|replied|responded|said|testified) that (?:he|she|it|they|the) (?:\p{L}+ )?(?:had|did|was|were|never))\b/iu;
const HARMED =
  /\b(?:injur(?:ed|ies|y)|fractur\w{1,4}|broke (?:his|her|their|both|two|three)|surger(?:y|ies)|hospital|ambulance|stitches|in pain|amputat\w{1,4}|concussion|paraly[sz]\w{1,3}|unconscious|scar\w{0,4}|therapy|died|dead|death|killed|drowned|collapsed|disab(?:led|ility)|out of work|can no longer|cannot (?:work|walk|lift|sleep|drive|stand)|not been able|unable to (?:work|walk|lift|return|sleep)|lost (?:his|her|their|its|wages|income|profits|\$)|medical (?:bills|expenses)|bills? (?:to date|total|came)|expenses of|was left with|chills|sick to|vomit(?:ed|ing)|nausea|itching|jaundice|turned yellow|hurts|aches?|the same pain|belly['’]s|lost the|had to (?:miss|give up|quit|stop|sleep)|wakes|nightmares|cried|could not (?:eat|sleep|walk|stand|lift)|cannot eat|can['’]t eat|bag packed|left (?:a|his|her) (?:wife|husband|widow|children)|missed (?:[a-z\d-]+ ){1,3}(?:of|from) (?:work|school))\b/i;
const NOTIFIES =
  /\b(?:told|warned|informed|notified|complained|reported|asked|begged|wrote|emailed|e-mailed|texted|telephoned|called|requested|objected|gave notice|sent)\b/i;
/** What a person who claims left undone, or did, for which he is asked. */
const OWN_FAULT =
  /\b(?:(?:did not|never|had not) (?:respond to|answer (?:the|his|her|its)|report|read|call|pay|paid|look|ask|complain|return|seek|submit|tell|told|check|stop|disclose|attend|appear|object|sign|inspect|warn|request|notify|mention|wear|come|show|cooperate|follow|take|use|keep|write|wrote|go|see a|apply)\w{0,3}|failed|declined|refused|was not (?:wearing|looking|watching|paying attention|belted|restrained|licensed|insured)|certified that|was told (?:to|not to)|fled\b|hid (?:from|under|behind|in)\b|armed with|(?:smoked|used|positive for) (?:methamphetamine|cocaine|heroin|fentanyl|marijuana)|withheld (?:his|her|their|the|its|all) (?:\p{L}+ )?(?:rent|payments?|dues)|(?:did not|would not) let|was (?:warned|reprimanded|disciplined|cited|counseled)|had been warned|missed(?! (?:[\p{L}\d-]+ ){0,3}(?:weeks?|days?|months?|shifts?|hours?) (?:of|from) (?:work|school))|ignored|(?<!\b(?:was|were|been|be|being) )admitted (?!to (?:the|a|an|\p{Lu}))|left (?:his|her|the) (?:\p{Ll}+ )?(?:in|at|on)|without \p{L}+ing|walked past|ran (?:a|the) (?:red|stop)|speeding|intoxicated|drunk|texting|looking at (?:his|her) (?:phone|telephone)|signed (?:the|a|an|each|every) (?:\p{L}+ ){0,3}(?:waiver|release|rules|consent|acknowledge?ment|time ?cards?|agreement|form|disclosure|receipt|policy|handbook)|moved out|abandoned|paid no|owed?|received (?:\p{L}+ ){0,3}(?:warnings?|reprimands?|notices?)|no-call|was (?:late|absent|outside|tardy)|lied|misrepresented|falsified|raised (?:her|his) voice|apologi[sz]ed|was disciplined|turned (?:it |that )?down|put off|voted (?:\S+ ){0,3}against|(?:has|have|had) not (?:yet )?(?:answered|replied|responded)|wearing [^.]{0,30}(?:worn|clogs|heels|sandals|slippers|flip-flops|socks|no shoes)|(?:did|was) not (?:look|looking)|looking for|resisted|kicked|reached (?:for|toward)|smokes|smoked|stole|took (?:the|a) (?:company|client|customer))\b/iu;
const UNSAFE =
  /\b(?:no (?:\p{L}+ ){0,2}(?:guard\w{0,4}|rail\w{0,4}|sign|signs|light|lights|warning|brakes?|cover|fence|lifeguard|alarm|net|harness|barrier|record|inspection|horn|cones?|plumber|repair|response)|no \p{Ll}+ (?:was|were) (?:placed|posted|provided|given|repaired|done|ordered|made)|(?:was|were|been|had been) (?:[\p{L}-]+ly )?(?:broken|missing|loose|unguarded|cracked|removed|disabled|bypassed|expired|overdue|out of (?:adjustment|order|date|service|calibration)|unlocked|uncovered|worn|rotten|rusted|inoperable|taken down|leaking|blocked)|sewage|mold|leak(?:ed|ing)?)\b/iu;
/** "The window did not leak": what held speaks for whoever made it. */
const HELD_FAST = /\b(?:did not|never) (?:leak|fail|crack|break|move|give way)\b/i;
const NEGLECTED =
  /\b(?:denied (?:the|her|his|its|their) (?:\p{L}+ )?(?:claim|request|application)|refused to|rejected the|nobody (?:called|answered|came|told|warned|checked|inspected|looked)|never (?:came|answered|called|paid|returned|replied|inspected|told|repaired|fixed))\b/iu;
/** What somebody says of it afterwards, at a loss for a better word. */
const AT_A_LOSS =
  /\b(?:(?:cannot|can['’]t|could not|couldn['’]t) (?:say|think of|recall|remember|explain|tell)|do(?:es)? not (?:recall|remember|know why)|don['’]t (?:recall|remember|know why|read)|is sorry|was wrong|had no (?:idea|answer|explanation))\b/i;

/** What a witness says for himself to counsel of the other side. */
const EXCUSES =
  /\b(?:on order|on their own|found (?:that |it )?out later|my coat|called 911|told (?:me|us) (?:to|it was|that it)|no choice|could(?: not|n['’]t) have|was(?: not|n['’]t) my|nobody ever|felt (?:fine|better)|had the window down|tried to|said I was sorry|did(?: not|n['’]t) know what I was|did my best|did nothing wrong|was careful|looked both|was not looking at it|would have (?:stopped|called|told))\b/i;

/** What the one who is sued did to put it right, or what others found to be right: it speaks for him whoever tells it. */
const MAKES_GOOD =
  /\b(?:sent (?:an?|the|two|three|its|his|her) (?:\p{L}+ )?(?:plumber|electrician|contractor|crew|technician|mechanic|repairman|engineer|doctor|nurse)s?|brought (?:\p{L}+ ){0,3}(?:heaters?|fans?|food|water|blankets?|ice|help)|took \$[\d,.]+ off|gave (?:\S+ )?(?:a|the) (?:refund|credit|discount)|refunded|reimbursed)\b/iu;
/** "Officer Hurst shouted, “Police, stop”" */
const WARNED =
  /\b(?:shouted|announced|warned|ordered|yelled|called out|commanded)\b[^“”]{0,40}[“"][^”"]*\b(?:police|stop|halt|hands|freeze|out of the way|look out|watch out|get (?:back|down|out)|do not|don['’]t)\b/i;
const PUT_RIGHT =
  /\b(?:found (?:\S+ ){0,10}(?:corrected|repaired|in (?:good|working) order)|(?:has|have|had|did) not (?:come back|returned?|recurred?)|(?:no|without) (?:violations?|defects?) (?:was|were|found))\b/i;
/** What the one who claims said when it happened: that it was well, or his own doing. */
const CONTENT =
  /[“"][^”"]*\b(?:thank(?:s| you)|appreciate (?:it|that)|I['’]?m (?:fine|ok|okay|all right|alright|not hurt)|my (?:own )?fault|I should(?: have|['’]ve)|I was(?:n['’]t| not) (?:watching|looking|paying)|no (?:problem|worries)|works for me|all good)\b/i;

/** Staff tell those above them. */
const UPWARD =
  /\b(?:told|reported|complained|wrote|emailed|warned|informed|notified)\b[^.“”]{0,40}\b(?:supervisor|manager|boss|management|corporate|foreman|director|dispatcher|superintendent)\b/i;

/** What somebody did for the one who was hurt. */
const HELPED =
  /\b(?:coat (?:on|over)|held \S+(?: \S+){0,3} (?:head|hand)|stayed with|called 911|called an ambulance|tried to help|gave \S+ (?:first aid|CPR)|did CPR|prayed)\b/i;

/** For which side of a civil case an act speaks, by who does it and what it is; undefined where nothing is known. */
export function bearingOfAct(
  text: string,
  actors: Actors,
  { sworn, quoted = false }: { sworn?: 'first' | 'second' | 'other' | undefined; quoted?: boolean } = {},
): ActBearing | undefined {
  const words = sworn && OWN_WORDS.exec(text)?.[1];
  const plain = inFull(words ?? text.replace(QUOTATIONS, '“words”'));
  const who = !words
    ? actorIn(text, actors)
    : /\b(?:I|me|my|we)\b|^(?:Everybody|Nobody)\b/i.test(words)
      ? sworn
      : actorIn(words, actors);
  if (who === 'second') {
    const [, told] = STATES_THAT.exec(text) ?? [];
    if (told && actorIn(told, actors) === 'first' && OWN_FAULT.test(inFull(told.replace(/[“”"]/g, ''))))
      return { favors: 'defending', act: 'own-fault' };
    if ((words && EXCUSES.test(words)) || (sworn && HELPED.test(plain)))
      return { favors: 'defending', act: 'excuse' };
    if (MAKES_GOOD.test(plain) && !/\b(?:not|never|no)\b/i.test(plain))
      return { favors: 'defending', act: 'amends' };
    if (WARNED.test(text)) return { favors: 'defending', act: 'care' };
    if (DENIES.test(plain)) return { favors: 'defending', act: 'denial' };
    if (AT_A_LOSS.test(plain)) return { favors: 'claiming', act: 'fault' };
    if (KNEW.test(plain) && !NO_FAULT.test(plain)) return { favors: 'claiming', act: 'knowledge' };
    if (NOTIFIES.test(plain) && UPWARD.test(plain)) return { favors: 'claiming', act: 'knowledge' };
    if (NO_FAULT.test(plain)) return { favors: 'defending', act: 'denial' };
    if (OMITS.test(plain)) return { favors: 'claiming', act: 'fault' };
    // What they said themselves, unless they blame the other.
    if (!words && SAID.test(text) && !(MESSAGE.test(text) && ASKS.test(text) && named(plain, actors.first)))
      return { favors: 'claiming', act: 'admission' };
    if (STRIKES.test(plain)) return { favors: 'claiming', act: 'blow' };
    if (CARES.test(plain)) return { favors: 'defending', act: 'care' };
    return undefined;
  }
  if (who === 'first') {
    // What others report that he said himself is told with its words.
    const own = inFull(text.replace(/[“”"]/g, ''));
    if (quoted && SAID.test(text) && OWN_FAULT.test(own)) return { favors: 'defending', act: 'own-fault' };
    if (SAYS.test(plain) && CONTENT.test(text)) return { favors: 'defending', act: 'own-fault' };
    if (words && EXCUSES.test(words)) return { favors: 'claiming', act: 'excuse' };
    if (OWN_FAULT.test(plain) && !WAS_DONE.test(plain)) return { favors: 'defending', act: 'own-fault' };
    if (HARMED.test(plain)) return { favors: 'claiming', act: 'harm' };
    if (NOTIFIES.test(plain) && named(plain, actors.second)) return { favors: 'claiming', act: 'notice' };
    if (AT_A_LOSS.test(plain)) return { favors: 'defending', act: 'unsure' };
    if (MINDS.test(plain)) return { favors: 'claiming', act: 'care' };
    return undefined;
  }
  if (PUT_RIGHT.test(plain)) return { favors: 'defending', act: 'amends' };
  if (HARMED.test(plain) && (named(plain, actors.first) || /^(?:His|Her|Their|He|She) /.test(plain)))
    return { favors: 'claiming', act: 'harm' };
  if (NEGLECTED.test(plain) || (UNSAFE.test(plain) && !HELD_FAST.test(plain)))
    return { favors: 'claiming', act: 'danger' };
  if (KNEW.test(plain) && named(plain, actors.second)) return { favors: 'claiming', act: 'knowledge' };
  // Whose message helps whom, its words say and not that it was sent.
  if (
    NOTIFIES.test(plain) &&
    !/\b(?:wrote|sent a message) to\b/.test(plain) &&
    named(plain, actors.second) &&
    !named(plain, actors.first)
  )
    return { favors: 'claiming', act: 'notice' };
  return undefined;
}
const SAID =
  /\b(?:said|wrote|written|told|replied|answered|texted|emailed|e-mailed|responded|stated|called|sent (?:this|a|the) (?:message|text|e-?mail))\b[^“”]{0,80}[“"](?!(?:You|Your|you|your)\b)(?:\S+ ){2,}/;
/** "The officer's report states that Orr “reached for it”": what he says that the other did. */
const STATES_THAT =
  /\b(?:states?|stated|says?|said|testified|wrote|claims?|claimed|reported|recalls?|noted) that (\p{Lu}.+)$/u;
const MESSAGE = /\b(?:wrote|sent a message|texted|e-?mailed) (?:to )?(?:\p{Lu}|him|her|them)/u;
/** What is asked of the one who claims, or done because he asked: "Turn or pull?" */
const ASKS =
  /\?(?: |[”"]|$)|\bplease (?:call|let|advise|confirm|send|reply|answer|haul|pick|come)\b|\byour (?:say-so|word|instructions?|call|request)\b|\byou (?:asked|wanted|directed|instructed)\b/i;
/** The one who claims wrote how he wanted it: what he bid or refused is his own doing. */
export const bidsOrRefuses = (said: readonly string[], actors: Actors): boolean =>
  MESSAGE.test(said[0] ?? '') &&
  actorIn(said[0]!, actors) === 'first' &&
  BIDS.test(said.join(' ')) &&
  !REPROACHES.test(said.join(' '));
/** Who reproaches or urges bids for something that he was owed. */
const REPROACHES =
  /\byou (?:promised|said|told|did(?: not|n['’]t)|have(?: not|n['’]t)|never|were|are|agreed|owe)\b|\bI (?:told|asked|warned|begged)\b|\b(?:twice|again|as agreed|your (?:mistake|fault))\b/i;
/** "Do NOT run it through the dryer", "Yes do it", "Not paying for that". */
const BIDS =
  /(?:[“"]|[.!?] )(?:do(?: not|n['’]t) (?!ignore|call|contact|lie|tell me|bother|think|know|want|have|understand|see|come|touch|trust|worry|wait|delay|charge|ship|forget|let)\p{L}+|not (?:paying|interested|now|worth)|no need|leave (?:it|them)\b|skip (?:it|the)|hold off|go ahead|yes,? do it|just (?:do|put|leave|use)|put it in)\b/iu;
const SAYS = /\b(?:said|wrote|written|told|replied|answered|texted|e-?mailed|stated)\b/i;
/** "didn't" is "did not". */
const inFull = (text: string): string =>
  text.replace(/\b(did|do|does|was|were|had|has|have|could|would|is|are)n['’]t\b/gi, '$1 not');

/** What a witness said under oath, in his own words. */
const OWN_WORDS = /^(?:[^“”]{2,60} said: |The answer(?: under oath)? was: )“([^”]+)”/;
/** "He looked both ways" */
const MINDS =
  /\b(?:(?:was|were) (?:looking at the (?:doors?|road|floor|light|ground|steps?|sidewalk|traffic|car|truck)|watching|careful)|looked (?:both ways|left|right|before|around)|slowly|stopped at|had the green)\b/i;
/** "Whitlock was told by Bland to walk there", "She was fired for it": done to the one who claims. */
const WAS_DONE = /\b(?:refused (?:him|her|them)|was (?:refused|denied|fired|terminated))\b/i;
