import { useRef, useState } from 'react';
import { useAddDocumentMutation } from '../../../api/documents.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { useEndpointConsent } from '../../../recorder/use-endpoint-consent.js';
import { fileProblem } from './document-words.js';

/** A file on its way to the case, or one that did not get there. */
export interface SentFile {
  key: string;
  name: string;
  fraction: number;
  problem: string | null;
}

interface Sending {
  sending: SentFile[];
  send: (files: File[]) => Promise<void>;
  cancel: (key: string) => void;
  forget: (key: string) => void;
}

/** Sends files one after the other; each says how far it is, and one that fails stops no other. */
export function useSending(caseId: string): Sending {
  const [sending, setSending] = useState<SentFile[]>([]);
  const [add] = useAddDocumentMutation();
  const consent = useEndpointConsent();
  const aborts = useRef(new Map<string, AbortController>());
  const change = (key: string, next: Partial<SentFile>) =>
    setSending((now) => now.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const forget = (key: string) => setSending((now) => now.filter((one) => one.key !== key));

  const send = async (files: File[]) => {
    if (files.length === 0 || !(await consent('text'))) return;
    const entries = files.map((file) => ({ file, key: crypto.randomUUID(), problem: fileProblem(file) }));
    setSending((now) => [
      ...now,
      ...entries.map(({ file, key, problem }) => ({ key, name: file.name, fraction: 0, problem })),
    ]);
    for (const { file, key, problem } of entries) {
      if (problem !== null) continue;
      const abort = new AbortController();
      aborts.current.set(key, abort);
      try {
        await add({
          caseId,
          upload: {
            file,
            fileName: file.name,
            onProgress: (sent, total) => change(key, { fraction: total === 0 ? 0 : sent / total }),
          },
          signal: abort.signal,
        }).unwrap();
        forget(key);
      } catch (error) {
        if (abort.signal.aborted) forget(key);
        else change(key, { problem: errorMessage(error, 'The document could not be sent.') });
      } finally {
        aborts.current.delete(key);
      }
    }
  };
  return { sending, send, forget, cancel: (key) => aborts.current.get(key)?.abort() };
}
