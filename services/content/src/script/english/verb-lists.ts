/** Verbs whose past is also their participle, and nouns or adjectives that look like a past. */
export const AMBIGUOUS_PAST =
  /^(?:left|cut|hit|hurt|let|put|set|shut|split|cost|read|felt|saw|found|ground|bore|rose|wound|lay|led|met)$/;

export const PARTICIPLE =
  /^(?:been|done|gone|seen|taken|given|written|known|shown|driven|broken|spoken|stolen|chosen|hidden|thrown|drawn|worn|born|torn|sworn|begun|run|become|come|fallen|grown|beaten|eaten|forgotten|ridden|risen|shot|struck)$/;

export const NO_PARTICIPLE =
  /^(?:came|went|drove|fell|rode|flew|saw|took|gave|wrote|knew|began|threw|grew|woke|ate)$/;

/** Their participles are other words: "the post broke at its base" is no "post that was broken". */
export const PAST_ONLY =
  /^(?:broke|came|went|drove|fell|rode|flew|saw|took|gave|wrote|knew|began|threw|grew|woke|ate|ran|spoke|stole|chose|tore|wore|shook|froze|rose|sank|drank|swore)$/;

export const PRESENT =
  /^(?:says|shows|knows|owns|lives|works|operates|runs|makes|sells|employs|manages|remains|contains|bears|reads|states|admits|claims|denies|belongs|carries|keeps|holds|means|needs|wants|believes|recalls|remembers|faces|lacks|favors|supports|bars|controls|precludes|forecloses|exceeds|satisfies)$/;
