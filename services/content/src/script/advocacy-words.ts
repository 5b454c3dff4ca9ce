import { stem } from './english/likeness.js';

/** Words of advocacy and of the courtroom. A sentence made of nothing else frames the case and states no fact of it. */
const WORDS = `
  please court honor honors counsel jury juror jurors member members panel bench judge justice justices ladies gentlemen
  thank thanks welcome good morning afternoon respectfully represent behalf stand speak speaking say tell listen hear heard see
  look watch consider think ask asked asking answer answered question questions decide decided decision verdict judgment rule
  ruling law legal proof prove proved proves proving evidence fact facts truth true case trial hearing record file story
  side sides begin start end close closing opening finish moment time today now next first second third finally last together
  order point points reason reasons simple simply clear clearly plain plainly matter matters important remember forget keep
  mind careful carefully attention show shows shown demonstrate demonstrated establish established support supports rest rests
  responsibility responsible accountability accountable fair fairness justice right rights wrong honest honestly trust burden
  duty promise choice choices consequence consequences common sense deserve deserves believe conclude conclusion follow
  follows happen happened happens come comes came bring brings take takes give gives put hold holds leave leaves make makes
  find return grant request relief seek apply application turn back through against hand hands life lives people person
  witness witnesses testimony testify testified exhibit exhibits argument argue argued issue issues authority authorities
  word words thing things part parts way ways day place side piece pieces different difference need needs want wants will
  really very still yet even much little long short whole enough same own itself himself herself yourselves ourselves
  attorney attorneys lawyer lawyers client party parties opposing other others us ours you yours today deliberate
  reasonable doubt guilty innocent guilt innocence liable liability damages compensation award plaintiff defendant
  petitioner respondent appellant appellee prosecution defense government state personal injury civil criminal
  everything anything nothing something everyone anyone question correct isn't courtroom
`;

export const HOUSE_STEMS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(stem));

/** Words that anybody says of anything: a sentence may hold them beside the words of the file. */
const COMMON = `
  above accord account across actually add ahead allow almost along already also always another anybody anyway apart appear
  around arrive aside assume away aware because become before behind below beneath beside besides best better between beyond big both
  bottom call carry certain chance change check chose cost count couple depend describe
  detail distance doubt down draw during each early easy edge eight eleven else empty enough entire equal even ever every exact
  example except exist explain extra fail far fast few fill fine five fix form four free front full further gap
  general gone great group grow guess half hard head help here high hope idea imagine include inside instead join joined just
  kind know knowledge language large last late later lead learn least left less let light like likely line list little lost low main
  man many mark maybe mean meant measure memory mention mere merely middle might mile more morning most move much
  name near nearly never new next nine nobody none note number occur off often old once one only open ordinary oath other otherwise outside
  over page paper past pause perhaps picture plan plus possible prepare present probably purpose
  quite range rather reach read ready real recall refer regard rely repeat reply report same save scene second seem sense sentence
  separate serious set several shape share sheet side sight sign since single sit six sit slow small
  somewhere soon sort sound spell spot stage stay step still stop straight strong such sudden suggest sum suppose sure
  table talk taken ten than that themselves therefore thought three through thus tie together tomorrow tonight top total toward
  track try twelve twenty twice two type under understand unless until unusual up upon use usual various view week weigh
  well went whatever whenever where wherever whether which while who whole whose wide within without wonder work world write
  year yesterday amount body concern condition event explain explanation feel figure limit loss man plead pleading quote receive
  able accept acknowledge admit agree agreed agrees among bear carry carried carries claim deny denied denies fifth fourth guess home meet minute
  nowhere offer pass refuse rely relied relies remark run section worth aloud alone concede confirm contrary earlier entry hour identify label match message money
  opposite reply result send swear yourself
  lay lie spend schedule somebody someone woman either neither him them belong try do use
`;

export const COMMON_STEMS: ReadonlySet<string> = new Set([
  ...HOUSE_STEMS,
  ...COMMON.trim().split(/\s+/).map(stem),
]);
