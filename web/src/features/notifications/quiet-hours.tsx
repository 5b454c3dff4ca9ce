import { ClockTime } from '@lectern/contracts/time-zone';
import type { NotificationPreferences } from '@lectern/contracts/notifications';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { Told } from './choice-row.js';
import { quietSentence } from './preference-words.js';
import { useSavedChoice } from './use-saved-choice.js';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = Intl.supportedValuesOf('timeZone');

/** When mail and push wait, by whose clocks. */
export function QuietHours({ preferences }: { preferences: NotificationPreferences }) {
  const { choose, told } = useSavedChoice();
  const { timeZone } = preferences;
  const options = (zones.includes(timeZone) ? zones : [timeZone, ...zones]).map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
  return (
    <div className="quiet-hours">
      <p className="t2">{quietSentence(preferences)} What is urgent does not wait.</p>
      <div className="quiet-fields">
        <TimeField
          label="From"
          value={preferences.quietHoursStart}
          onChange={(quietHoursStart) => void choose({ quietHoursStart })}
        />
        <TimeField
          label="To"
          value={preferences.quietHoursEnd}
          onChange={(quietHoursEnd) => void choose({ quietHoursEnd })}
        />
        <div className="quiet-zone">
          <label htmlFor="time-zone" className="choice-label">
            Time zone
          </label>
          <Select
            id="time-zone"
            showSearch={{ optionFilterProp: 'label' }}
            value={timeZone}
            options={options}
            onChange={(chosen) => void choose({ timeZone: chosen })}
          />
        </div>
      </div>
      {here !== timeZone && (
        <p className="sm">
          <button type="button" className="link-button" onClick={() => void choose({ timeZone: here })}>
            Use the time zone of this device: {here.replaceAll('_', ' ')}
          </button>
        </p>
      )}
      <Told told={told} />
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
}

/** Saved when it is left or confirmed: typing goes through times that nobody means. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const id = `quiet-${label.toLowerCase()}`;
  const isWrong = typed !== undefined && !ClockTime.safeParse(typed).success;
  const leave = () => {
    if (typed === undefined || isWrong) return;
    if (typed !== value) onChange(typed);
    setTyped(undefined);
  };
  return (
    <div>
      <label htmlFor={id} className="choice-label">
        {label}
      </label>
      <Input
        id={id}
        type="time"
        value={typed ?? value}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onPressEnter={leave}
      />
      {isWrong && (
        <p id={`${id}-problem`} className="sm problem" role="alert">
          Give a time.
        </p>
      )}
    </div>
  );
}
