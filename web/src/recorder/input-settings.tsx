import { useId } from 'react';
import { ChoiceField } from '../ui/fields.js';
import { AS_IT_IS, gainOf, QUALITIES, type Quality, type RecordingSettings } from './recording-settings.js';
import './recorder.css';

interface InputSettingsProps {
  settings: RecordingSettings;
  onChange: (settings: RecordingSettings) => void;
  /** Without audio there is nothing whose quality could be chosen. */
  numbersOnly: boolean;
}

const OPTIONS = (['standard', 'high', 'ultra'] as const).map((quality) => ({
  value: quality,
  label: QUALITIES[quality].label,
}));

/** How the microphone is taken. */
export function InputSettings({ settings, onChange, numbersOnly }: InputSettingsProps) {
  const slider = useId();
  const { quality, sensitivity } = settings;
  return (
    <div className="input-settings">
      <div className="field">
        <label className="field-label" htmlFor={slider}>
          Microphone sensitivity
        </label>
        <div className="sensitivity">
          <input
            id={slider}
            type="range"
            min={0}
            max={100}
            step={1}
            value={sensitivity}
            aria-valuetext={`${sensitivity}, ${words(sensitivity)}`}
            onChange={(event) => onChange({ ...settings, sensitivity: Number(event.target.value) })}
          />
          <span className="sm t2 num">
            {sensitivity} · {words(sensitivity)}
          </span>
        </div>
      </div>
      {!numbersOnly && (
        <div className="field">
          <label className="field-label" htmlFor="recording-quality">
            Recording quality
          </label>
          <ChoiceField<Quality>
            id="recording-quality"
            value={quality}
            options={OPTIONS}
            onChange={(chosen) => onChange({ ...settings, quality: chosen })}
          />
        </div>
      )}
    </div>
  );
}

const words = (sensitivity: number): string => {
  if (sensitivity === AS_IT_IS) return 'not changed';
  const decibels = gainOf(sensitivity);
  return `${decibels > 0 ? '+' : '−'}${Math.abs(decibels).toFixed(1)} dB`;
};
