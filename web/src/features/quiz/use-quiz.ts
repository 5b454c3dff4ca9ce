import { useState } from 'react';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../lib/tab-drafts.js';
import { ATTEMPT } from './attempt.js';
import type { Question } from './questions/question.js';
import { begun, resumed, type Progress } from './quiz.rules.js';

const DRAFT = 'quiz';

interface Quiz extends Progress {
  choose: (option: number) => void;
  previous: () => void;
  /** The next question, or the result after the last. Without an answer nothing happens. */
  next: () => void;
  retake: () => void;
}

/** Where somebody is in the quiz. A reload finds it; a closed tab forgets it. */
export function useQuiz(questions: readonly Question[]): Quiz {
  const [progress, setProgress] = useState<Progress>(() => resumed(tabDraft(DRAFT), questions));
  const { place, answers } = progress;
  const go = (changed: Progress) => {
    setProgress(changed);
    keepTabDraft(DRAFT, { ...changed, ids: questions.map(({ id }) => id) });
  };
  return {
    ...progress,
    choose: (option) =>
      go({ ...progress, answers: answers.map((answer, at) => (at === place ? option : answer)) }),
    previous: () => go({ ...progress, place: Math.max(0, place - 1) }),
    next: () => {
      if (answers[place] == null) return;
      const last = place === questions.length - 1;
      go(last ? { ...progress, finished: true } : { ...progress, place: place + 1 });
    },
    retake: () => {
      forgetTabDraft(ATTEMPT);
      go(begun(questions));
    },
  };
}
