import useNotification from 'antd/es/notification/useNotification.js';
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Dialogs } from './dialog-holder.js';

interface Overlays {
  notification: ReturnType<typeof useNotification>[0];
  /** Dialogs are loaded with the first one; rejects where that fails. */
  dialogs: () => Promise<Dialogs>;
}

const OverlayContext = createContext<Overlays | null>(null);

/** What lies above every page. */
export function useOverlays(): Overlays {
  const overlays = useContext(OverlayContext);
  if (!overlays) throw new Error('Overlays is missing');
  return overlays;
}

/** Toasts and dialogs with theme and nonce. Ant Design's own App would bring its dialogs along with every first load. */
export function Overlays({ children }: { children: ReactNode }) {
  const [notification, notices] = useNotification({ placement: 'bottom', maxCount: 1 });
  const [holder, setHolder] = useState<ReactNode>(null);
  const opened = useRef<Promise<Dialogs> | null>(null);
  const dialogs = useCallback(async () => {
    opened.current ??= new Promise<Dialogs>((resolve, reject) => {
      import('./dialog-holder.js').then(({ DialogHolder }) => {
        setHolder(<DialogHolder onReady={resolve} />);
      }, reject);
    });
    try {
      return await opened.current;
    } catch (error) {
      opened.current = null;
      throw error;
    }
  }, []);
  const overlays = useMemo(() => ({ notification, dialogs }), [notification, dialogs]);
  return (
    <OverlayContext value={overlays}>
      {notices}
      {holder}
      {children}
    </OverlayContext>
  );
}
