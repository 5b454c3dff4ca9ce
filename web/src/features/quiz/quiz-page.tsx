import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { hasStoredTokens } from '../../lib/stored-tokens.js';
import { Brand } from '../../ui/brand.js';
import { QuestionView } from './question-view.js';
import { QUESTIONS } from './questions/in-order.js';
import { ResultView } from './result-view.js';
import { useQuiz } from './use-quiz.js';
import './quiz.css';

/** `/quiz`: twenty questions for everybody, without Ant Design and without a sign-in. */
export function QuizPage() {
  const quiz = useQuiz(QUESTIONS);
  const home = hasStoredTokens() ? paths.dashboard() : paths.landing();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="quiz-header">
        <div className="wrap row between">
          <Brand to={home} />
          <Link className="btn text" to={home}>
            Back to home
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <div className="quiz">
            {quiz.finished ? (
              <ResultView questions={QUESTIONS} answers={quiz.answers} onRetake={quiz.retake} />
            ) : (
              <QuestionView
                question={QUESTIONS[quiz.place]!}
                place={quiz.place}
                of={QUESTIONS.length}
                answer={quiz.answers[quiz.place] ?? null}
                onChoose={quiz.choose}
                onPrevious={quiz.previous}
                onNext={quiz.next}
              />
            )}
          </div>
        </div>
      </main>
    </>
  );
}
