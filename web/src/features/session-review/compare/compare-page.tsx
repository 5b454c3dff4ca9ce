import type { Session, SessionDetail } from '@lectern/contracts/sessions';
import { Select } from 'antd';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/api-error.js';
import { errorMessage } from '../../../api/error-message.js';
import { useGetSessionQuery } from '../../../api/sessions.api.js';
import { useSessionsWith } from '../../../api/use-sessions-with.js';
import { dateAndTime } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { QUICK_PRACTICE } from '../../../lib/scenarios.js';
import { PageHead } from '../../../ui/page-head.js';
import { EmptyState, ErrorState, Loading } from '../../../ui/states.js';
import { choosePair } from './choose-pair.js';
import { Compared } from './compared.js';
import './compare.css';

/** `/sessions/compare?a=…&b=…`: two takes of a scenario side by side. */
export function ComparePage() {
  const [query, setQuery] = useSearchParams();
  const asked = { a: query.get('a'), b: query.get('b') };
  const { sessions, error, refetch } = useSessionsWith([asked.a, asked.b]);
  const pair = sessions && choosePair(sessions, asked);
  const { a = null, b = null } = pair?.chosen ?? {};
  useEffect(() => {
    // The address names what is shown, so that it can be kept and sent.
    if (a && b && (a.id !== query.get('a') || b.id !== query.get('b')))
      setQuery({ a: a.id, b: b.id }, { replace: true });
  }, [a, b, query, setQuery]);
  return (
    <>
      <PageHead
        title="Compare sessions"
        back={a ? { to: paths.session(a.id), label: a.title } : { to: paths.dashboard(), label: 'Dashboard' }}
        context="Two takes of one scenario, measured in the same way."
      />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !pair ? (
        <Loading text="Loading session details...">
          <div className="bone session-bone-body" />
        </Loading>
      ) : pair.missing ? (
        <EmptyState
          title="Session Not Found"
          text="The session you're looking for doesn't exist."
          action={<Link to={paths.dashboard()}>Back to the dashboard</Link>}
        />
      ) : !pair.chosen ? (
        <TooFew only={pair.only} />
      ) : (
        <>
          <Pickers
            pair={pair.chosen}
            choices={pair.choices}
            onChange={(chosen) => setQuery(chosen, { replace: true })}
          />
          <Pair key={`${pair.chosen.a.id} ${pair.chosen.b.id}`} {...pair.chosen} />
        </>
      )}
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorState
      message={errorMessage(error, 'These sessions could not be loaded.')}
      traceId={isApiError(error) ? error.traceId : undefined}
      onRetry={onRetry}
    />
  );
}

function TooFew({ only }: { only: Session | null }) {
  const scenario = only?.scenarioType === 'quick-practice' ? QUICK_PRACTICE : only?.scenarioType;
  return (
    <EmptyState
      title={only ? 'Only one analyzed session of this scenario' : 'Nothing to compare yet'}
      text={
        only
          ? 'Record the same scenario once more, and the two can be compared.'
          : 'Record and analyze two sessions of one scenario, and they can be compared.'
      }
      action={
        <Link className="btn primary" to={paths.practice(scenario ?? undefined)}>
          Start Practice
        </Link>
      }
    />
  );
}

interface PickersProps {
  pair: { a: Session; b: Session };
  choices: Session[];
  onChange: (chosen: { a: string; b: string }) => void;
}

function Pickers({ pair: { a, b }, choices, onChange }: PickersProps) {
  const options = (other: Session) =>
    choices
      .filter(({ id }) => id !== other.id)
      .map(({ id, title, createdAt }) => ({ value: id, label: `${dateAndTime(createdAt)} · ${title}` }));
  return (
    <div className="compare-pickers">
      <label className="field">
        <span className="field-label">Take 1</span>
        <Select
          size="large"
          aria-label="Take 1"
          value={a.id}
          options={options(b)}
          onChange={(id) => onChange({ a: id, b: b.id })}
        />
      </label>
      <label className="field">
        <span className="field-label">Take 2</span>
        <Select
          size="large"
          aria-label="Take 2"
          value={b.id}
          options={options(a)}
          onChange={(id) => onChange({ a: a.id, b: id })}
        />
      </label>
    </div>
  );
}

function Pair({ a, b }: { a: Session; b: Session }) {
  const fresh = { refetchOnMountOrArgChange: true };
  const first = useGetSessionQuery({ sessionId: a.id }, fresh);
  const second = useGetSessionQuery({ sessionId: b.id }, fresh);
  const error = first.error ?? second.error;
  const retry = () => {
    void first.refetch();
    void second.refetch();
  };
  if (error) return <Failure error={error} onRetry={retry} />;
  if (!first.data || !second.data)
    return (
      <Loading text="Loading session details...">
        <div className="bone session-bone-body" />
      </Loading>
    );
  return <Both first={first.data} second={second.data} />;
}

function Both({ first, second }: { first: SessionDetail; second: SessionDetail }) {
  if (first.analysis === null || second.analysis === null) {
    const without = first.analysis === null ? first : second;
    return (
      <EmptyState
        title="Not analyzed yet"
        text={`“${without.title}” has no analysis, so there is nothing to compare.`}
        action={<Link to={paths.session(without.id)}>Open it</Link>}
      />
    );
  }
  return (
    <Compared
      first={{ session: first, analysis: first.analysis }}
      second={{ session: second, analysis: second.analysis }}
    />
  );
}
