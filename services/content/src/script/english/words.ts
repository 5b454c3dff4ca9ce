/** Small closed word lists. They steer grammar (is this a sentence? may this capital be lowered?), never content. */

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const AUXILIARIES = list(`
  is are was were am has have had do does did will would can could may might must shall should
  isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't won't wouldn't can't cannot couldn't
  shouldn't mustn't he's she's it's they're we're i'm they've we've i've he'd she'd they'd we'd
`);

/** Past forms that do not end in -ed. Forms that are as often a noun (cost, cut, cast) are left out. */
export const IRREGULAR_PAST = list(`
  arose awoke became began bent bet bit bled blew broke brought built burnt bought came caught chose clung crept dealt
  drank drew drove dug ate fed fell felt fled flew forbade forgave forgot fought found froze gave gone got grew
  heard held hid hung kept knelt knew laid lay led left lent lied lost made meant met mistook overheard oversaw
  paid quit ran rang read rode rose said sang sank sat saw sent sold shook shone shot shut slept slid sought
  spent spoke spoiled sprang stole stood struck stuck stung swam swore swung taught tore threw thought told took
  understood underwent undertook upheld went withdrew withheld won wore woke wrote hit hurt put let set cut
`);

export const PARTICIPLES = list(`
  arisen beaten become begun bitten blown broken brought built burnt bought caught chosen dealt done drawn driven
  eaten fallen fed felt fought found forgotten frozen given gone grown heard held hidden kept known laid led left
  lent lost made meant met paid put read ridden risen run said seen sent set shaken shot shown shut sold spent
  spoken stolen stood stricken struck stuck sworn taken taught thrown told torn understood withheld won worn
  written hit hurt let cut
`);

/** Past forms that hardly ever describe a noun, so that what follows "and" is a second action. */
export const SURE_VERBS = list(`
  needed missed received required suffered ignored refused failed wanted asked called stopped searched entered began started
  continued demanded lost hit struck left told sent gave took made went came saw heard felt fell ran drove paid bought sold
  denied admitted claimed promised threatened warned informed notified resigned complained
`);

/** Third person present verbs that carry case facts. */
export const PRESENT_VERBS = list(`
  admits alleges agrees argues appears asserts attends bears believes belongs bears begins calls claims comes
  concedes concerns confirms consists contains contends continues controls covers creates demonstrates denies
  depends describes disputes drives earns employs establishes exists expects explains fails gives goes grants
  holds identifies includes indicates insists involves keeps knows lacks leaves lives maintains makes manages
  means needs occupies offers operates opposes owes owns pays performs produces prohibits provides proves
  receives recalls refuses rejects relies remains reports requires requests resides rests runs says seeks sells sends
  serves shows speaks states suffers suggests supports takes tells testifies thinks uses wants wears works
  finds follows presents arises
  bars links violates infringes constitutes applies governs prevents entitles outweighs precludes satisfies lasts
  show prove confirm indicate own owe live work claim deny dispute allege contend seek want know remain rely oppose agree maintain
`);

/** Words that end in -ed and are no past tense. */
export const NOT_PAST = list(`
  red bed need seed feed speed shed sled hundred indeed wed weed deed breed creed greed exceed proceed succeed
  naked sacred wicked rugged jagged embed bleed unprecedented infrared biped moped united alleged aforementioned
`);

export const PRONOUN_SUBJECTS = list(
  'he she it they we i you there this that these those who nobody everyone no-one',
);
export const DETERMINERS = list(
  'the a an his her its their our my your this that these those no any some each every another both all several many one two three four five six',
);
export const PREPOSITIONS = list(`
  about above across after against along among around at before behind below beneath beside between beyond by
  despite down during for from in inside into near of off on onto out outside over past since through throughout
  to toward towards under underneath until up upon via with within without per
`);
export const ADVERBS = list(`
  then later also again never always often still already immediately repeatedly finally eventually subsequently
  promptly not only even soon first twice once thereafter quickly slowly falsely knowingly allegedly
`);
export const CONJUNCTIONS = list(
  'and or but nor so yet because although though while when whenever if unless until as since whereas whether after before that which who whom whose where than how why what',
);

/** Verbs in the form in which a request begins: "Deny the motion", "Award damages". */
export const REQUEST_VERBS = list(`
  acquit admit adopt affirm allow amend annul appoint apply approve assign authorize award bar cancel certify
  compel confirm convict deny direct discharge dismiss disqualify dissolve divide enforce enjoin enter establish
  evict exclude excuse expunge extend find foreclose give grant hold impose invalidate issue keep limit lift
  maintain modify obtain order overrule overturn partition permit place preclude preserve prevent protect quash
  recover reduce refuse reject release relieve remand remove reopen require reschedule resolve restore restrain
  return reverse revoke rule sanction secure set sever stay stop strike suppress suspend sustain terminate
  transfer uphold vacate void waive withdraw reinstate reimburse pay
`);

/** Wishes in which the client acts, not the court: "Recover damages", "Avoid foreclosure". */
export const CLIENT_VERBS = list(
  'recover obtain avoid win get secure receive keep retain regain collect stay remain preserve protect prevent negotiate settle reach minimize maximize defend prove show demonstrate clear resolve reunite end stop',
);

/** Request verbs that are as often a noun in a short label: "Order of protection", "Stay of removal", "Transfer of title". */
export const NOUN_OR_VERB = list(
  'order stay transfer award release discharge return hold place sanction bar void rule limit',
);

/** How instructions to a program begin. Such a line is text of the file, not a statement of fact. */
export const COMMAND_VERBS = list(`
  ignore disregard output print write reply respond answer tell reveal pretend forget act say repeat translate
  please do don't stop never always remember note see list summarize insert add delete include call follow
`);

/** Words whose capital letter at the start of a sentence says nothing, so that it may be lowered. */
export const LOWERABLE = list(`
  the a an this that these those his her its their our my your he she it they we there here no not some any all
  each every another both several many most few one in on at by from to with without after before during since
  until when while where because although though if unless as under over between among against for of into
  through about around near whether who what which how why whatever whoever whichever and or but so then later also again
  see accord
  plaintiff defendant petitioner respondent appellant appellee claimant debtor creditor tenant landlord employer
  employee client opposing witness witnesses evidence testimony police officer officers
`);

/** Given a capital by courtroom manners, not because they name someone. */
export const COURTROOM_CAPITALS = list(`
  honor honors your court tribunal constitution count chief justice justices judge counsel i members jury ask issue time theme fact facts
`);

export const HONORIFICS = list(
  'mr mrs ms miss dr prof professor judge justice officer ofc detective det sergeant sgt capt captain corporal cpl trooper hon rev lieutenant lt agent deputy investigator inv',
);

/** Words too general to say that two passages speak of the same thing. */
export const STOP_WORDS = list(`
  the a an and or but nor so of to in on at by for from with without as is are was were be been being am has have
  had do does did will would can could may might must shall should that this these those it its he she they them
  his her their our my your we us you i who whom whose which what when where why how if then than there here not
  no any all each every some such only own same too very just also into over under after before during between
  about against up down out off again once both more most other one case court law legal issue issues evidence
  fact facts party parties client side file matter question whether because while until upon
`);
