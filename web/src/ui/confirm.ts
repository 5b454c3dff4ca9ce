import type { ModalFuncProps } from 'antd';
import { useCallback } from 'react';
import { useOverlays } from './overlays.js';
import { useToast } from './toast.js';

export interface Question {
  title: string;
  content: ModalFuncProps['content'];
  /** Verb and object. */
  yes: string;
  no: string;
  /** What is lost cannot be brought back. */
  loses?: boolean;
}

/** Asks, with the focus on the answer that changes nothing. A question that cannot be shown is not agreed to. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { dialogs } = useOverlays();
  const toast = useToast();
  return useCallback(
    async ({ title, content, yes, no, loses = false }) => {
      try {
        return await (
          await dialogs()
        ).confirm({
          title,
          content,
          okText: yes,
          okButtonProps: { danger: loses },
          cancelText: no,
          autoFocusButton: 'cancel',
        });
      } catch {
        toast({
          kind: 'error',
          title: 'The question could not be shown',
          text: 'Nothing was changed. Please check your connection and try again.',
        });
        return false;
      }
    },
    [dialogs, toast],
  );
}
