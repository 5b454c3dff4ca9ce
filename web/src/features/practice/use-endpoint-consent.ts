import { App } from 'antd';
import { useCallback } from 'react';
import { appConfig } from '../../api/config.js';

const keyOf = (endpoint: string) => `lectern.consent.${endpoint}`;

/**
 * Asks once before text or audio leaves this installation, and names where it goes. Without a configured endpoint
 * nothing leaves, and nothing is asked.
 */
export function useEndpointConsent(): (what: 'audio' | 'text') => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async (what) => {
      const { modelEndpoint } = await appConfig();
      if (modelEndpoint === null || localStorage.getItem(keyOf(modelEndpoint)) === what) return true;
      if (localStorage.getItem(keyOf(modelEndpoint)) === 'audio') return true;
      const agreed = await modal.confirm({
        title: `Send ${what === 'audio' ? 'your recording' : 'your case details'} to ${modelEndpoint}?`,
        content: `This installation uses the service at ${modelEndpoint}. ${
          what === 'audio' ? 'Your voice and its transcript' : 'Your case details and the text of your PDF'
        } will be sent there. Lectern remembers your answer on this device.`,
        okText: `Send to ${modelEndpoint}`,
        cancelText: 'Do not send',
        autoFocusButton: 'cancel',
      });
      if (agreed) localStorage.setItem(keyOf(modelEndpoint), what);
      return agreed;
    },
    [modal],
  );
}
