import type { Voice } from '@lectern/contracts/voices';
import { useRef, useState } from 'react';
import type { DownloadedFile } from '../../../api/base-query.js';
import { errorMessage } from '../../../api/error-message.js';
import { useEndpointConsent } from '../../../recorder/use-endpoint-consent.js';
import { useOwnPace } from '../../../api/use-own-pace.js';
import { saveBlob } from '../../../lib/save-blob.js';
import { useToast } from '../../../ui/toast.js';
import {
  useCompileTextMutation,
  useGenerateCompiledAudioMutation,
  useMakeSpeakingCopyMutation,
} from '../generator/generator.api.js';
import { useCancel, wasCanceled } from '../generator/use-cancel.js';
import { audioName, exportHead, exportName, type Exported } from './export-head.js';
import { spokenOf, type Material } from './material.js';
import { useConfirm } from '../../../ui/confirm.js';

export type TextCopy = 'speaking' | 'pdf' | 'docx' | 'txt';

interface Running {
  id: string;
  kind: 'text' | 'audio';
  abort: () => void;
}

export interface Exports {
  busy: Running | null;
  problem: string;
  /** The last file that was saved. */
  made: DownloadedFile | null;
  downloadText: (copy: TextCopy, material: Material) => Promise<void>;
  downloadAudio: (voice: Voice, material: Material) => Promise<void>;
}

/** Downloads of a script. With undecided sentences left it asks once, and the marks stay. */
export function useExports(about: Exported): Exports {
  const [compileText] = useCompileTextMutation();
  const [makeSpeakingCopy] = useMakeSpeakingCopyMutation();
  const [compileAudio] = useGenerateCompiledAudioMutation();
  const [busy, setBusy] = useState<Running | null>(null);
  const [problem, setProblem] = useState('');
  const [made, setMade] = useState<DownloadedFile | null>(null);
  const confirmed = useRef(false);
  const consent = useEndpointConsent();
  const { wordsPerMinute } = useOwnPace();
  const cancel = useCancel();
  const confirm = useConfirm();
  const toast = useToast();

  const mayExport = async (undecided: number, marked: boolean): Promise<boolean> => {
    if (undecided === 0 || confirmed.current) return true;
    const count = undecided === 1 ? '1 sentence is' : `${undecided} sentences are`;
    confirmed.current = await confirm({
      title: `${count} not in your file`,
      content: `Confirm or cut them first, or go on. ${
        marked
          ? 'The download marks what is not in your file.'
          : 'What is made to be spoken or heard cannot carry the mark that the text has.'
      }`,
      yes: 'Download anyway',
      no: 'Back to the script',
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
      const file = await running.unwrap();
      saveBlob(file.blob, file.fileName);
      setMade(file);
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
    made,
    downloadText: async (copy, material) => {
      if (!(await mayExport(material.undecided, copy !== 'speaking'))) return;
      const now = new Date();
      const name = exportName(about, now);
      const head = exportHead(about, now.toISOString());
      const { scenario, contentData, order } = material;
      const running =
        copy === 'speaking'
          ? makeSpeakingCopy({
              text: spokenOf(material),
              title: [head.title, about.scenario]
                .filter((one, at, all) => all.indexOf(one) === at)
                .join(', '),
              filename: `${name} - speaking copy`,
              wordsPerMinute,
            })
          : compileText({
              contentData,
              scenario,
              order,
              sources: 'pages',
              filename: `${name}.${copy}`,
              ...head,
            });
      await run('text', crypto.randomUUID(), running, {
        done: 'Text compiled successfully',
        failed: 'Text compilation failed',
      });
    },
    downloadAudio: async (voice, material) => {
      if (!(await mayExport(material.undecided, false)) || !(await consent('script'))) return;
      const id = crypto.randomUUID();
      const { provenance: _sources, citations: _states, ...texts } = material.contentData;
      const running = compileAudio({
        contentData: texts,
        scenario: material.scenario,
        order: material.order,
        filename: `${audioName(about, new Date())}.mp3`,
        voice,
        requestId: id,
      });
      await run('audio', id, running, {
        done: 'Compiled audio generated successfully',
        failed: 'Compiled audio generation failed',
      });
    },
  };
}
