export const flat = (v) =>
  v === null || v === undefined
    ? ''
    : Array.isArray(v)
      ? v.map(flat).join('\n')
      : typeof v === 'object'
        ? 'value' in v
          ? flat(v.value)
          : 'text' in v
            ? flat(v.text)
            : Object.values(v).map(flat).join(' ')
        : String(v);
