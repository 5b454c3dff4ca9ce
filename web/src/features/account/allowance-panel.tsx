import { type Allowance, LOW_AT } from '@lectern/contracts/allowance';
import { ALLOWANCE_NAMES, amountOf } from '@lectern/contracts/english/allowances';
import { useAllowanceQuery } from '../../api/account.api.js';
import { errorMessage } from '../../api/error-message.js';
import { Panel } from '../../ui/panel.js';
import { ErrorState, Loading } from '../../ui/states.js';

/** What the account holds and has used, beside what it may. */
export function AllowancePanel() {
  const { data, error, refetch } = useAllowanceQuery({});
  return (
    <Panel labelledBy="allowance">
      <h2 id="allowance">What you may keep and use</h2>
      {data ? (
        <>
          <Amounts title="In all" amounts={data.filter(({ per }) => per === 'account')} />
          <Amounts title="In the last hour" amounts={data.filter(({ per }) => per === 'hour')} />
        </>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'What your account holds could not be loaded.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

function Amounts({ title, amounts }: { title: string; amounts: Allowance[] }) {
  if (amounts.length === 0) return null;
  return (
    <>
      <h3 className="allowance-title">{title}</h3>
      <dl className="allowance">
        {amounts.map(({ kind, used, most }) => (
          <div key={kind}>
            <dt>{ALLOWANCE_NAMES[kind]}</dt>
            <dd className={used >= most * LOW_AT ? 'num warn' : 'num'}>
              {amountOf(kind, used)} of {amountOf(kind, most)}
              {used >= most * LOW_AT && (used >= most ? ', used up' : ', nearly used up')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
