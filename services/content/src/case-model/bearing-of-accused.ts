import { escaped } from '@lectern/legal-text/escaped';

/** Words of an accused, or of those who stand by him, that clear him if they are true. */
const CLEARS_HIMSELF =
  /\b(?:den(?:y|ies|ied)|(?:I|[Hh]e|[Ss]he|they|\p{Lu}\p{L}+) (?:\p{Ll}+ )?(?:never|(?:did|was|had|has|have|do|does|would|could)(?:n['’]t| not| never))|innocent|alibi|asleep|to avoid|and could not|injured (?:his|her|my)|surgery|(?:was|were|been) (?:home|at (?:home|work|church)|asleep|elsewhere|with (?:him|her|them|me|\p{Lu}))|(?:his|her|the|their) (?:\p{Ll}+['’]s )?(?:home|house|apartment)|watching (?:a|the|tv|television)|scared|afraid|feared|self-defense|defend(?:ed|ing)?|protect(?:ed|ing)?|came at|swung|attacked|lunged|pulled (?:a|the|his)|started it|(?:at|on|hit|shoved|punched|pushed|swung[^.]{0,30}|shot) (?:\p{L}+ )?first|just reacted|thought (?:it was|he (?:had|was)|she (?:had|was)|they were)|let go of|accident(?:al|ally)?|mistake|told (?:her|him|me) to|as (?:my|his|her) (?:bonus|share|pay)|back to \p{Lu}\p{L}+ in cash|knew about it|permission|consent(?:ed)?|agreed|let (?:him|her|me)|lent|borrowed|bought (?:it|them)|belong(?:s|ed)|somebody else|someone else|framed|[Aa]sk (?:my|him|her)|from (?:his|her|my) (?:\p{Ll}+['’]s|own)|the whole (?:evening|night|time)|came (?:out|up) with an?)\b/u;
/** Words with which he left or wanted to be left alone. */
const RETREATS =
  /“[^“”]*(?:\bI(?:['’]m| am) (?:going home|leaving|out of here|done(?=[.,!”])|not (?:going to |gonna )?(?:fight|do(?:ing)? this))\b|\b(?:leave|let) me (?:alone|go|be)\b|\bget (?:off|away from|back from) (?:of )?me\b|\bstay (?:down|back|away|there)\b|\bback (?:off|up)\b|\b(?:don['’]t|do not) want (?:any |no )?(?:trouble|problems?|to fight)\b|\bjust (?:want|wanted) to (?:go|leave)\b)/iu;
/** Words of his that convict him. */
const CONVICTS =
  /\b(?:admitted|confessed|acknowledged|apologi[sz]ed|sorry|guilty|I (?:only |just |really )?(?:did it|shot|stabbed|took|grabbed|hit|killed|stole|robbed|sold|messed up|lost it|was (?:only |just )?in there)\b|my fault|take (?:it|this) out of|put (?:you|him|her) in the ground|finish(?:ing)? this|(?:I['’]m|I am|I was|I['’]ll be) (?:going to|gonna) (?:kill|hurt|get)|(?:had|drank|drunk) (?:\p{L}+ ){0,3}(?:beers?|drinks?|shots?)|do(?:n['’]t| not) say anything|get rid of|told (?:him|her|them) to lie|changed (?:his|her) (?:story|account)|later (?:said|stated|claimed|admitted))\b/iu;
/** He was told of the proof, and had another answer. */
const CONFRONTED =
  /\b(?:when|after) [^,“”]{2,60}\b(?:told|confronted|showed|shown|informed|asked about|advised|played)\b[^,“”]{0,80}, /i;
/** What the proof lacks. */
const LACKS =
  /\b(?:no (?:[a-z]+ ){1,5}(?:was|were) (?:found|recovered|tested|seen|processed|conducted|collected|preserved|photographed|recorded|interviewed|examined)|no (?:latent |usable )?(?:fingerprints?|prints?|DNA|gun|weapon|witness\w{0,2}|video|blood|trace|match|one (?:saw|could))|unable to|inconclusive|(?:could|can)(?: ?not|n['’]t) (?:rule out|exclude|determine|establish|verify|confirm)|contains nothing of|did not (?:see|locate|recover|identify|recognize|know who|find|contact|interview|test|photograph|check|collect|preserve|record|activate|administer|perform|offer|give|ask|conduct|measure|review|obtain|secure|note|search|follow|determine|estimate|compare|verify)|(?:could|can)(?: ?not|n['’]t) (?:say|see|tell|identify|be (?:sure|certain|excluded))|(?:has|have|had|was|were) (?:not|never) (?:been )?(?:found|recovered|tested|seen|processed|conducted|collected|preserved|photographed|recorded|interviewed|examined|activated|secured|logged|printed|swabbed|dusted|compared|verified|identified|requested|obtained|retained|saved|kept|sent (?:for|to)|submitted)|not (?:recorded|recording)|without photographing|(?:is|was|am) not (?:sure|certain|positive)|at least (?:two|three|four) contributors|(?:shorter|taller|older|younger) than|I (?:did|do)(?:n['’]t| not) see (?:the|his|her|any|a|who)\b|(?:fifty|sixty|seventy|eighty|[5-8]\d) ?(?:percent|%) (?:sure|certain|confident)|(?:his|the) hood (?:was )?up|saw (?:only )?the top of|(?:it|he|she)['’]s (?:dark|too dark)|don['’]t know (?:who|what he|if (?:it|that|he|she) (?:was|is))|would (?:want|have) to see|declined (?:medical|treatment|transport|an ambulance)|(?:does|did) not cover|covers? (?:only|[^.]{3,30} only)|covered [^.]{3,30} only|out of frame|no longer available|overw(?:rites|ritten|rote)|inoperative|did not verify|(?:minutes?|hours?) (?:fast|slow|off)\b|seal (?:was )?(?:lifted|broken|torn|open)|had it from (?:somebody|someone|another)|was an error\b|was not changed|not the cage)\b/i;
const HESITATES =
  /\b(?:maybe|only|about|like|pretty sure) (?:[a-z-]+ )?percent\b|\b(?:maybe|pretty sure)\b[^.]{0,30}\bpercent\b|\bI think (?:it|that) (?:is|was|might)\b/i;
/** What the one who was wronged did himself. */
const PROVOKES =
  /\b(?:swung|threw (?:a|the|his|her) (?:punch|bottle|\p{Ll}+ at)|pulled (?:a|an|the|his) (?:\p{Ll}+ )?(?:gun|knife|pistol|weapon)|carried (?:a|an|the|his) (?:\p{L}+ )?(?:gun|knife|pistol|weapon|9mm)|reached (?:for|into)|drank|drunk|intoxicated|been drinking|been cut off|in one fight|in (?:a|the) fight|got the best of|threatened|cursed|lunged|charged at|came (?:out|at (?:him|\p{Lu}\p{Ll}+)) with|both got guns|had a (?:gun|knife|bottle|weapon)|something (?:shiny|in his (?:fist|hand))|by the (?:hair|throat|neck|arm)|messing with|racial slur|(?:we|you) ain['’]t done|hit another|put him in the ground)\b/iu;
/** Why a witness of the prosecution may want to please it. */
const BOUGHT =
  /\b(?:on (?:misdemeanor |felony )?probation|probation was|pending charges?|prior convictions?|was convicted|plea (?:deal|agreement)|in exchange|immunity|reward|paid informant|owed (?:him|her|them)|crime victims?['’]? compensation|for the civil (?:part|case|side)|civil (?:suit|lawsuit)|(?:raised|increased) (?:the|his|her) insurance|remembers? more now|made it sound worse|recant\w{0,3}|wanted (?:him|her) out|just scared and talking|changed (?:his|her) (?:story|account))\b/i;

/** "Bram said “back off or I will shoot”" threatens, and in "Bram said Tarkin told him “get off me”" another speaks. */
const retreats = (text: string): boolean =>
  RETREATS.test(text) &&
  !/\b(?:or (?:I|else)|not done|I(?:['’]ll| will)|kill|shoot|hurt)\b/i.test(text) &&
  (text.slice(0, text.indexOf('“')).match(new RegExp(`\\b${SPEECH}\\b`, 'gu'))?.length ?? 0) === 1;

const SPEECH =
  '(?:told|stated|said|says|answered|replied|responded|admitted|denied|explained|claimed|claims|insisted|maintained|acknowledged|confessed|wrote|texted|testified|advised|reported|related|yelled|shouted|added|sent|messaged|emailed|posted)';

/** Who is who in a criminal case, by the words that their sentences open with. */
export interface Cast {
  accused: readonly string[];
  /** Family and friends of the accused, and whom he calls. */
  near: readonly string[];
  wronged: readonly string[];
}

const anyOf = (names: readonly string[]): string => names.map(escaped).join('|');

/** Does one of them speak in the sentence? A pronoun that opens it is the one who was spoken of before. */
export function speaks(text: string, names: readonly string[], goesOn: boolean): boolean {
  if (goesOn && new RegExp(`^(?:He|She)(?: also| then| later)? ${SPEECH}\\b`, 'u').test(text)) return true;
  if (names.length === 0) return false;
  const who = anyOf(names);
  return new RegExp(
    `(?:^|, )(?:(?:A|The|His|Her) [\\p{Ll} ’']{3,40},? ?(?:of \\p{Lu}\\p{L}+, )?)?(?:(?:Mr|Ms|Mrs)\\. )?(?:\\p{Lu}[\\p{L}.]* ){0,2}(?:${who})(?:, [^,“”]{3,40},|,)?(?: also| then| later| first| only| further)? ${SPEECH}\\b`,
    'u',
  ).test(text);
}

/** "Before the door closed the suspect said": words of his within a sentence that another begins. */
const saysWithin = (text: string, names: readonly string[]): boolean =>
  names.length > 0 &&
  new RegExp(
    `(?<!\\b(?:told|asked|to|with|by|of|and|from) )\\b(?:${anyOf(names)}) (?:then |also )?(?:said|stated|yelled|shouted|replied|answered|admitted|denied|blurted)\\b`,
    'u',
  ).test(text);

/** Is one of them asked in the sentence, or does he speak? */
export const talksWith = (text: string, names: readonly string[]): boolean =>
  speaks(text, names, false) ||
  (names.length > 0 &&
    new RegExp(
      `\\b(?:spoke (?:with|to)|talked (?:with|to)|met with|interviewed|contacted|questioned|called|asked)\\b[^.“”]{0,40}\\b(?:${anyOf(names)})\\b`,
      'u',
    ).test(text));

export interface AccusedBearing {
  favors: 'claiming' | 'defending' | 'unsure';
  why: 'alibi' | 'confession' | 'admission' | 'story' | 'gap' | 'provocation' | 'credit';
}

/** For which side of a criminal case a sentence speaks by its content; undefined where it is whoever's who tells it. */
export function bearingOfAccused(
  text: string,
  cast: Cast,
  { toldByNear, goesOn }: { toldByNear: boolean; goesOn: boolean },
): AccusedBearing | undefined {
  const own = speaks(text, cast.accused, goesOn) || saysWithin(text, cast.accused);
  const near = speaks(text, cast.near, false) || (toldByNear && !own);
  if (own || near) {
    if (CONFRONTED.test(text) || CONVICTS.test(text)) return { favors: 'claiming', why: 'confession' };
    if (near && LACKS.test(text)) return { favors: 'unsure', why: 'gap' };
    if (near && /\bdid not (?:call|report|tell|stop|help|wait|see)\b/.test(text))
      return { favors: 'unsure', why: 'gap' };
    if (CLEARS_HIMSELF.test(text) || (own && retreats(text)) || attacks(text, cast.wronged))
      return { favors: 'defending', why: 'alibi' };
    // His own words are told against him; what somebody near to him wrote is his side's story.
    if (own) return { favors: 'claiming', why: 'admission' };
    return speaks(text, cast.near, false) ? { favors: 'unsure', why: 'story' } : undefined;
  }
  if (LACKS.test(text) || HESITATES.test(text)) return { favors: 'defending', why: 'gap' };
  if (BOUGHT.test(text) && !cast.accused.some((name) => text.includes(name)))
    return { favors: 'defending', why: 'credit' };
  // Marks on the accused tell of a fight.
  if (
    cast.accused.some((name) =>
      new RegExp(
        `\\b(?:bruise|cut|scratch(?:es)?|red marks?|swelling|blood)\\b[^.]{0,30}\\b${escaped(name)}['’]s (?:forehead|face|neck|arm|back|head|eye|lip|nose)\\b`,
        'u',
      ).test(text),
    )
  )
    return { favors: 'defending', why: 'provocation' };
  if (attacks(text, cast.wronged)) return { favors: 'defending', why: 'provocation' };
  const wronged = cast.wronged.length > 0 && new RegExp(`\\b(?:${anyOf(cast.wronged)})\\b`, 'u').test(text);
  if (
    PROVOKES.test(text) &&
    !doneBy(text, cast.accused) &&
    (wronged || /^(?:He|She|W\d)\b|\b(?:stated|said|told \p{L}+) (?:that )?(?:he|she)\b/u.test(text)) &&
    !opensWith(text, cast.accused)
  )
    return { favors: 'defending', why: 'provocation' };
  // Who is told by others to have been elsewhere.
  if (
    /\bthat (?:he|she|\p{Lu}\p{L}+) (?:was|had been|stayed) (?:at (?:his|her|the)|home|with (?:him|her)|asleep|in (?:his|her))\b/u.test(
      text,
    ) &&
    !wronged
  )
    return { favors: 'defending', why: 'alibi' };
  return undefined;
}

/** Did the one who was wronged lay hands on somebody? */
const attacks = (text: string, wronged: readonly string[]): boolean =>
  (wronged.length > 0 &&
    new RegExp(
      `\\b(?:${anyOf(wronged)})\\b (?:had |then |got up and |also )?[“"]?(?:hit|struck|punched|shoved|pushed|grabbed|choked|slapped|kicked|pulled|swung|got hold|charged|came at|reached|put (?:both |his |her |a |one )?hands? on|used a racial slur|spat|spit|(?:pinned|blocked) (?:him|her|his|\\p{Lu}\\p{L}+)|(?:got|was) (?:right )?(?:up )?(?:on (?:him|her)|in (?:him|her|his|\\p{Lu}\\p{L}+['’]s) face)|had (?:him|her|\\p{Lu}\\p{L}+) (?:up |pinned |backed |bent )*(?:against|over|in a (?:headlock|choke ?hold|bear hug)|by the)|(?:ran|came|went|walked|charged) (?:right |straight |back )?(?:up )?(?:after (?:him|her)|(?:at|behind|up to) (?:him|her|\\p{Lu}\\p{L}+))|(?:(?:ran|came|went) (?:right|straight)|(?:came out|got up|got out) and (?:ran|came|went|walked) (?:right |straight )?|walked straight )(?:up )?(?:to|at) (?:him|her|\\p{Lu}\\p{L}+)|(?:followed|chased) (?:him|her|\\p{Lu}\\p{L}+))(?![\\p{L}])(?! by\\b)`,
      'u',
    ).test(text)) ||
  threatens(text, wronged) ||
  isNotDone(text, wronged);

/** "Tarkin said “I'm not done with him” and followed him out." */
const isNotDone = (text: string, wronged: readonly string[]): boolean =>
  wronged.length > 0 &&
  new RegExp(
    `\\b(?:${anyOf(wronged)})(?: then| also)? (?:said|yelled|shouted|told \\p{L}+)[^“”]{0,20} “[^“”]*\\b(?:I|we)(?:['’](?:m|re)| am| are)? not (?:done|finished|through) with (?:him|her|you|them)\\b`,
    'iu',
  ).test(text);

/** "Tarkin said “I'm gonna finish this”": words of the one who was hurt before it. */
const threatens = (text: string, wronged: readonly string[]): boolean =>
  wronged.length > 0 &&
  new RegExp(
    `^(?:Then |And |At [\\d:]+ [ap]\\.m\\. )?(?:\\p{Lu}\\p{L}+ )?(?:${anyOf(wronged)})(?: then| also)? (?:said|yelled|shouted|screamed|told \\p{L}+|answered)[^“”]{0,20} “[^“”]*\\b(?:(?:I|we)(?:['’](?:m|re)| am| are| was| were)? (?:gonna|going to)|(?:I|we)(?:['’]ll| will)|let['’]s) (?:\\p{L}+ )?(?:finish|kill|hurt|beat|fight|fuck|smash|stab|gut|cut|shoot|bust|break|knock|whip|teach|end (?:this|it|you|him|her))\\b(?! (?:me|us)\\b)`,
    'iu',
  ).test(text);

/** "the suspect swung once more while Tarkin was on one knee": what the accused did provoked nobody. */
const doneBy = (text: string, accused: readonly string[]): boolean =>
  accused.length > 0 &&
  new RegExp(
    `\\b(?:${anyOf(accused)}) (?:then |also |had |again )?(?:swung|threw|pulled|carried|reached|drank|threatened|cursed|lunged|charged|came|hit|had)\\b`,
    'u',
  ).test(text);

const opensWith = (text: string, names: readonly string[]): boolean =>
  names.length > 0 &&
  new RegExp(`^(?:(?:Mr|Ms|Mrs)\\. )?(?:\\p{Lu}[\\p{L}.]* ){0,2}(?:${anyOf(names)})\\b`, 'u').test(text);
