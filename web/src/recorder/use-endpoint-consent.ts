import type { AppConfig } from '@lectern/contracts/app-config';
import { useCallback } from 'react';
import { appConfig } from '../api/config.js';
import { remember, remembered } from '../lib/device-memory.js';
import { useConfirm } from '../ui/confirm.js';

const keyOf = (host: string, what: What) => `lectern.consent.${host}.${what}`;
/** Who let the voice go there let everything else go, too, and who let a case go there what is written from it. */
const agreedTo = (host: string, what: What): boolean =>
  [what, 'audio' as const, ...(what === 'script' ? (['text'] as const) : [])].some(
    (one) => remembered(keyOf(host, one)) === 'yes',
  );

type What = 'audio' | 'text' | 'words' | 'script';

const SENT: Record<What, [what: string, whole: string]> = {
  audio: ['your recording', 'Your voice and its transcript'],
  text: ['your case details', 'Your case details and the text of your PDF'],
  words: ['the words you spoke', 'The words of this take and what was measured of it, but no audio,'],
  script: ['your script to be read aloud', 'The text that is to be read aloud'],
};

/** Which servers get what of it. A recording goes where its words are written down, and its words go where feedback is written. */
function destinations(
  { drafting, words, voices }: AppConfig['endpoints'],
  what: What,
): [string | null, What][] {
  switch (what) {
    case 'audio':
      return [
        [words, 'audio'],
        [drafting, 'words'],
      ];
    case 'text':
    case 'words':
      return [[drafting, what]];
    case 'script':
      return [[voices, what]];
  }
}

/**
 * Asks once for each server before text or audio leaves this installation, and names where it goes. Where no server is configured
 * nothing leaves, and nothing is asked.
 */
export function useEndpointConsent(): (what: What) => Promise<boolean> {
  const confirm = useConfirm();
  return useCallback(
    async (what) => {
      const { endpoints, localWords } = await appConfig();
      for (const [host, part] of destinations(endpoints, what)) {
        if (host === null || agreedTo(host, part)) continue;
        const onlyElse =
          part === 'audio' && localWords === 'ready' ? ' if the words cannot be found on this machine' : '';
        const agreed = await confirm({
          title: `Send ${SENT[part][0]} to ${host}?`,
          content: `This installation uses the service at ${host}. ${SENT[part][1]} will be sent there${onlyElse}. Lectern remembers your answer on this device.`,
          yes: `Send to ${host}`,
          no: 'Do not send',
        });
        if (!agreed) return false;
        remember(keyOf(host, part), 'yes');
      }
      return true;
    },
    [confirm],
  );
}
