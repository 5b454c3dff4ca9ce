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
  everything anything nothing something everyone anyone question correct isn't
`;

export const HOUSE_STEMS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(stem));
