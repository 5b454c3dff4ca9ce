import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.js';
import { paths } from '../../lib/paths.js';
import { hasStoredTokens } from '../../lib/stored-tokens.js';
import { useDocumentTitle } from '../../ui/document-title.js';
import { useFocusAfterNavigation } from '../../ui/page-head.js';
import type { Question } from './questions/question.js';
import { isRight, resultOf, type Answers } from './quiz.rules.js';

// Only who is signed in pays for the sign-in's code.
const KeptResult = lazyPart(() => import('./kept-result.js'), 'KeptResult');

interface ResultViewProps {
  questions: readonly Question[];
  answers: Answers;
  onRetake: () => void;
}

/** Score and level first, then every question with its reason. */
export function ResultView({ questions, answers, onRetake }: ResultViewProps) {
  const { right, of, percent, level, categories } = resultOf(questions, answers);
  useDocumentTitle('Quiz result');
  const heading = useFocusAfterNavigation();
  useEffect(() => {
    heading.current?.focus();
  }, [heading]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="quiz-result-title">
        <span className="quiz-score num">
          {right} <span className="quiz-of">out of {of}</span>
        </span>
        <span className="visually-hidden">: </span>
        <span>{level.name}</span>
      </h1>
      <p className="quiz-level-text">{level.description}</p>
      <p className="sm t3">{percent}% correct. Your answers stay in this tab and are sent nowhere.</p>
      {hasStoredTokens() && (
        <Suspense fallback={null}>
          <KeptResult correct={right} of={of} />
        </Suspense>
      )}
      <div className="row quiz-next">
        <Link className="btn primary large" to={paths.signUp()}>
          Start Training
        </Link>
        <button type="button" className="btn large" onClick={onRetake}>
          Retake Quiz
        </button>
      </div>

      <h2 className="quiz-section">By subject</h2>
      <dl className="quiz-subjects">
        {categories.map(({ category, right: own, of: all }) => (
          <div key={category}>
            <dt>{category}</dt>
            <dd className="num">
              {own} of {all}
            </dd>
          </div>
        ))}
      </dl>

      <h2 className="quiz-section">Your answers</h2>
      <ol className="quiz-review">
        {questions.map((question, place) => (
          <Reviewed key={question.id} question={question} place={place} answer={answers[place] ?? null} />
        ))}
      </ol>
    </>
  );
}

function Reviewed({ question, place, answer }: { question: Question; place: number; answer: number | null }) {
  const right = isRight(question, answer);
  return (
    <li>
      <h3>
        {place + 1}. {question.question}
      </h3>
      <p className={right ? 'quiz-mark right' : 'quiz-mark wrong'}>
        <span aria-hidden="true">{right ? '✓' : '✗'}</span> {right ? 'Correct' : 'Not correct'}
      </p>
      <dl className="quiz-answers">
        <div>
          <dt>Your answer</dt>
          <dd>{answer === null ? 'None' : question.options[answer]}</dd>
        </div>
        {!right && (
          <div>
            <dt>Correct answer</dt>
            <dd>{question.options[question.correct]}</dd>
          </div>
        )}
      </dl>
      <p>{question.explanation}</p>
      <p className="sm t3 quiz-source">Source: {question.source}</p>
    </li>
  );
}
