import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

export interface TabItem<K extends string> {
  key: K;
  label: ReactNode;
  children: ReactNode;
  disabled?: boolean;
}

interface TabsProps<K extends string> {
  /** What the tabs are about, for those who do not see where they stand. */
  name: string;
  items: TabItem<K>[];
  /** Without it the tabs mind themselves, beginning with the first. */
  active?: K;
  onChange?: (key: K) => void;
}

/** Tabs with manual activation: arrows move the focus, Enter or Space selects. What was shown stays mounted. */
export function Tabs<K extends string>({ name, items, active, onChange }: TabsProps<K>) {
  const id = useId();
  const [own, setOwn] = useState(items[0]?.key);
  const shown = active ?? own;
  const [visited, setVisited] = useState<ReadonlySet<K | undefined>>(new Set([shown]));
  const list = useRef<HTMLDivElement>(null);
  if (!visited.has(shown)) setVisited(new Set([...visited, shown]));

  const select = (key: K) => {
    setOwn(key);
    onChange?.(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = Array.from(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? []).filter(
      (tab) => tab.ariaDisabled !== 'true',
    );
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    tabs[(to + tabs.length) % tabs.length]?.focus();
  };

  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={name} ref={list}>
        {items.map(({ key, label, disabled }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={key === shown}
            aria-controls={visited.has(key) ? `${id}-panel-${key}` : undefined}
            aria-disabled={disabled}
            tabIndex={key === shown ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => !disabled && select(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(
        ({ key, children }) =>
          visited.has(key) && (
            <div
              key={key}
              role="tabpanel"
              id={`${id}-panel-${key}`}
              aria-labelledby={`${id}-tab-${key}`}
              hidden={key !== shown}
            >
              {children}
            </div>
          ),
      )}
    </div>
  );
}
