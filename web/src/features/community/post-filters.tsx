import { POST_CATEGORIES, PRACTICE_AREAS } from '@lectern/contracts/community';
import { useEffect, useRef, useState } from 'react';
import type { PostFilter } from '../../api/community.api.js';
import { ChoiceField, TextField } from '../../ui/fields.js';
import { CATEGORY_WORDS } from './community-words.js';

const TYPING_MS = 250;
const ANY = 'any';
const CATEGORIES = [
  { value: ANY, label: 'All categories' },
  ...POST_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] })),
];
const AREAS = [
  { value: ANY, label: 'All practice areas' },
  ...PRACTICE_AREAS.map((value) => ({ value, label: value })),
];

interface PostFiltersProps {
  filter: PostFilter;
  /** Parameters of the address; an empty one is left out. */
  onChange: (next: Record<string, string>) => void;
}

export function PostFilters({ filter, onChange }: PostFiltersProps) {
  const { search = '', category = ANY, practiceArea = ANY, mine } = filter;
  return (
    <div className="post-filters" role="search" aria-label="Posts">
      <Search value={search} onChange={(value) => onChange({ search: value })} />
      <ChoiceField
        aria-label="Category"
        value={category}
        options={CATEGORIES}
        onChange={(value) => onChange({ category: value === ANY ? '' : value })}
      />
      <ChoiceField
        aria-label="Practice area"
        value={practiceArea}
        options={AREAS}
        onChange={(value) => onChange({ area: value === ANY ? '' : value })}
      />
      <label className="post-mine">
        <input
          type="checkbox"
          checked={mine === 'true'}
          onChange={({ target }) => onChange({ mine: target.checked ? 'true' : '' })}
        />
        Only mine
      </label>
    </div>
  );
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  // Cleared from elsewhere: the field follows.
  if (value !== last) {
    setLast(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => latest.current(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      type="search"
      aria-label="Search posts"
      placeholder="Search title and text"
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
