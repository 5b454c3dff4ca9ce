import type { CaseModel, ModelFact } from '@lectern/contracts/case-model';
import { isOfTheHurt } from './earlier-harm.js';

/** What a doctor finds or a patient says of an illness or an injury: notes, opinions of courts and reports put it so. */
const OF_HEALTH =
  /\bDr\. |\b(?:doctors?|physicians?|surgeons?|nurses?|therapists?|radiolog\w{1,5}|rheumatolog\w{1,5}|orthop\w{1,7}|neurolog\w{1,5}|chiropract\w{1,3}|exam(?:ined|ination)?|evaluat(?:ed|ing|ion)|X-?rays?|MRI|CT|scan|films?|chart|discharge(?:d)? (?:home|instructions)|pain|symptoms?|range of motion|gait|swelling|tenderness|fracture|synovitis|radiculopathy|concussion|physical therapy|patient)\b/iu;
const WELL =
  /\b(?:doing (?:very |quite |much |so )?well|under (?:good|excellent|better) control|well[- ]controlled|(?:much |greatly |significantly )?improv(?:ed|ing|ement)|unremarkable|within normal limits|(?:was|were|is|are|appeared|looked|read as) (?:\p{L}+ly )?(?:normal|stable|negative|inconclusive)|normal (?:gait|exam\w*|range|strength|limits|study|sensation|reflexes|findings)|full (?:active )?(?:range of motion|strength|recovery|duty)|good (?:range of motion|strength)|(?:free of|without) (?:any )?(?:pain|symptoms)|no (?:\p{L}+ ){0,2}(?:pain|symptoms?|complaints?|swelling|tenderness|fractures?|evidence of|signs? of|findings?|abnormalit\w{1,3}|synovitis|deficits?|restrictions?|treatment)|(?:denied|denies) (?:any |\p{L}+ )?(?:pain|loss|numbness|injur\w{1,3}|headaches?|dizziness|symptoms)|symptom-free|asymptomatic|(?:has|had|have) resolved|disproportionate|out of proportion|exaggerat\w{1,3}|magnif\w{1,7}|malinger\w{1,3}|non-?compli\w{1,4}|cleared (?:to|for|him|her)|(?:able|fit|released) to (?:return|work|lift|drive)|(?:returned|back) to (?:\p{L}+ )?(?:duty|work|running|sports?|the gym)|degenerative|maximum medical improvement|(?:generally )?(?:pleased|happy) with (?:how|his|her|the)|minimal|mild(?! traumatic))\b/iu;
/** "sustained a burst fracture and a mild concussion": the harm itself. */
const SUFFERED =
  /\b(?:sustained|suffered)\b(?! (?:no|any)\b)[^.]{0,60}\b(?:fractures?|injur\p{L}+|tears?|burns?|ruptures?|lacerations?|concussion)\b/iu;
/** What takes it back, or is of somebody's work and not of a body. */
const NOT_WELL =
  /\b(?:not|never|no longer|without|failed to|despite|until|before|but|although|though|hardly|should have|would|could|unable|cannot|worse\w{0,4}|severe|if) /iu;

/** A finding that the one who sues is well, less hurt than he says or hurt by something else; only where his health is what the case is about. */
export function isFoundWell(model: CaseModel, { said }: ModelFact): boolean {
  if (!isAboutHealth(model)) return false;
  return said.some((text) => {
    const well = WELL.exec(text);
    return (
      well !== null &&
      OF_HEALTH.test(text) &&
      !SUFFERED.test(text) &&
      isOfTheHurt(model, text) &&
      !NOT_WELL.test(text.slice(Math.max(0, well.index - BEFORE), well.index))
    );
  });
}
/** Is what is sued for a harm to somebody's body or mind, by others than those who treated it? */
export const isAboutHealth = ({ claims }: CaseModel): boolean =>
  ABOUT_HEALTH.test(claims.map(({ name }) => name).join(' '));
/** Letters before the finding within which it is taken back. */
const BEFORE = 30;

/** A doctor who is sued found it too, and was wrong. */
const ABOUT_HEALTH =
  /^(?!.*\b(?:malpractice|medical negligence|informed consent|professional negligence)\b).*\b(?:negligen|injur|disabilit|battery|assault|premises|products? liability|benefits|compensation|emotional distress|excessive force|civil rights|deprivation|motor vehicle|wanton|reckless|dog|nuisance|strict liability)/i;
