import { ScriptEdits, type StoredScript } from '@lectern/contracts/scripts';
import { SPOKEN_SECTION, type ScenarioType } from '@lectern/contracts/scenarios';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';
import { useSaveScriptMutation } from './generator.api.js';
import { editsOf, withEdits } from './script-edits.js';
import { ScriptSaver, type SaveState } from './script-saver.js';
import { ScriptTurns } from '../script/script-turns.js';
import { editScript, scriptFrom, type Script, type ScriptEdit, type ScriptSection } from './script.js';

/** The spoken section as one text: which script it is, and whose turn it is to save. */
export interface OneText {
  scriptId: string;
  /** The section as it was drafted. */
  drafted: ScriptSection;
  turns: ScriptTurns;
  /** It was drafted just now: nothing that this tab kept of the draft before belongs to it. */
  fresh: boolean;
}

export interface SavedScript {
  script: Script | null;
  /** New with each draft and each opening; null where nothing to be spoken was drafted. */
  oneText: OneText | null;
  /** Minutes that there are for it; null where none were set. */
  targetMinutes: number | null;
  aim: (minutes: number | null) => void;
  /** The spoken section as its text has it now. */
  putSpoken: (section: ScriptSection) => void;
  saving: SaveState;
  /** Takes the script as the server has it, with the edits of this tab that did not reach it. */
  take: (sessionId: string, stored: StoredScript, fresh: boolean) => void;
  edit: (edit: ScriptEdit) => void;
  sendNow: () => void;
  forget: () => void;
}

interface OpenScript {
  script: Script;
  turns: ScriptTurns;
  saver: ScriptSaver;
  /** Under which this tab keeps what is not saved yet. */
  name: string;
}

const SAVED: SaveState = { kind: 'saved', at: null };

/** The script on the screen, whose every edit is saved with its session. */
export function useSavedScript(scenario: ScenarioType): SavedScript {
  const [edited, setScript] = useState<Script | null>(null);
  const [oneText, setOneText] = useState<OneText | null>(null);
  const [spoken, putSpoken] = useState<ScriptSection | null>(null);
  const [saving, setSaving] = useState<SaveState>(SAVED);
  const [targetMinutes, aim] = useState<number | null>(null);
  const [save] = useSaveScriptMutation();
  const open = useRef<OpenScript | null>(null);

  const take = useCallback(
    (sessionId: string, stored: StoredScript, fresh: boolean) => {
      open.current?.saver.close();
      const name = `edits.${sessionId}.${scenario}`;
      const turns = new ScriptTurns(stored.version);
      const saver = new ScriptSaver(
        stored.savedAt,
        (edits) => turns.save((version) => save({ sessionId, scenario, version, edits }).unwrap()),
        (state) => {
          if (state.kind === 'saved') forgetTabDraft(name);
          else if (open.current?.name === name) keepUnsent(open.current);
          setSaving(state);
        },
      );
      const unsent = unsentEdits(name, stored.version);
      const taken = withEdits(scriptFrom(stored.content, scenario), unsent ?? stored.edits);
      open.current = { script: taken, turns, saver, name };
      setScript(taken);
      aim(stored.targetMinutes ?? null);
      putSpoken(null);
      const drafted = taken.sections.find(({ contentType }) => contentType === SPOKEN_SECTION[scenario]);
      setOneText(drafted ? { scriptId: stored.id, drafted, turns, fresh } : null);
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
    aim(null);
    putSpoken(null);
    setOneText(null);
    setSaving(SAVED);
  }, []);

  useEffect(() => () => open.current?.saver.close(), []);
  useEffect(() => {
    window.addEventListener('online', sendNow);
    return () => window.removeEventListener('online', sendNow);
  }, [sendNow]);

  const script = useMemo(() => edited && withSpoken(edited, spoken), [edited, spoken]);
  return useMemo(
    () => ({ script, oneText, targetMinutes, aim, putSpoken, saving, take, edit, sendNow, forget }),
    [script, oneText, targetMinutes, saving, take, edit, sendNow, forget],
  );
}

const withSpoken = (script: Script, spoken: ScriptSection | null): Script =>
  spoken === null
    ? script
    : {
        ...script,
        sections: script.sections.map((one) => (one.contentType === spoken.contentType ? spoken : one)),
      };

const keepUnsent = ({ script, turns, name }: OpenScript): void =>
  keepTabDraft(name, { version: turns.version, edits: editsOf(script) });

/** Edits that this tab made on exactly this version and could not send before it was reloaded. */
function unsentEdits(name: string, version: number): ScriptEdits | null {
  const kept = tabDraft(name);
  if (typeof kept !== 'object' || kept === null || !('edits' in kept) || !('version' in kept)) return null;
  const edits = ScriptEdits.safeParse(kept.edits);
  return kept.version === version && edits.success ? edits.data : null;
}
