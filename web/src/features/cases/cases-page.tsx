import { AudioOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { useListCasesQuery } from '../../api/cases.api.js';
import { errorMessage } from '../../api/error-message.js';
import { hasPage, paths } from '../../lib/paths.js';
import { QUICK_PRACTICE } from '../../lib/scenarios.js';
import { START_NOW } from '../../lib/start-now.js';
import { ChoiceField } from '../../ui/fields.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { CaseSearch } from './case-search.js';
import { CaseRows } from './case-rows.js';
import { counted, listSentence } from './case-words.js';
import './cases.css';

const SORTS = [
  { value: 'hearing', label: 'Hearing date' },
  { value: 'name', label: 'Name' },
  { value: 'practiced', label: 'Last practiced' },
] as const;
type Sort = (typeof SORTS)[number]['value'];

/** Below this many there is nothing to search. */
const SEARCH_FROM = 8;

/** `/cases`: every client's case, by hearing date. */
export function CasesPage() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const archived = query.get('archived') === 'true';
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value ?? 'hearing';
  // Each page begins where the one before ended.
  const [starts, setStarts] = useState<string[]>([]);
  const change = (next: Record<string, string>) => {
    setStarts([]);
    setQuery(
      (now) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  };
  const { data, error, isLoading, refetch } = useListCasesQuery({
    search: search || undefined,
    archived: archived ? 'true' : 'false',
    sort,
    after: starts.at(-1),
  });
  const none = data !== undefined && data.open + data.archived === 0;
  const searchable = data !== undefined && (data.open + data.archived >= SEARCH_FROM || search !== '');

  if (none)
    return (
      <>
        <PageHead title="Cases" />
        <NoCases />
        <WithoutCase sessions={data.sessionsWithoutCase} />
      </>
    );
  return (
    <>
      <PageHead
        title="Cases"
        context={data && !archived && search === '' && listSentence(data.open, data.cases)}
        actions={
          <Link className="btn primary" to={paths.newCase()}>
            <PlusOutlined aria-hidden="true" />
            New case
          </Link>
        }
      />
      {data && (searchable || data.archived > 0) && (
        <div className="row case-tools">
          {searchable && <CaseSearch value={search} onChange={(value) => change({ search: value })} />}
          <Which
            open={data.open}
            archived={data.archived}
            value={archived}
            onChange={(value) => change({ archived: value ? 'true' : '' })}
          />
          <span className="grow" />
          <span className="row case-sort">
            <label className="t3" htmlFor="case-sort">
              Sort:
            </label>
            <ChoiceField<Sort>
              id="case-sort"
              value={sort}
              options={SORTS}
              onChange={(value) => change({ sort: value === 'hearing' ? '' : value })}
            />
          </span>
        </div>
      )}
      {isLoading && (
        <Loading>
          {[0, 1, 2].map((row) => (
            <div key={row} className="bone case-bone" />
          ))}
        </Loading>
      )}
      {error && !data && (
        <ErrorState
          message={errorMessage(error, 'Your cases could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.cases.length === 0 && (
        <p className="panel padded" role="status">
          {search === ''
            ? 'No case is archived.'
            : `No case with “${search}” in its name, parties, court or docket.`}
        </p>
      )}
      {data && data.cases.length > 0 && (
        <>
          <CaseRows cases={data.cases} caption={`${archived ? 'Archived' : 'Open'} cases`} />
          {(starts.length > 0 || data.next !== null) && (
            <div className="row case-paging">
              <Button disabled={starts.length === 0} onClick={() => setStarts(starts.slice(0, -1))}>
                Previous page
              </Button>
              <Button
                disabled={data.next === null}
                onClick={() => data.next !== null && setStarts([...starts, data.next])}
              >
                Next page
              </Button>
            </div>
          )}
          <p className="sm t3 case-note">
            Readiness counts the parts you plan to say at this hearing that have a take of full length. It is
            not a grade.
          </p>
        </>
      )}
      {data && <WithoutCase sessions={data.sessionsWithoutCase} />}
    </>
  );
}

function NoCases() {
  return (
    <section className="panel no-cases" aria-labelledby="no-cases">
      <h2 id="no-cases">No cases yet</h2>
      <p className="t2">
        A case keeps one client’s documents, scripts and takes together, and apart from every other client’s.
      </p>
      <div className="row">
        <Link className="btn primary" to={paths.newCase()}>
          <PlusOutlined aria-hidden="true" />
          New case
        </Link>
        <Link to={paths.practice()}>Practice without a case</Link>
      </div>
    </section>
  );
}

/** Sessions from before cases and practice without one: nothing is moved unasked. */
function WithoutCase({ sessions }: { sessions: number }) {
  return (
    <ul className="panel ruled-list case-without">
      {sessions > 0 && hasPage(paths.sessions()) && (
        <li className="row">
          <span className="grow">
            <b>
              {counted(sessions, 'session')} {sessions === 1 ? 'is' : 'are'} not in a case.
            </b>
            <span className="line2">Nothing is moved until you say so.</span>
          </span>
          <Link className="btn" to={paths.sessions({ case: 'none' })}>
            Sort them into cases
          </Link>
        </li>
      )}
      <li className="row">
        <span className="grow">
          <b>Practice without a case</b>
          <span className="line2">Opens the microphone at once. Nothing of any client is used.</span>
        </span>
        <Link className="btn" to={paths.practice(QUICK_PRACTICE)} state={START_NOW}>
          <AudioOutlined aria-hidden="true" />
          Quick practice
        </Link>
      </li>
    </ul>
  );
}

interface WhichProps {
  open: number;
  archived: number;
  value: boolean;
  onChange: (archived: boolean) => void;
}

function Which({ open, archived, value, onChange }: WhichProps) {
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">Which cases</legend>
      {[
        { of: false, label: `Open ${open}` },
        { of: true, label: `Archived ${archived}` },
      ].map(({ of, label }) => (
        <label key={label}>
          <input type="radio" name="which-cases" checked={value === of} onChange={() => onChange(of)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
