import { ModelCorrections } from '@lectern/contracts/case-model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';
import type { Corrections } from '../understood/use-corrections.js';

type Items = ModelCorrections['items'];
type Item = Items[string];

export interface Answers {
  /** Everything that was said of the facts, kept or on its way. */
  items: Items;
  answer: (id: string, item: Item) => void;
  /** Takes the last answer of this visit back; the fact that it was about, if there was one. */
  takeBack: () => string | undefined;
  canTakeBack: boolean;
  /** How many answers could not be kept so far. */
  unkept: number;
  sendAgain: () => void;
}

/**
 * What is said of one fact after the other. Nobody waits for it to be kept: what comes while something is sent goes with the next
 * sending, and what cannot be kept stays here, in this tab, until it is.
 */
export function useAnswers(caseId: string, corrections: Corrections): Answers {
  const name = `facts.${caseId}`;
  const [said, setSaid] = useState<Items>(() => unkeptIn(name));
  const [unkept, setUnkept] = useState(0);
  const [given, setGiven] = useState<{ id: string; before: Item }[]>([]);
  const now = useRef(said);
  const open = useRef(new Set(Object.keys(said)));
  const sending = useRef(false);
  const items = { ...corrections.items, ...said };

  const keepHere = () => {
    if (open.current.size === 0) forgetTabDraft(name);
    else keepTabDraft(name, Object.fromEntries([...open.current].map((id) => [id, now.current[id]])));
  };
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    let kept = true;
    while (kept && open.current.size > 0) {
      const sent = now.current;
      // Those that were kept before go along: what was asked for meanwhile may be older than they are.
      kept = await corrections.change((all) => ({ items: { ...all.items, ...sent } }));
      if (kept) for (const id of open.current) if (now.current[id] === sent[id]) open.current.delete(id);
      keepHere();
    }
    sending.current = false;
    setUnkept(open.current.size);
  };
  const put = (id: string, item: Item) => {
    now.current = { ...now.current, [id]: item };
    setSaid(now.current);
    open.current.add(id);
    keepHere();
    void send();
  };
  const sendAgain = useEffectEvent(() => {
    if (open.current.size > 0) void send();
  });
  useEffect(() => {
    const again = () => sendAgain();
    const ask = (event: BeforeUnloadEvent) => {
      if (open.current.size > 0) event.preventDefault();
    };
    // What an earlier visit could not send.
    again();
    window.addEventListener('online', again);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
  return {
    items,
    answer: (id, item) => {
      setGiven([...given, { id, before: items[id] ?? {} }]);
      put(id, item);
    },
    takeBack: () => {
      const last = given.at(-1);
      if (!last) return undefined;
      setGiven(given.slice(0, -1));
      put(last.id, last.before);
      return last.id;
    },
    canTakeBack: given.length > 0,
    unkept,
    sendAgain: () => void send(),
  };
}

function unkeptIn(name: string): Items {
  const kept = ModelCorrections.shape.items.safeParse(tabDraft(name) ?? {});
  return kept.success ? kept.data : {};
}
