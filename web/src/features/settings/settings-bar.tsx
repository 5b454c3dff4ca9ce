import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { isElsewhere } from '../../lib/same-visit.js';
import { useConfirm } from '../../ui/confirm.js';

interface SettingsBarProps {
  isDirty: boolean;
  isBusy: boolean;
  problem: string;
  onSave: () => void;
  onDiscard: () => void;
  onReset: () => void;
  /** Takes the reset back, as long as that can be done. */
  onUndo: (() => void) | undefined;
}

/** Saving and resetting, always in reach; leaving with something unsaved asks. */
export function SettingsBar(props: SettingsBarProps) {
  const { isDirty, isBusy, problem, onSave, onDiscard, onReset, onUndo } = props;
  useAskBeforeLeaving(isDirty);
  return (
    <div className={isDirty ? 'settings-bar dirty' : 'settings-bar'}>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
      <div className="settings-actions">
        <span className="grow" role="status">
          {isDirty ? 'Unsaved changes' : onUndo ? 'Back to the defaults.' : 'All changes are saved.'}
          {onUndo && !isDirty && (
            <button type="button" className="link-button settings-undo" disabled={isBusy} onClick={onUndo}>
              Undo
            </button>
          )}
        </span>
        {isDirty && (
          <Button disabled={isBusy} onClick={onDiscard}>
            Discard changes
          </Button>
        )}
        <Button disabled={isBusy} onClick={onReset}>
          Reset to Defaults
        </Button>
        <Button type="primary" disabled={isBusy || !isDirty} onClick={onSave}>
          Save Settings
        </Button>
      </div>
    </div>
  );
}

function useAskBeforeLeaving(isDirty: boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && isElsewhere(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const askToLeave = useEffectEvent(async () => {
    const leaves = await confirm({
      title: 'Leave without saving?',
      content: 'Your changes to the settings are lost.',
      yes: 'Leave',
      no: 'Stay',
    });
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void askToLeave();
  }, [blocker.state]);
}
