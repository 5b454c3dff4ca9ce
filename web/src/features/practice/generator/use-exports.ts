import type { Voice } from '@lectern/contracts/content';
import { App } from 'antd';
import { useRef, useState } from 'react';
import type { DownloadedFile } from '../../../api/base-query.js';
import { errorMessage } from '../../../api/error-message.js';
import { useToast } from '../../../ui/toast.js';
import { saveBlob } from '../../../lib/save-blob.js';
import { useEndpointConsent } from '../use-endpoint-consent.js';
import { useCompileTextMutation, useGenerateCompiledAudioMutation } from './generator.api.js';
import { exportHead } from './export-head.js';
import { useCancel, wasCanceled } from './use-cancel.js';
import { exportOf, undecided, type Script } from './script.js';
import type { CaseDraft } from './use-case-draft.js';

interface Running {
  id: string;
  kind: 'text' | 'audio';
  abort: () => void;
}

export interface Exports {
  busy: Running | null;
  problem: string;
  downloadText: (ending: 'txt' | 'docx' | 'pdf') => Promise<void>;
  downloadAudio: () => Promise<void>;
}

/** `2026-11-12-1406`, in file names. */
const stamp = () => new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '');

/** Downloads of the whole script. With undecided sentences left it asks once, and the marks stay. */
export function useExports(script: Script, label: string, draft: CaseDraft, voice: Voice): Exports {
  const [compileText] = useCompileTextMutation();
  const [compileAudio] = useGenerateCompiledAudioMutation();
  const [busy, setBusy] = useState<Running | null>(null);
  const [problem, setProblem] = useState('');
  const confirmed = useRef(false);
  const consent = useEndpointConsent();
  const cancel = useCancel();
  const { modal } = App.useApp();
  const toast = useToast();

  const mayExport = async (kind: 'text' | 'audio'): Promise<boolean> => {
    const open = undecided(script);
    if (open === 0 || confirmed.current) return true;
    const count = open === 1 ? '1 sentence is' : `${open} sentences are`;
    const mark =
      kind === 'text'
        ? 'The download marks what is not in your file.'
        : 'A recording cannot carry the mark that the text has.';
    confirmed.current = await modal.confirm({
      title: `${count} not in your file`,
      content: `Confirm or cut them first, or go on. ${mark}`,
      okText: 'Download anyway',
      cancelText: 'Back to the script',
      autoFocusButton: 'cancel',
    });
    return confirmed.current;
  };

  const run = async (
    kind: Running['kind'],
    id: string,
    running: { abort: () => void; unwrap: () => Promise<DownloadedFile> },
    words: { done: string; failed: string },
  ) => {
    setProblem('');
    setBusy({ id, kind, abort: () => cancel(id, running) });
    try {
      const { blob, fileName } = await running.unwrap();
      saveBlob(blob, fileName);
      toast({ kind: 'success', title: words.done });
    } catch (error) {
      if (!wasCanceled(error)) {
        const text = errorMessage(error);
        setProblem(`${words.failed}. ${text}`);
        toast({ kind: 'error', title: words.failed, text });
      }
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    problem,
    downloadText: async (ending) => {
      if (!(await mayExport('text'))) return;
      const filename = `${label}-complete-${stamp()}.${ending}`;
      const { clientName, opposingParty } = draft.form.values;
      const about = { scenario: label, sessionTitle: draft.sessionTitle, clientName, opposingParty };
      const head = exportHead(about, new Date().toISOString());
      const running = compileText({ ...exportOf(script), ...head, filename });
      await run('text', crypto.randomUUID(), running, {
        done: 'Text compiled successfully',
        failed: 'Text compilation failed',
      });
    },
    downloadAudio: async () => {
      if (!(await mayExport('audio')) || !(await consent('text'))) return;
      const id = crypto.randomUUID();
      const { contentData, order } = exportOf(script);
      const { provenance: _sources, citations: _states, ...texts } = contentData;
      const filename = `${label}-complete-${stamp()}.mp3`;
      const running = compileAudio({ contentData: texts, order, filename, voice, requestId: id });
      await run('audio', id, running, {
        done: 'Compiled audio generated successfully',
        failed: 'Compiled audio generation failed',
      });
    },
  };
}
