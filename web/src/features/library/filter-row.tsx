interface FilterRowProps<K extends string> {
  label: string;
  options: Record<K, string>;
  value: K;
  onChange: (value: K) => void;
  small?: boolean;
}

/** One of a few, as buttons side by side; on a narrow screen they scroll in their row. */
export function FilterRow<K extends string>({ label, options, value, onChange, small }: FilterRowProps<K>) {
  return (
    <div className={small ? 'filter-row small' : 'filter-row'} role="group" aria-label={label}>
      {(Object.keys(options) as K[]).map((key) => (
        <button key={key} type="button" aria-pressed={key === value} onClick={() => onChange(key)}>
          {options[key]}
        </button>
      ))}
    </div>
  );
}
