import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { matching, stepped } from './commands.rules.js';
import { useCommands, type Doable } from './use-commands.js';

/** The search over everything: a field with a list, and the focus stays in the field. */
export function CommandDialog({ takeTyped, onClose }: { takeTyped: () => string; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { commands, missing } = useCommands(query);
  const groups = matching(commands, query);
  const shown = groups.flatMap((group) => group.commands);
  const selected = shown[Math.min(place, shown.length - 1)];

  useEffect(() => {
    dialog.current?.showModal();
    setQuery(takeTyped());
  }, [takeTyped]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [selected?.id]);

  const choose = (command: Doable) => {
    // Closed first: the focus goes back, and then on to wherever the command leads.
    dialog.current?.close();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setPlace(stepped(Math.min(place, shown.length - 1), event.key === 'ArrowDown' ? 1 : -1, shown.length));
    else if (event.key === 'Enter' && selected) choose(selected);
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape closes it, by the dialog itself
    <dialog
      ref={dialog}
      className="commands"
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="commands-box">
        <div className="commands-field">
          <SearchOutlined aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            aria-label="Search pages, cases, sessions, resources and actions"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={selected && `${id}-${selected.id}`}
            aria-autocomplete="list"
            placeholder="Page, case, session, resource or action"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setPlace(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="btn small" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <div ref={list} id={`${id}-list`} className="commands-list" role="listbox" aria-label="Results">
          {groups.map((group) => (
            <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
              <div id={`${id}-${group.name}`} className="label commands-group" role="presentation">
                {group.name}
              </div>
              {group.commands.map((command) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and hears the keys
                <div
                  key={command.id}
                  id={`${id}-${command.id}`}
                  role="option"
                  aria-selected={command === selected}
                  className="command"
                  onPointerMove={() => setPlace(shown.indexOf(command))}
                  onClick={() => choose(command)}
                >
                  <span className="command-label">{command.label}</span>
                  {command.hint && <span className="sm t3">{command.hint}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
        {shown.every(({ group }) => group === 'Elsewhere') && (
          <p className="t2 commands-note">
            No page, case, session or action is called “{query.trim()}”, and no resource.
          </p>
        )}
        {missing.length > 0 && (
          <p className="sm t2 commands-note">
            {sentence(missing)} could not be searched. Pages and actions work.
          </p>
        )}
        <p className="visually-hidden" role="status">
          {shown.length} {shown.length === 1 ? 'result' : 'results'}
        </p>
        <p className="sm t3 commands-keys" aria-hidden="true">
          ↑ ↓ choose · Enter opens · Esc closes
        </p>
      </div>
    </dialog>
  );
}

function sentence(missing: readonly string[]): string {
  const joined = missing.join(' and ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
