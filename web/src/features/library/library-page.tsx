import type { ResourceSummary } from '@lectern/contracts/library';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { PageHead } from '../../ui/page-head.js';
import { EmptyState, ErrorState, Loading } from '../../ui/states.js';
import { FilterRow } from './filter-row.js';
import { CATEGORIES, type Filters, filtersOf, matching, TYPES } from './filters.js';
import { useListResourcesQuery } from '../../api/library.api.js';
import { ResourceCard } from './resource-card.js';
import '../../ui/fields.css';
import './library.css';

/** `/library`: resources by search, category and type; the filters stand in the address. */
export function LibraryPage() {
  const { data, error, refetch } = useListResourcesQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHead
        title="Library"
        context="Outlines, checklists and drills, to read, print or hear."
        documentTitle="Library"
      />
      {data ? (
        <Resources resources={data.resources} />
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'The library could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          <div className="library-grid">
            {[0, 1, 2, 3].map((card) => (
              <div key={card} className="bone library-bone" />
            ))}
          </div>
        </Loading>
      )}
    </>
  );
}

const NAMES = { search: 'q', category: 'category', type: 'type' } as const;

function Resources({ resources }: { resources: ResourceSummary[] }) {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const change = (name: keyof Filters, value: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '' || value === 'all') next.delete(NAMES[name]);
        else next.set(NAMES[name], value);
        return next;
      },
      { replace: true },
    );
  const shown = matching(resources, filters);
  return (
    <>
      <div className="library-tools">
        <Search search={filters.search} onChange={(search) => change('search', search)} />
        <FilterRow
          label="Category"
          options={CATEGORIES}
          value={filters.category}
          onChange={(category) => change('category', category)}
        />
        <FilterRow
          label="Type"
          options={TYPES}
          value={filters.type}
          onChange={(type) => change('type', type)}
          small
        />
      </div>
      <p className="sm t2 library-count" role="status">
        Showing {shown.length} of {resources.length} resources
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title="No resources found"
          text="Try adjusting your search terms or filters"
          action={<Button onClick={() => setAddress({}, { replace: true })}>Clear filters</Button>}
        />
      ) : (
        <ul className="library-grid">
          {shown.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </ul>
      )}
    </>
  );
}

const AFTER_MS = 200;

/** The list follows when the typing rests; what the address says otherwise stands in the field at once. */
function Search({ search, onChange }: { search: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState({ text: search, from: search });
  if (typed.from !== search) setTyped({ text: search, from: search });
  useEffect(() => {
    if (typed.text === search) return;
    const timer = setTimeout(() => onChange(typed.text), AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onChange` is new each time and does the same
  }, [typed.text, search]);
  return (
    <div role="search" className="library-search">
      <label className="visually-hidden" htmlFor="library-search">
        Search the library
      </label>
      <input
        id="library-search"
        className="plain-field"
        type="search"
        placeholder="Search resources"
        maxLength={200}
        value={typed.text}
        onChange={({ target }) => setTyped({ text: target.value, from: search })}
      />
    </div>
  );
}
