import { App } from 'antd';
import { useCallback } from 'react';
import { appConfig } from '../../api/config.js';
import { remember, remembered } from '../../lib/device-memory.js';

const keyOf = (endpoint: string, what: What) => `lectern.consent.${endpoint}.${what}`;
/** Who let the voice go there let everything else go, too. */
const agreedTo = (endpoint: string, what: What): boolean =>
  [what, 'audio' as const].some((one) => remembered(keyOf(endpoint, one)) === 'yes');

type What = 'audio' | 'text' | 'words';

const SENT: Record<What, [what: string, whole: string]> = {
  audio: ['your recording', 'Your voice and its transcript'],
  text: ['your case details', 'Your case details and the text of your PDF'],
  words: ['the words you spoke', 'The words of this take and what was measured of it, but no audio,'],
};

/**
 * Asks once before text or audio leaves this installation, and names where it goes. Without a configured endpoint
 * nothing leaves, and nothing is asked.
 */
export function useEndpointConsent(): (what: What) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async (what) => {
      const { modelEndpoint } = await appConfig();
      if (modelEndpoint === null || agreedTo(modelEndpoint, what)) return true;
      const agreed = await modal.confirm({
        title: `Send ${SENT[what][0]} to ${modelEndpoint}?`,
        content: `This installation uses the service at ${modelEndpoint}. ${SENT[what][1]} will be sent there. Lectern remembers your answer on this device.`,
        okText: `Send to ${modelEndpoint}`,
        cancelText: 'Do not send',
        autoFocusButton: 'cancel',
      });
      if (agreed) remember(keyOf(modelEndpoint, what), 'yes');
      return agreed;
    },
    [modal],
  );
}
