const SECTIONS = [
  ['recording', 'Recording'],
  ['practice', 'Practice'],
  ['appearance', 'Appearance and language'],
  ['told', 'Notifications'],
  ['retention', 'What is kept'],
  ['machine', 'On this machine'],
  ['export', 'Your data'],
] as const;

/** Beside the settings where there is room for it. */
export function SectionLinks() {
  return (
    <nav className="settings-sections" aria-label="Sections">
      <ul>
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
