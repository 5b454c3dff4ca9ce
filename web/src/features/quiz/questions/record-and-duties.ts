import type { Question } from './question.js';

/** What an appeal will be able to read, and what the advocate owes the court. */
export const recordAndDuties: readonly Question[] = [
  {
    id: 'offer-of-proof',
    question:
      'The judge sustains an objection and keeps out a key answer of your witness. How do you preserve the point for appeal?',
    options: [
      'Say “Exception” and go on.',
      'Make the substance of the evidence known by an offer of proof, unless it is already apparent.',
      'Ask the same question again in other words, until the jury has at least understood what the answer would be.',
      'Nothing: a ruling on the record preserves itself.',
    ],
    correct: 1,
    explanation:
      'When evidence is excluded, a court of appeals must be able to see what it would have been. Formal exceptions are long gone. Ask to make the offer outside the jury’s hearing.',
    category: 'Making the record',
    source: 'Federal Rules of Evidence 103(a)(2) and 103(d)',
  },
  {
    id: 'judgment-as-a-matter-of-law',
    question:
      'In a federal civil jury trial you want the court to be able to set aside an adverse verdict as unsupported by the evidence. What must you do?',
    options: [
      'Move for judgment as a matter of law before the case goes to the jury, with the law and the facts that entitle you to it.',
      'Move for judgment for the first time after the verdict, within 28 days, with a brief on the law and every fact that entitles you to it.',
      'Object when the verdict is read.',
      'Ask that the jurors be polled.',
    ],
    correct: 0,
    explanation:
      'The motion after the verdict only renews the one made before the case was submitted. Without the first there is nothing to renew.',
    category: 'Making the record',
    source: 'Federal Rules of Civil Procedure 50(a)(2) and 50(b)',
  },
  {
    id: 'deposition-instruction',
    question: 'You defend a federal civil deposition. When may you instruct the witness not to answer?',
    options: [
      'When the question is irrelevant.',
      'When the question is argumentative, was asked and answered, or assumes a fact that the witness has already denied in this deposition.',
      'When the witness would like to speak with you first.',
      'To preserve a privilege, enforce a limit set by the court, or move to end or limit the deposition.',
    ],
    correct: 3,
    explanation:
      'Only those three. Other objections are noted, in a nonargumentative and nonsuggestive manner, and the witness answers subject to them.',
    category: 'Making the record',
    source: 'Federal Rules of Civil Procedure 30(c)(2) and 30(d)(3)',
  },
  {
    id: 'personal-opinion',
    question: 'Which sentence in a closing argument does Model Rule 3.4(e) forbid?',
    options: [
      '“Exhibit 4 and the dispatcher agree on the time, to the minute. The defendant’s account fits neither.”',
      '“Ask yourselves which of the two had a reason to remember.”',
      '“I have tried cases for thirty years, and I tell you I believe my client.”',
      '“The defendant told the officer one thing and you another.”',
    ],
    correct: 2,
    explanation:
      'Counsel may not state a personal opinion on the justness of a cause, the credibility of a witness or guilt. The other sentences ask the jury to compare evidence, which is what a closing is for.',
    category: 'Duties of the advocate',
    source: 'ABA Model Rules of Professional Conduct 3.4(e)',
  },
  {
    id: 'adverse-authority',
    question:
      'Preparing a motion, you find a decision of your controlling court that goes directly against you. Your opponent has not cited it. What do you do?',
    options: [
      'Nothing: it is for the opponent to find it.',
      'Disclose it, and argue that it differs or should not be followed.',
      'Mention it only if the judge asks.',
      'Disclose it only if the decision was published and your opponent cites it in reply.',
    ],
    correct: 1,
    explanation:
      'Counsel must disclose authority in the controlling jurisdiction that is known to be directly adverse and that the other side has not disclosed. It is also good advocacy: you get to explain it first.',
    category: 'Duties of the advocate',
    source: 'ABA Model Rules of Professional Conduct 3.3(a)(2)',
  },
];
