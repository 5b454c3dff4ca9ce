import { type Topic, about, civil, ofType, policed } from './voir-dire-topics.js';

const accused = (brief: Parameters<typeof civil>[0]): boolean => !civil(brief);

/** What will be offered as proof, and how far people trust it. */
export const PROOF: readonly Topic[] = [
  {
    title: 'Knowing a face again',
    found:
      /\b(?:(?:six|eight)-(?:photo|person|picture)|an array of|photo(?:graphic)? (?:array|line-?up)|six-(?:photo|person)|line-?ups?|show-?up|(?:selected|picked|chose) (?:#|number|photo))/i,
    when: accused,
    once: true,
    ask: [
      'Who has recognized somebody, and turned out to be right or wrong?',
      'What makes it easy, or hard, to know a stranger again?',
    ],
  },
  {
    title: 'Talking to the police',
    found:
      /\b(?:Miranda|confess\w{2,4}|interrogat\w{2,4}|interview(?:ed)? (?:room|at|by)|waiv(?:ed|er)|agreed to speak)\b/i,
    when: accused,
    once: true,
    ask: [
      'Why might a person agree to talk to the police?',
      'What would help you to weigh what such a person said?',
    ],
  },
  {
    title: 'Testimony for something in return',
    found:
      /\b(?:cooperat(?:ing|or|ion)|plea (?:deal|agreement|offer)|immunity|in exchange for|informants?|accomplices?|proffer|agreement with the (?:United States|government|State)|plead to|(?:charges? (?:was|were|would be)|be) (?:dropped|charged with))\b|\bpromised? you anything\b/i,
    when: accused,
    once: true,
    ask: [
      'What do you think of witnesses who get something in return?',
      'What would help you to weigh what they say?',
    ],
  },
  {
    title: 'Video',
    found:
      /\b(?:(?<!by )videos?(?! (?:call|conference|chat|meeting))|cameras?|footage|dash ?cam|body-?worn|surveillance)\b/i,
    once: true,
    when: (brief) => accused(brief) || ofType('personal-injury', 'employment-law')(brief) || policed(brief),
    ask: ['What can a camera show, and what can it miss?', 'Who has cameras at home or at work?'],
  },
  {
    title: 'Signatures',
    found: /\b(?:signatures?|forg(?:ed|ery)|rubber stamp|notar(?:y|ized)|never signed)\b/i,
    when: about(/\b(?:contract|agreement|fraud|forg\w*|will|guaranty|note|deed|capacity|influence)\b/i),
    once: true,
    ask: ['What does your signature mean to you?', 'When have you signed something that you had not read?'],
  },
  {
    title: 'What people were told',
    found:
      /\b(?:false(?:ly)?|misrepresent\w{2,6}|lied|promised|assured|certif(?:ied|icate)|guarantee[ds]?)\b/i,
    when: (brief) =>
      civil(brief) &&
      brief.model.claims.some(({ name }) => /fraud|misrepresent|deceptive|warranty/.test(name)),
    once: true,
    ask: [
      'Who has bought something that was not what was promised?',
      'How much do you check before you rely on what somebody tells you?',
    ],
  },
  {
    title: 'Phones and places',
    found: /\b(?:cell (?:site|tower)s?|location data|GPS|phone records|call logs?|license plate reader)\b/i,
    once: true,
    ask: [
      'How do you feel about records of where a phone was?',
      'What would you want to know about such a record?',
    ],
  },
  {
    title: 'Other languages',
    found: /\b(?:interpreters?|translat(?:ed|or|ion)|Spanish|(?:limited|broken|little) English)\b/i,
    once: true,
    ask: [
      'How do you follow somebody who speaks through an interpreter?',
      'Who speaks another language at home, or at work?',
    ],
  },
];
