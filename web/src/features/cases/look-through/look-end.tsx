import type { CaseModel } from '@lectern/contracts/case-model';
import type { CaseDetail } from '@lectern/contracts/cases';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.js';
import { scenarioTitle } from '../../../lib/scenarios.js';
import { counted } from '../case-words.js';
import { Slots } from '../understood/slots.js';
import type { Corrections } from '../understood/use-corrections.js';

interface LookEndProps {
  detail: CaseDetail;
  model: CaseModel;
  corrections: Corrections;
  slots: CaseModel['slots'];
  facts: number;
  /** Of what could not be kept something is said already. */
  isSaid: boolean;
  /** Its heading. */
  ref: Ref<HTMLHeadingElement>;
  onAgain: () => void;
  onTakeBack: (() => void) | undefined;
}

/** After the last fact: what only the advocate can say, and the drafts that follow. */
export function LookEnd({
  detail,
  model,
  corrections,
  slots,
  facts,
  isSaid,
  ref,
  onAgain,
  onTakeBack,
}: LookEndProps) {
  return (
    <div className="look-end">
      <div>
        <h2 ref={ref} tabIndex={-1} className="look-end-head">
          The facts are looked through
        </h2>
        <p className="t2">
          Now what no document can tell. A draft says your words as they are; what stays open is marked in it.
        </p>
      </div>
      {corrections.problem && !isSaid && (
        <p className="inline-error" role="alert">
          {corrections.problem}
        </p>
      )}
      <Slots model={model} corrections={corrections} kept={slots} />
      <section className="panel accented look-done" aria-labelledby="look-done">
        <h2 id="look-done">Done: {counted(facts, 'fact')} looked through</h2>
        <p className="t2">The next draft tells what is for you and answers what is against you.</p>
        <Drafts detail={detail} />
        <p className="row">
          <button type="button" className="link-button" onClick={onAgain}>
            Look through them again
          </button>
          {onTakeBack && (
            <button
              type="button"
              className="link-button"
              aria-keyshortcuts="Z Control+Z"
              onClick={onTakeBack}
            >
              Take the last answer back
            </button>
          )}
        </p>
      </section>
    </div>
  );
}

/** "the opening", "the cross-examination" */
const spoken = (title: string): string =>
  title.toLowerCase().replace(/^(opening|closing) (?:statement|argument)$/, '$1');

/** The parts that the case has and that are drafted from the file, or the opening. */
function Drafts({ detail: { id, scripts } }: { detail: CaseDetail }) {
  const drafted = scripts.filter(({ origin }) => origin !== 'own');
  const links =
    drafted.length === 0
      ? [{ key: 'opening', to: paths.practiceInCase(id, 'opening-statement'), label: 'Draft the opening' }]
      : drafted.map(({ id: key, scenario, title, words }) => {
          const what = title === scenarioTitle(scenario) ? `the ${spoken(title)}` : `“${title}”`;
          return {
            key,
            to: paths.rehearse(scenario, key),
            label: words === 0 ? `Draft ${what}` : `Draft ${what} again`,
          };
        });
  return (
    <p className="row">
      {links.map(({ key, to, label }, index) => (
        <Link key={key} className={index === 0 ? 'btn primary' : 'btn'} to={to}>
          {label}
        </Link>
      ))}
      <Link to={paths.practiceInCase(id)}>Choose a part</Link>
    </p>
  );
}
