import type { Analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { feedbackWords } from '@lectern/speech/english/advice';
import { noScoreWords } from '@lectern/speech/english/no-score';
import { fixWords } from '@lectern/speech/english/fixes';
import { Link } from 'react-router-dom';
import { useGetSessionQuery } from '../../api/sessions.api.js';
import { longDate } from '../../lib/format.js';
import { hasPage, paths } from '../../lib/paths.js';
import { sayNoFix } from '@lectern/contracts/english/no-fix';
import { START_NOW } from '../../lib/start-now.js';
import { QUICK_PRACTICE } from '../../lib/scenarios.js';
import { Panel } from '../../ui/panel.js';
import { PlayPassage } from './play-passage.js';
import type { SessionsQuery } from './sessions-query.js';

/** The one thing to do next: the top finding of the newest analyzed take, or how to begin. */
export function FixNext({ sessions: { data, error } }: { sessions: SessionsQuery }) {
  const newest = data?.find((session) => session.status === 'completed');
  const { data: session, error: failure } = useGetSessionQuery(
    { sessionId: newest?.id ?? '' },
    { skip: newest === undefined },
  );
  if (error ?? failure) return null;
  if (data && !newest) return <StartHere />;
  if (!session) return <Waiting />;
  return session.analysis ? <FromSession session={session} analysis={session.analysis} /> : null;
}

/** Keeps the place, so that what stands below does not jump. */
function Waiting() {
  return (
    <Panel look="accented" className="next-step waiting">
      <span className="visually-hidden">Loading...</span>
    </Panel>
  );
}

function StartHere() {
  if (!hasPage(paths.practice())) return null;
  return (
    <Panel look="accented" labelledBy="fix-next" className="next-step">
      <div>
        <p className="label primary">Start here</p>
        <h2 id="fix-next">Record two minutes of an opening you know</h2>
        <p className="next-step-why">
          You will hear yourself with the pace, the pauses and the level marked, and get one thing to change.
          No case file is needed.
        </p>
      </div>
      <div className="row">
        <Link className="btn large" to={paths.practice('opening-statement')}>
          Upload a case PDF
        </Link>
        <Link className="btn primary large" to={paths.practice(QUICK_PRACTICE)}>
          Record two minutes
        </Link>
      </div>
    </Panel>
  );
}

function FromSession({ session, analysis }: { session: SessionDetail; analysis: Analysis }) {
  const fix = analysis.fixNext;
  const from = (
    <p className="sm t3 next-step-from">
      From “{session.title}”, {longDate(session.createdAt)}
    </p>
  );
  if (!fix) {
    const { headline, why } = sayNoFix(
      { ...analysis, ...feedbackWords(analysis) },
      noScoreWords(analysis.scores.overall),
    );
    const scenario =
      session.scenarioType === null || session.scenarioType === 'quick-practice'
        ? QUICK_PRACTICE
        : session.scenarioType;
    return (
      <Panel look="accented" labelledBy="fix-next" className="next-step">
        <div>
          <h2 id="fix-next">{headline}</h2>
          <p className="next-step-why">{why.join(' ')}</p>
          {from}
        </div>
        {hasPage(paths.practice()) && (
          <Link
            className="btn primary large"
            to={paths.nextTake({ scenario, scriptId: session.scriptId, caseId: session.caseId })}
            state={START_NOW}
          >
            Record another take
          </Link>
        )}
      </Panel>
    );
  }
  const said = fixWords(fix, analysis);
  return (
    <Panel look="accented" labelledBy="fix-next" className="next-step">
      <div>
        <p className="label primary">Fix this next</p>
        <h2 id="fix-next">{said.headline}</h2>
        <p className="next-step-why">
          {said.evidence} {said.remedy}
        </p>
        {from}
      </div>
      <div className="row">
        {session.audioUrl && <PlayPassage url={session.audioUrl} start={fix.start} end={fix.end} />}
        <Link className="btn primary large" to={paths.session(session.id)}>
          Open the review
        </Link>
      </div>
    </Panel>
  );
}
