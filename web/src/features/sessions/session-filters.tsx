import { SCENARIOS, type ScenarioType } from '@lectern/contracts/scenarios';
import type { sessionList } from '@lectern/contracts/session-list';
import { useEffect, useRef, useState } from 'react';
import { useListCasesQuery } from '../../api/cases.api.js';
import type { CallInput } from '../../api/call.js';
import { scenarioTitle } from '../../lib/scenarios.js';
import { ChoiceField, TextField } from '../../ui/fields.js';

const TYPES: readonly ScenarioType[] = [...SCENARIOS, 'quick-practice'];
const TYPING_MS = 250;

const SCORES = [
  { value: '', label: 'Any score' },
  { value: '8', label: 'Overall 8 and more' },
  { value: '6', label: 'Overall 6 and more' },
  { value: '-6', label: 'Overall under 6' },
] as const;

/** A calendar day where the reader is, as the instant at which it begins. */
const dayStart = (day: string, plusDays = 0): string | undefined => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const at = new Date(year, month - 1, date + plusDays);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** What the address asks for, as the server takes it; what it does not understand is left out. */
export function queryOf(address: URLSearchParams): CallInput<typeof sessionList.page> {
  const given = (name: string) => address.get(name) ?? '';
  const score = SCORES.find(({ value }) => value === given('score'))?.value ?? '';
  return {
    search: given('search') || undefined,
    caseId: given('case') || undefined,
    scenarioType: TYPES.find((type) => type === given('scenario')),
    minScore: score === '8' || score === '6' ? Number(score) : undefined,
    maxScore: score === '-6' ? 5.9 : undefined,
    from: given('from') ? dayStart(given('from')) : undefined,
    to: given('to') ? dayStart(given('to'), 1) : undefined,
  };
}

interface SessionFiltersProps {
  address: URLSearchParams;
  onChange: (name: string, value: string) => void;
}

/** Search, case, scenario, score and days; all of them stand in the address. */
export function SessionFilters({ address, onChange }: SessionFiltersProps) {
  const { data: open } = useListCasesQuery({ sort: 'name', limit: 100 });
  const given = (name: string) => address.get(name) ?? '';
  return (
    <search className="session-filters">
      <Search value={given('search')} onChange={(value) => onChange('search', value)} />
      <ChoiceField
        aria-label="Case"
        value={given('case')}
        options={[
          { value: '', label: 'All cases' },
          { value: 'none', label: 'No case' },
          ...(open?.cases ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => onChange('case', value)}
      />
      <ChoiceField
        aria-label="Scenario"
        value={given('scenario')}
        options={[
          { value: '', label: 'All scenarios' },
          ...TYPES.map((value) => ({
            value,
            label: value === 'quick-practice' ? 'Quick Practice' : scenarioTitle(value),
          })),
        ]}
        onChange={(value) => onChange('scenario', value)}
      />
      <ChoiceField
        aria-label="Score"
        value={SCORES.find(({ value }) => value === given('score'))?.value ?? ''}
        options={SCORES}
        onChange={(value) => onChange('score', value)}
      />
      <TextField
        type="date"
        aria-label="From"
        value={given('from')}
        onChange={({ target }) => onChange('from', target.value)}
      />
      <TextField
        type="date"
        aria-label="To"
        value={given('to')}
        onChange={({ target }) => onChange('to', target.value)}
      />
    </search>
  );
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => latest.current(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      type="search"
      aria-label="Search sessions"
      placeholder="Title or case"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
