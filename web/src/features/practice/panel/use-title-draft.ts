import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../../../api/hooks.js';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';

/**
 * The title as it was typed, kept in this tab, so that a sign-in that ends costs no words; null while none is. Session and script of a
 * take become known one after the other: the title goes along.
 */
export function useTitleDraft(
  /** What the title is kept under before there is either: the case and the scenario. */
  begun: string,
  sessionId: string | null,
  scriptId: string | null = null,
) {
  const name = `title.${useUser()?.sub ?? ''}.${sessionId ?? scriptId ?? begun}`;
  const [title, setTitle] = useState(() => keptTitle(name));
  const shown = useRef({ name, sessionId, scriptId });
  useEffect(() => {
    const before = shown.current;
    if (before.name === name) return;
    shown.current = { name, sessionId, scriptId };
    // What was typed before there was a session or a script belongs to the one that was opened since.
    const began = before.sessionId === null && before.scriptId === null;
    const same = scriptId !== null && before.scriptId === scriptId;
    if (!began && !same) return setTitle(keptTitle(name));
    forgetTabDraft(before.name);
    if (title === null) return setTitle(keptTitle(name));
    keepTabDraft(name, title);
  }, [name, sessionId, scriptId, title]);
  return {
    title,
    type: (typed: string) => {
      keepTabDraft(name, typed);
      setTitle(typed);
    },
    clear: useCallback(() => {
      forgetTabDraft(name);
      setTitle(null);
    }, [name]),
  };
}

function keptTitle(name: string): string | null {
  const kept = tabDraft(name);
  return typeof kept === 'string' ? kept : null;
}
