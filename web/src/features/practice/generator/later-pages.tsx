import { CASE_FIELDS } from '@lectern/contracts/case';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { rangesOf } from '../../../lib/ranges.js';
import { useGetDocumentQuery } from './generator.api.js';
import type { CaseDraft } from './use-case-draft.js';
import type { ReadDocument } from './case-draft.machine.js';

const POLL_MS = 5_000;

/** Pages of a scan that are read while the form is open: how far it is, and what the later ones can fill in. */
export function LaterPages({ document: { parsed }, draft }: { document: ReadDocument; draft: CaseDraft }) {
  const [reading, setReading] = useState(true);
  const { data } = useGetDocumentQuery(
    { sessionId: parsed.sessionId },
    { pollingInterval: reading ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
  const now = data?.document;
  useEffect(() => setReading(now?.reading ?? false), [now]);
  if (!now) return null;
  const later = rangesOf(now.parsed.ocrPages.filter((page) => !parsed.ocrPages.includes(page)));
  const read = /\D/.test(later) ? `Pages ${later} are read` : `Page ${later} is read`;
  if (now.reading)
    return (
      <p className="sm t2 later-pages" role="status">
        {later && `${read}, the rest is being read.`}
        {!later && 'The remaining pages are being read.'} You can go on meanwhile.
      </p>
    );
  const { values } = draft.state.form;
  const empty = CASE_FIELDS.filter((field) => values[field] === '' && now.parsed[field]);
  if (!later && empty.length === 0) return null;
  const fill = () =>
    draft.dispatch({
      type: 'empty-fields-filled',
      details: Object.fromEntries(empty.map((field) => [field, now.parsed[field]])),
      sources: now.parsed.sources.filter(({ field }) => empty.includes(field)),
    });
  return (
    <p className="sm later-pages" role="status">
      {later && `${read}. `}
      {empty.length > 0 ? (
        <Button size="small" onClick={fill}>
          Fill the empty {empty.length === 1 ? 'field' : 'fields'}
        </Button>
      ) : (
        'They fill no empty field.'
      )}
    </p>
  );
}
