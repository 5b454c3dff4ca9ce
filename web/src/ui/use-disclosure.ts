import { useEffect, useRef, useState, type RefObject } from 'react';

interface Disclosure {
  open: boolean;
  toggle: () => void;
  /** Closes because the user goes elsewhere. */
  hide: () => void;
  /** Closes and gives the focus back to the button. */
  close: () => void;
  box: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** A panel under a button: closed by Escape, by a press outside, and when the focus moves on. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hide = () => setOpen(false);
  const close = () => {
    hide();
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('pointerdown', onElsewhere);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('focusin', onElsewhere);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onElsewhere);
      removeEventListener('focusin', onElsewhere);
      removeEventListener('keydown', onKey);
    };
  }, [open]);

  return {
    open,
    toggle: () => setOpen(!open),
    hide,
    close,
    box,
    button,
  };
}
