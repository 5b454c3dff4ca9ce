import { FilePdfOutlined } from '@ant-design/icons';
import { CASE_FIELDS } from '@lectern/contracts/case';
import { MAX_DOCUMENT_BYTES } from '@lectern/contracts/file-limits';
import { Button } from 'antd';
import { Suspense, useRef, useState, type DragEvent } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { fileSize } from '../../../lib/format.js';
import { useToast } from '../../../ui/toast.js';
import { useEndpointConsent } from '../../../recorder/use-endpoint-consent.js';
import { useParsePdfMutation } from './generator.api.js';
import { useCancel, wasCanceled } from './use-cancel.js';
import { lazyPart } from '../../../lib/lazy-part.js';
import type { ReadDocument } from './case-draft.machine.js';

const JobLine = lazyPart(() => import('./job-line.js'), 'JobLine');

const FALLBACK = 'Could not extract information from the PDF. Please fill the form manually.';

interface PdfBoxProps {
  /** The case that the document becomes a part of; null for none. */
  caseId: string | null;
  document: ReadDocument | null;
  onRead: (document: ReadDocument) => void;
}

/** Takes one PDF, sends it, and hands over what was read in it. */
export function PdfBox({ caseId, document, onRead }: PdfBoxProps) {
  const [parse] = useParsePdfMutation();
  const [job, setJob] = useState<{ id: string; sent: number; abort: () => void } | null>(null);
  const [problem, setProblem] = useState('');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const consent = useEndpointConsent();
  const cancel = useCancel();
  const toast = useToast();

  const read = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file || job) return;
    setProblem('');
    if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) {
      setProblem('Please upload a PDF file.');
      toast({ kind: 'error', title: 'Invalid file', text: 'Please upload a PDF file.' });
      return;
    }
    if (file.size > MAX_DOCUMENT_BYTES) {
      setProblem(`This PDF has ${fileSize(file.size)}. The limit is ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB.`);
      toast({ kind: 'error', title: 'PDF processing failed', text: FALLBACK });
      return;
    }
    if (!(await consent('text'))) return;
    const id = crypto.randomUUID();
    const onProgress = (sent: number, total: number) =>
      setJob((now) => (now?.id === id ? { ...now, sent: sent / total } : now));
    const running = parse({
      upload: { file, fileName: file.name, onProgress },
      requestId: id,
      caseId: caseId ?? undefined,
    });
    setJob({ id, sent: 0, abort: () => cancel(id, running) });
    try {
      onRead({ fileName: file.name, parsed: await running.unwrap() });
      toast({ kind: 'success', title: 'PDF processed successfully' });
    } catch (error) {
      if (!wasCanceled(error)) {
        setProblem(errorMessage(error, FALLBACK));
        toast({ kind: 'error', title: 'PDF processing failed', text: FALLBACK });
      }
    } finally {
      setJob(null);
    }
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };

  return (
    <div
      className={over ? 'drop-zone pdf-box over' : 'drop-zone pdf-box'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FilePdfOutlined className="pdf-icon" aria-hidden="true" />
      <div className="grow">
        {job ? (
          <Suspense>
            <JobLine jobId={job.id} doing="Reading the PDF" sent={job.sent} onCancel={job.abort} />
          </Suspense>
        ) : document ? (
          <WhatWasRead document={document} />
        ) : (
          <>
            <b>Start from a PDF of the case</b>
            <p className="sm t2">
              A complaint, motion or order. Lectern reads the case details from it; you check them. Up to{' '}
              {MAX_DOCUMENT_BYTES / 1024 / 1024} MB.
            </p>
          </>
        )}
        {problem && (
          <p className="inline-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Button disabled={job !== null} onClick={() => input.current?.click()}>
        {document ? 'Upload another PDF' : 'Upload PDF'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf"
        hidden
        aria-label="PDF of the case"
        onChange={(event) => void read(event.target.files?.[0])}
      />
    </div>
  );
}

function WhatWasRead({ document: { fileName, parsed } }: { document: ReadDocument }) {
  const facts = [
    `${parsed.pageCount} ${parsed.pageCount === 1 ? 'page' : 'pages'}`,
    parsed.court,
    parsed.docketNumber && `No. ${parsed.docketNumber}`,
    parsed.ocrPages.length > 0 && `${parsed.ocrPages.length} read from scans`,
  ];
  return (
    <>
      <b>{fileName}</b>
      <p className="sm t2">{facts.filter(Boolean).join(' · ')}</p>
      {parsed.warnings.length > 0 && (
        <details className="sm pdf-warnings" open={CASE_FIELDS.every((field) => !parsed[field])}>
          <summary>Details</summary>
          <ul className="bullets">
            {parsed.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
