import { DEFAULT_SETTINGS, type Settings } from '@lectern/contracts/settings';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/error-message.js';
import { useLazyPreviewRetentionQuery, useSaveSettingsMutation } from '../../api/settings.api.js';
import { dateAndTime } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { scenarios } from '../../lib/scenarios.js';
import { keepTheme, tryTheme } from '../../lib/theme-choice.js';
import { InputSettings } from '../../recorder/input-settings.js';
import { useConfirm } from '../../ui/confirm.js';
import { Panel } from '../../ui/panel.js';
import { useToast } from '../../ui/toast.js';
import { MicrophoneCheck } from './microphone-check.js';
import { RetentionList } from './retention-list.js';
import { SettingsBar } from './settings-bar.js';
import { ChoiceRow, SwitchRow } from './setting-rows.js';
import {
  deletesMore,
  DEPTH_HINTS,
  DEPTHS,
  DIFFICULTIES,
  goingInWords,
  KEEPING,
  LANGUAGES,
  THEMES,
} from './setting-words.js';

const SCENARIO_OPTIONS = scenarios.map(({ id, title }) => ({ value: id, label: title }));

/** Nothing holds before it is saved, but for the theme, which can be seen at once. */
export function SettingsForm({ saved }: { saved: Settings }) {
  const [changes, setChanges] = useState<Partial<Settings>>({});
  const [problem, setProblem] = useState('');
  const [undo, setUndo] = useState<Settings>();
  const [save, { isLoading }] = useSaveSettingsMutation();
  const [preview, previewing] = useLazyPreviewRetentionQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const confirm = useConfirm();
  const toast = useToast();
  const shown = { ...saved, ...changes };
  const changed = (Object.keys(changes) as (keyof Settings)[]).filter(
    (name) => changes[name] !== saved[name],
  );
  const isDirty = changed.length > 0;
  const set = (change: Partial<Settings>) => {
    setUndo(undefined);
    setChanges({ ...changes, ...change });
  };

  useEffect(() => tryTheme(shown.theme), [shown.theme]);
  const leaving = useRef(saved.theme);
  leaving.current = saved.theme;
  // What was only tried goes with the page.
  useEffect(() => () => tryTheme(leaving.current), []);

  const store = async (next: Partial<Settings>, done: string): Promise<boolean> => {
    setProblem('');
    try {
      const { settings } = await save(next).unwrap();
      keepTheme(settings.theme);
      setChanges({});
      toast({ kind: 'success', title: done });
      heading.current?.focus({ preventScroll: true });
      return true;
    } catch (error) {
      setProblem(errorMessage(error, 'Your settings could not be saved. Please try again.'));
      return false;
    }
  };
  const submit = async () => {
    const next = Object.fromEntries(changed.map((name) => [name, changes[name]])) as Partial<Settings>;
    if (deletesMore(saved, shown) && !(await agreed())) return;
    await store(next, 'Settings saved');
  };
  const agreed = async (): Promise<boolean> => {
    setProblem('');
    const { data, error } = await preview({
      deleteRecordings: shown.deleteRecordings ? 'true' : 'false',
      keepSessions: shown.keepSessions,
    });
    if (!data) {
      setProblem(errorMessage(error, 'What would be deleted could not be found out, so nothing was saved.'));
      return false;
    }
    return confirm({
      title: 'Delete old recordings from now on?',
      content: (
        <p>
          {goingInWords(data)}
          {data.next !== null && ` Old ones are deleted each night, first ${dateAndTime(data.next)}.`} Nothing
          brings them back.
        </p>
      ),
      yes: 'Save and delete old ones',
      no: 'Do not save',
      loses: true,
    });
  };
  const reset = async () => {
    const before = saved;
    if (await store(DEFAULT_SETTINGS, 'Settings are back to their defaults')) setUndo(before);
  };

  return (
    <>
      <Panel look="bare" labelledBy="recording">
        <h2 id="recording" ref={heading} tabIndex={-1}>
          Recording
        </h2>
        <div className="setting-block">
          <InputSettings
            settings={{ quality: shown.recordingQuality, sensitivity: shown.microphoneSensitivity }}
            numbersOnly={false}
            onChange={({ quality, sensitivity }) =>
              set({ recordingQuality: quality, microphoneSensitivity: sensitivity })
            }
          />
          <MicrophoneCheck
            settings={{ quality: shown.recordingQuality, sensitivity: shown.microphoneSensitivity }}
          />
        </div>
        <SwitchRow
          label="Auto-record"
          hint="A link such as Rehearse or Record another take starts recording by itself where the microphone is allowed."
          on={shown.autoRecord}
          onChange={(autoRecord) => set({ autoRecord })}
        />
        <SwitchRow
          label="Keep the numbers, discard the audio"
          hint="How each take begins; you can change it before you record."
          on={shown.discardAudio}
          onChange={(discardAudio) => set({ discardAudio })}
        />
      </Panel>
      <Panel look="bare" labelledBy="practice">
        <h2 id="practice">Practice</h2>
        <ChoiceRow
          label="Default scenario"
          hint="Stands first on the practice page."
          value={shown.defaultScenario}
          options={SCENARIO_OPTIONS as { value: Settings['defaultScenario']; label: string }[]}
          onChange={(defaultScenario) => set({ defaultScenario })}
        />
        <ChoiceRow
          label="Difficulty"
          hint="Scenarios of this level come next, and are marked."
          value={shown.difficulty}
          options={DIFFICULTIES}
          onChange={(difficulty) => set({ difficulty })}
        />
        <ChoiceRow
          label="Analysis depth"
          hint={`${DEPTH_HINTS[shown.analysisDepth]} From the next take on.`}
          value={shown.analysisDepth}
          options={DEPTHS}
          onChange={(analysisDepth) => set({ analysisDepth })}
        />
      </Panel>
      <Panel look="bare" labelledBy="appearance">
        <h2 id="appearance">Appearance and language</h2>
        <ChoiceRow label="Theme" value={shown.theme} options={THEMES} onChange={(theme) => set({ theme })} />
        <ChoiceRow
          label="Language"
          value={shown.language}
          options={LANGUAGES}
          onChange={(language) => set({ language })}
        />
      </Panel>
      <Panel look="bare" labelledBy="told">
        <h2 id="told">Notifications</h2>
        <p className="setting-block">
          What reaches you by email and push, quiet hours and your time zone are under{' '}
          <Link to={paths.notificationPreferences()}>Notification preferences</Link>.
        </p>
      </Panel>
      <Panel look="bare" labelledBy="retention">
        <h2 id="retention">What is kept</h2>
        <p className="setting-block t2">
          {saved.deleteRecordings || saved.keepSessions !== 'indefinite'
            ? 'Old recordings are deleted each night, and a notification tells you what was.'
            : 'Everything is kept until you delete it. Nothing goes by itself unless you choose so here.'}
        </p>
        <SwitchRow
          label="Auto-delete recordings after 30 days"
          hint="The audio goes. Transcript, measurements and scores stay."
          on={shown.deleteRecordings}
          onChange={(deleteRecordings) => set({ deleteRecordings })}
        />
        <ChoiceRow
          label="Keep sessions for"
          hint="After that whole sessions go, with transcript and analysis. A session counts from its newest take."
          value={shown.keepSessions}
          options={KEEPING}
          onChange={(keepSessions) => set({ keepSessions })}
        />
        <RetentionList retention={shown} />
      </Panel>
      <SettingsBar
        isDirty={isDirty}
        isBusy={isLoading || previewing.isFetching}
        problem={problem}
        onSave={() => void submit()}
        onDiscard={() => setChanges({})}
        onReset={() => void reset()}
        onUndo={
          undo &&
          (() => {
            setUndo(undefined);
            void store(undo, 'Your settings are as they were');
          })
        }
      />
    </>
  );
}
