import { Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { ChoiceField } from '../../ui/fields.js';

interface RowProps {
  label: string;
  hint?: ReactNode;
}

/** A setting that is on or off. */
export function SwitchRow({
  label,
  hint,
  on,
  onChange,
}: RowProps & { on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <div className="setting-row switch">
      <div>
        <label id={`${id}-label`} htmlFor={id} className="setting-label">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="sm t3">
            {hint}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={onChange}
      />
    </div>
  );
}

interface ChoiceRowProps<T extends string> extends RowProps {
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A setting with a few values. */
export function ChoiceRow<T extends string>({ label, hint, value, options, onChange }: ChoiceRowProps<T>) {
  const id = useId();
  return (
    <div className="setting-row">
      <div>
        <label htmlFor={id} className="setting-label">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="sm t3">
            {hint}
          </p>
        )}
      </div>
      <ChoiceField
        id={id}
        value={value}
        options={options}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={onChange}
      />
    </div>
  );
}
