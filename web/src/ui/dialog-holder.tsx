import { Modal } from 'antd';
import { useEffect } from 'react';

export type Dialogs = ReturnType<typeof Modal.useModal>[0];

/** Where dialogs are drawn; hands over what opens them. */
export function DialogHolder({ onReady }: { onReady: (dialogs: Dialogs) => void }) {
  const [dialogs, holder] = Modal.useModal();
  useEffect(() => onReady(dialogs), [dialogs, onReady]);
  return holder;
}
