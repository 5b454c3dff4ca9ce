import type { CaseModel } from '@lectern/contracts/case-model';
import { Link } from 'react-router-dom';
import { lookedThrough, timeFor } from '../../../lib/looked-through.js';
import { paths } from '../../../lib/paths.js';
import { counted } from '../case-words.js';
import type { Corrections } from './use-corrections.js';

interface LookThroughLinkProps {
  caseId: string;
  model: CaseModel;
  corrections: Corrections;
}

/** The quick way through the facts, and how far one got. */
export function LookThroughLink({ caseId, model, corrections }: LookThroughLinkProps) {
  const { facts, answered } = lookedThrough(model, corrections.items);
  if (facts === 0) return null;
  const isOpen = answered < facts;
  return (
    <div className="row understood-look">
      <Link className={isOpen ? 'btn primary' : 'btn'} to={paths.facts(caseId)}>
        Look through the facts
      </Link>
      <p className="t2 num">
        {!isOpen
          ? `All ${counted(facts, 'fact')} looked through.`
          : answered > 0
            ? `${answered} of ${facts} looked through`
            : `${counted(facts, 'fact')}, ${timeFor(facts)}. Drafts tell what is for you and answer what is against you.`}
      </p>
    </div>
  );
}
