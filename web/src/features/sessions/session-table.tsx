import { scoreInWords } from '@lectern/contracts/english/scores';
import type { Session } from '@lectern/contracts/sessions';
import { Checkbox } from 'antd';
import { Link } from 'react-router-dom';
import { useListCasesQuery } from '../../api/cases.api.js';
import { errorMessage } from '../../api/error-message.js';
import { useMoveSessionMutation } from '../../api/sessions.api.js';
import { dateAndTime, clock } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { scenarioTitle } from '../../lib/scenarios.js';
import { ChoiceField } from '../../ui/fields.js';

interface SessionTableProps {
  sessions: Session[];
  /** At most two. */
  chosen: string[];
  onChoose: (chosen: string[]) => void;
}

export function SessionTable({ sessions, chosen, onChoose }: SessionTableProps) {
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2));
  return (
    <div className="panel">
      <table className="data-table session-table">
        <caption className="visually-hidden">Sessions, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Compare</th>
            <th scope="col">Session</th>
            <th scope="col">Date</th>
            <th scope="col">Length</th>
            <th scope="col">Score</th>
            <th scope="col">Case</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr key={session.id}>
              <td>
                <Checkbox
                  aria-label={`Compare ${session.title}`}
                  checked={chosen.includes(session.id)}
                  disabled={session.status !== 'completed'}
                  title={session.status === 'completed' ? undefined : 'It has no analysis to compare'}
                  onChange={() => toggle(session.id)}
                />
              </td>
              <td>
                <Link to={paths.session(session.id)}>{session.title}</Link>
                <span className="line2">
                  {[
                    session.scenarioType &&
                      (session.scenarioType === 'quick-practice'
                        ? 'Quick Practice'
                        : scenarioTitle(session.scenarioType)),
                    session.takeNumber !== null && `take ${session.takeNumber}`,
                    session.status !== 'completed' && STATUS[session.status],
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </td>
              <td className="num">{dateAndTime(session.createdAt)}</td>
              <td className="num">{session.duration === null ? '' : clock(session.duration)}</td>
              <td className="num">
                {session.overallScore === null ? (
                  <span className="t3">not measured</span>
                ) : (
                  scoreInWords(session.overallScore, session.scoreBasis, session.scoreRange)
                )}
              </td>
              <td>
                <CaseOf session={session} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const STATUS: Record<Session['status'], string> = {
  created: 'not recorded',
  analyzing: 'being analyzed',
  completed: 'completed',
  failed: 'analysis failed',
};

/** Into which case a session belongs: chosen by hand, never guessed. */
function CaseOf({ session }: { session: Session }) {
  const { data } = useListCasesQuery({ sort: 'name', limit: 100 });
  const [move, { error, isLoading }] = useMoveSessionMutation();
  const listed = (data?.cases ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const own =
    session.caseId !== null && !listed.some(({ value }) => value === session.caseId)
      ? [{ value: session.caseId, label: session.caseName ?? 'Its case' }]
      : [];
  return (
    <>
      <ChoiceField
        aria-label={`Case of ${session.title}`}
        value={session.caseId ?? ''}
        disabled={isLoading}
        options={[{ value: '', label: 'No case' }, ...own, ...listed]}
        onChange={(value) => void move({ sessionId: session.id, caseId: value === '' ? null : value })}
      />
      {error && (
        <p className="inline-error" role="alert">
          {errorMessage(error, 'The session could not be moved.')}
        </p>
      )}
    </>
  );
}
