import { QUIZ_LENGTH, type KeptResult } from '@lectern/contracts/quiz';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.js';
import { useGetQuizResultQuery } from '../../../api/quiz.api.js';
import { mediumDate } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { Panel } from '../../../ui/panel.js';

/** How the quiz went, for nobody but the attorney. */
export function QuizPanel() {
  const { data, error } = useGetQuizResultQuery({});
  return (
    <Panel labelledBy="quiz-heading">
      <h2 id="quiz-heading">Quiz</h2>
      <p className="account-text">
        {data
          ? inWords(data)
          : error
            ? errorMessage(error, 'Your result of the quiz could not be loaded.')
            : 'Loading...'}
      </p>
      <Link className="btn" to={paths.quiz()}>
        {data?.latest ? 'Retake Quiz' : 'Take Quiz'}
      </Link>
    </Panel>
  );
}

function inWords({ latest, best, attempts }: KeptResult): string {
  if (latest === null) return 'Twenty questions on evidence, examination and argument. Not taken yet.';
  const newest = `${latest.correct} out of ${QUIZ_LENGTH} on ${mediumDate(latest.at)}`;
  return attempts === 1
    ? `${newest}. Only you see this.`
    : `${newest}; best ${best} in ${attempts} attempts. Only you see this.`;
}
