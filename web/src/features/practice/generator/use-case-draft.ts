import type { GeneratedContent } from '@lectern/contracts/content';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useListSessionsQuery } from '../../../api/sessions.api.js';
import { caseFormReducer, emptyCaseForm, type CaseForm, type CaseFormEvent } from './case-form.js';
import type { ParsedPdf } from './generator.api.js';
import { editScript, scriptFrom, type Script, type ScriptEdit } from './script.js';

export interface ReadDocument {
  fileName: string;
  parsed: ParsedPdf;
}

export interface CaseDraft {
  form: CaseForm;
  change: (event: CaseFormEvent) => void;
  document: ReadDocument | null;
  takeDocument: (document: ReadDocument) => void;
  /** The session that the document or an earlier visit opened; what is generated is kept with it. */
  sessionId: string | null;
  script: Script | null;
  takeContent: (content: GeneratedContent) => void;
  edit: (edit: ScriptEdit) => void;
  clear: () => void;
}

/** The case and its script, kept while the recorder hides the generator. */
export function useCaseDraft(): CaseDraft {
  const [form, change] = useReducer(caseFormReducer, emptyCaseForm);
  const [document, setDocument] = useState<ReadDocument | null>(null);
  const [sessionId, setSessionId] = useState<string | null>(null);
  const [script, setScript] = useState<Script | null>(null);
  const asked = useRef(false);
  const { data: sessions } = useListSessionsQuery({});

  // The first session with a case fills the empty form, once: after Reset it stays empty.
  useEffect(() => {
    if (!sessions || asked.current) return;
    asked.current = true;
    const earlier = sessions.find((session) => session.caseType !== undefined);
    if (earlier) change({ type: 'earlier-session', details: earlier.caseData });
  }, [sessions]);

  return useMemo(
    () => ({
      form,
      change,
      document,
      takeDocument: (read) => {
        asked.current = true;
        setDocument(read);
        setSessionId(read.parsed.sessionId);
        change({ type: 'read-from-pdf', details: read.parsed, sources: read.parsed.sources });
      },
      sessionId,
      script,
      takeContent: (content) => setScript(scriptFrom(content)),
      edit: (edit) => setScript((now) => now && editScript(now, edit)),
      clear: () => {
        change({ type: 'cleared' });
        setDocument(null);
        setSessionId(null);
        setScript(null);
      },
    }),
    [form, document, sessionId, script],
  );
}
