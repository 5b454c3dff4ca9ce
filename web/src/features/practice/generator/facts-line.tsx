import type { ModelCorrections } from '@lectern/contracts/case-model';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetModelOfCaseQuery } from '../../../api/case-model.api.js';
import { lookedThrough } from '../../../lib/looked-through.js';
import { paths } from '../../../lib/paths.js';
import { keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';
import type { OneText } from './use-saved-script.js';

interface FactsLineProps {
  caseId: string;
  oneText: OneText | null;
  onRegenerate: () => void;
}

/** Over a draft: how much of it rests on what nobody has looked at, and that more was said since it was drafted. */
export function FactsLine({ caseId, oneText, onRegenerate }: FactsLineProps) {
  const { data } = useGetModelOfCaseQuery({ caseId });
  const isOlder = useIsOlder(oneText, data?.corrections);
  if (!data) return null;
  const { facts, answered } = lookedThrough(data.model, data.corrections.items);
  const left = facts - answered;
  if (left === 0 && !isOlder) return null;
  const look = left > 0 && <Link to={paths.facts(caseId)}>Look through them</Link>;
  return (
    <p className="sm t2 engine-note num">
      {isOlder ? (
        <>
          You answered since this draft.{' '}
          <button type="button" className="link-button" onClick={onRegenerate}>
            Draft again
          </button>{' '}
          to use it.{' '}
          {look && (
            <>
              {left} of {facts} facts are not looked through. {look}
            </>
          )}
        </>
      ) : (
        <>
          Drafted from what Lectern guessed: {left} of {facts} facts were not looked through. {look}
        </>
      )}
    </p>
  );
}

/** What was said of the facts, to be compared. */
const answersIn = ({ side, items }: ModelCorrections): string =>
  JSON.stringify([side, Object.entries(items).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

const draftIn = ({ drafted: { sentences } }: OneText): string =>
  sentences
    .map((sentence) => sentence.drafted.text)
    .toSorted()
    .join('\n');

/**
 * Whether more was said of the facts than when this tab first showed the draft. No draft tells what it was made from, so this is known
 * only where both were seen here; elsewhere nothing is said.
 */
function useIsOlder(oneText: OneText | null, corrections: ModelCorrections | undefined): boolean {
  const [isOlder, setIsOlder] = useState(false);
  useEffect(() => {
    if (!oneText || !corrections) return;
    const name = `drafted-with.${oneText.scriptId}`;
    const now = { draft: draftIn(oneText), answers: answersIn(corrections) };
    const seen = seenIn(name);
    const isNew = seen?.draft !== now.draft || (oneText.fresh && !shownFresh.has(oneText));
    if (oneText.fresh) shownFresh.add(oneText);
    if (isNew) keepTabDraft(name, now);
    setIsOlder(!isNew && seen.answers !== now.answers);
  }, [oneText, corrections]);
  return isOlder;
}

/** Drafts of just now that were shown already: what is said from then on is said since. */
const shownFresh = new WeakSet<OneText>();

function seenIn(name: string): { draft: unknown; answers: unknown } | undefined {
  const seen = tabDraft(name);
  return typeof seen === 'object' && seen !== null && 'draft' in seen && 'answers' in seen ? seen : undefined;
}
