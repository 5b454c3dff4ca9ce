import { ScriptEdits, type StoredScript } from '@lectern/contracts/scripts';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';
import { useSaveScriptMutation } from './generator.api.js';
import { editsOf, withEdits } from './script-edits.js';
import { ScriptSaver, type SaveState } from './script-saver.js';
import { editScript, scriptFrom, type Script, type ScriptEdit } from './script.js';

export interface SavedScript {
  script: Script | null;
  saving: SaveState;
  /** Takes the script as the server has it, with the edits of this tab that did not reach it. */
  take: (sessionId: string, stored: StoredScript) => void;
  edit: (edit: ScriptEdit) => void;
  sendNow: () => void;
  forget: () => void;
}

interface OpenScript {
  script: Script;
  saver: ScriptSaver;
  /** Under which this tab keeps what is not saved yet. */
  name: string;
}

const SAVED: SaveState = { kind: 'saved', at: null };

/** The script on the screen, whose every edit is saved with its session. */
export function useSavedScript(scenario: ScenarioType): SavedScript {
  const [script, setScript] = useState<Script | null>(null);
  const [saving, setSaving] = useState<SaveState>(SAVED);
  const [save] = useSaveScriptMutation();
  const open = useRef<OpenScript | null>(null);

  const take = useCallback(
    (sessionId: string, stored: StoredScript) => {
      open.current?.saver.close();
      const name = `edits.${sessionId}.${scenario}`;
      const saver = new ScriptSaver(
        stored.version,
        stored.savedAt,
        (version, edits) => save({ sessionId, scenario, version, edits }).unwrap(),
        (state) => {
          if (state.kind === 'saved') forgetTabDraft(name);
          else if (open.current?.name === name) keepUnsent(open.current);
          setSaving(state);
        },
      );
      const unsent = unsentEdits(name, stored.version);
      const taken = withEdits(scriptFrom(stored.content), unsent ?? stored.edits);
      open.current = { script: taken, saver, name };
      setScript(taken);
      if (unsent) saver.change(unsent);
      else forgetTabDraft(name);
    },
    [scenario, save],
  );
  const edit = useCallback((change: ScriptEdit) => {
    const now = open.current;
    if (!now) return;
    now.script = editScript(now.script, change);
    setScript(now.script);
    keepUnsent(now);
    now.saver.change(editsOf(now.script));
  }, []);
  const sendNow = useCallback(() => open.current?.saver.sendNow(), []);
  const forget = useCallback(() => {
    if (open.current) forgetTabDraft(open.current.name);
    open.current?.saver.close();
    open.current = null;
    setScript(null);
    setSaving(SAVED);
  }, []);

  useEffect(() => () => open.current?.saver.close(), []);
  useEffect(() => {
    window.addEventListener('online', sendNow);
    return () => window.removeEventListener('online', sendNow);
  }, [sendNow]);

  return useMemo(
    () => ({ script, saving, take, edit, sendNow, forget }),
    [script, saving, take, edit, sendNow, forget],
  );
}

const keepUnsent = ({ script, saver, name }: OpenScript): void =>
  keepTabDraft(name, { version: saver.base, edits: editsOf(script) });

/** Edits that this tab made on exactly this version and could not send before it was reloaded. */
function unsentEdits(name: string, version: number): ScriptEdits | null {
  const kept = tabDraft(name);
  if (typeof kept !== 'object' || kept === null || !('edits' in kept) || !('version' in kept)) return null;
  const edits = ScriptEdits.safeParse(kept.edits);
  return kept.version === version && edits.success ? edits.data : null;
}
