import type { ScenarioType } from '@lectern/contracts/scenarios';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../api/hooks.js';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';

/** The title as it was typed, kept in this tab, so that a sign-in that ends costs no words; null while none is. */
export function useTitleDraft(scenario: ScenarioType, sessionId: string | null) {
  const name = `title.${useUser()?.sub ?? ''}.${sessionId ?? scenario}`;
  const [title, setTitle] = useState(() => keptTitle(name));
  const shown = useRef({ name, sessionId });
  useEffect(() => {
    const before = shown.current;
    if (before.name === name) return;
    shown.current = { name, sessionId };
    // What was typed before there was a session belongs to the one that was opened since.
    if (before.sessionId !== null) return setTitle(keptTitle(name));
    forgetTabDraft(before.name);
    if (title !== null) keepTabDraft(name, title);
  }, [name, sessionId, title]);
  return {
    title,
    type: (typed: string) => {
      keepTabDraft(name, typed);
      setTitle(typed);
    },
    forget: () => forgetTabDraft(name),
  };
}

function keptTitle(name: string): string | null {
  const kept = tabDraft(name);
  return typeof kept === 'string' ? kept : null;
}
