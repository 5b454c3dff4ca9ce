import type { CaseDocument } from '@lectern/contracts/documents';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetCaseQuery } from '../../../api/cases.api.js';
import { useListDocumentsQuery } from '../../../api/documents.api.js';
import { paths } from '../../../lib/paths.js';
import { numbersIn, rangesOf } from '../../../lib/ranges.js';
import { fromTheFile } from './from-the-file.js';
import type { CaseDraft } from './use-case-draft.js';

const POLL_MS = 4_000;
const isBusy = ({ status }: CaseDocument): boolean => status === 'waiting' || status === 'reading';

/** Which pages were read since the form is open. */
function readSince(before: Map<string, CaseDocument['unread']>, documents: CaseDocument[]): string {
  return documents
    .map(({ id, title, unread }) => {
      const open = new Set(numbersIn(unread));
      const pages = rangesOf(numbersIn(before.get(id) ?? []).filter((page) => !open.has(page)));
      if (pages === '') return '';
      return `${/\D/.test(pages) ? 'Pages' : 'Page'} ${pages} of ${title} ${/\D/.test(pages) ? 'are' : 'is'} read. `;
    })
    .join('');
}

/** The documents of the case in one line, and what they can fill in. */
export function CaseFileLine({ caseId, draft }: { caseId: string; draft: CaseDraft }) {
  const [busy, setBusy] = useState(false);
  const { data } = useListDocumentsQuery({ caseId }, { pollingInterval: busy ? POLL_MS : 0 });
  const inCase = useGetCaseQuery({ caseId });
  const side = inCase.data?.side ?? null;
  const documents = data?.documents ?? [];
  const reading = documents.filter(isBusy).length;
  useEffect(() => setBusy(reading > 0), [reading]);
  const unreadAtFirst = useRef(new Map<string, CaseDocument['unread']>());
  for (const { id, unread, pageCount } of documents)
    if (pageCount !== null && !unreadAtFirst.current.has(id)) unreadAtFirst.current.set(id, unread);
  const { form, session, phase } = draft.state;
  const found = fromTheFile(form, documents, side);
  const fill = () =>
    draft.dispatch({ type: 'empty-fields-filled', details: found.details, sources: found.sources });

  // A form that nobody has touched begins with the file of its own case, once.
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    if (phase === 'open' && session === null && form.typed.length === 0 && found.fields.length > 0) fill();
  });
  // For which side they are read, the case says.
  const loaded = data !== undefined && !inCase.isLoading;
  useEffect(() => {
    if (loaded) begin();
  }, [loaded]);

  if (!data) return null;
  if (documents.length === 0)
    return (
      <p className="sm t2 case-file-line">
        No document is in this case yet. <Link to={paths.case(caseId)}>Add documents</Link>
      </p>
    );
  const later = readSince(unreadAtFirst.current, documents);
  const read = documents.filter(({ status }) => status === 'read').length;
  return (
    <p className="sm t2 case-file-line" role="status">
      {read} of {documents.length} {documents.length === 1 ? 'document' : 'documents'} of this case read
      {reading > 0 && ', the rest is being read'}. {later}
      {found.fields.length > 0 && (
        <>
          {found.fields.length === 1
            ? '1 empty field can be filled.'
            : `${found.fields.length} empty fields can be filled.`}{' '}
          <Button size="small" onClick={fill}>
            Fill the empty fields
          </Button>{' '}
        </>
      )}
      <Link to={paths.case(caseId)}>See the file</Link>
    </p>
  );
}
