import type { Question } from './question.js';

/** What comes in and what stays out, by the Federal Rules of Evidence. */
export const evidence: readonly Question[] = [
  {
    id: 'effect-on-listener',
    question:
      'A clerk told the plaintiff, “The floor is wet.” The defense offers the remark only to show that the plaintiff had been warned. Opposing counsel says: “Hearsay.” What is the best answer?',
    options: [
      'It is hearsay, and no exception can apply, because the clerk is not here to be cross-examined.',
      'It is hearsay, but comes in because the plaintiff heard it in person.',
      'It is not hearsay: it is offered for its effect on the listener, not for its truth.',
      'It is not hearsay: spoken remarks are not statements.',
    ],
    correct: 2,
    explanation:
      'Hearsay is an out-of-court statement offered to prove the truth of what it asserts. A warning matters because it was given. Be ready to say that purpose in one sentence, and to accept a limiting instruction.',
    category: 'Evidence',
    source: 'Federal Rules of Evidence 801(c) and 105',
  },
  {
    id: 'opposing-party',
    question:
      'You represent the plaintiff and offer an e-mail that the individual defendant wrote about the accident. The defense objects: “Hearsay.” What must you show to overcome that objection?',
    options: [
      'That the defendant wrote it and that you offer it against the defendant.',
      'That the e-mail was against the defendant’s interest at the time when it was written.',
      'That the defendant is unavailable to testify.',
      'That the defendant wrote it within a day of the accident.',
    ],
    correct: 0,
    explanation:
      'A party’s own statement, offered against that party, is not hearsay. It need not have been against interest; that and unavailability belong to the exception of Rule 804(b)(3), with which it is often confused.',
    category: 'Evidence',
    source: 'Federal Rules of Evidence 801(d)(2)(A)',
  },
  {
    id: 'balance',
    question:
      'You object that a relevant photograph is unfairly prejudicial. Under which test does a federal court decide?',
    options: [
      'It is excluded if it could move the jury to any emotion.',
      'It is excluded whenever the danger of unfair prejudice is greater than its probative value, however slightly.',
      'It is excluded unless it is the only evidence of the point.',
      'It may be excluded if a danger of unfair prejudice substantially outweighs its probative value.',
    ],
    correct: 3,
    explanation:
      'The rule leans toward admission: the danger must substantially outweigh the probative value, and the prejudice must be unfair. Argue both words, and say what other proof of the point there is.',
    category: 'Evidence',
    source: 'Federal Rules of Evidence 403',
  },
  {
    id: 'authentication',
    question: 'How much must you show to authenticate a photograph of the scene?',
    options: [
      'By the person who took it, beyond any reasonable doubt.',
      'Enough to support a finding that it is what you claim it is, for example by a witness who knows the scene.',
      'The original file, a record of everyone who has had it since, and a witness for each of those steps.',
      'A stipulation or the testimony of the photographer, since a photograph cannot authenticate itself.',
    ],
    correct: 1,
    explanation:
      'The threshold is evidence sufficient to support a finding. A witness with knowledge of the scene will do; nobody needs to have seen the picture taken. Doubts beyond that go to weight.',
    category: 'Evidence',
    source: 'Federal Rules of Evidence 901(a) and 901(b)(1)',
  },
  {
    id: 'later-measures',
    question:
      'After the plaintiff’s fall, the store put a handrail on the stairs. For which purpose may a court admit the handrail?',
    options: [
      'To prove that the store had been negligent before, since a careful store would have had one.',
      'To prove that the stairs needed a warning.',
      'To prove that the store controlled the stairs, where the store disputes it.',
      'For no purpose at all.',
    ],
    correct: 2,
    explanation:
      'Measures taken afterwards may not prove negligence, culpable conduct, a defect, or the need for a warning. They may come in for another purpose, such as impeachment or, if disputed, ownership, control, or feasibility.',
    category: 'Evidence',
    source: 'Federal Rules of Evidence 407',
  },
  {
    id: 'propensity',
    question:
      'In a civil case about a collision, you offer two earlier collisions of the defendant driver to show that he drives carelessly and so drove carelessly that day. What should the court do?',
    options: [
      'Exclude them: other acts may not show a trait in order to show action in line with it.',
      'Admit them: the ban on such proof protects the accused, and so applies in criminal cases only.',
      'Admit them if each led to a judgment.',
      'Admit them if the driver takes the stand.',
    ],
    correct: 0,
    explanation:
      'The ban on propensity reasoning applies in civil cases too. Another act can come in for another purpose, such as knowledge, notice or absence of mistake. Name that purpose before you offer it.',
    category: 'Evidence',
    source: 'Federal Rules of Evidence 404(a)(1) and 404(b)',
  },
];
