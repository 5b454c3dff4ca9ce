/**
 * Keeps what is typed until a field is there to hear it; Escape gives it up.
 * @returns ends that, and answers what was typed
 */
export function typeAhead(onEscape: () => void): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKeyDown, true);
  return () => {
    removeEventListener('keydown', onKeyDown, true);
    return typed;
  };
}
