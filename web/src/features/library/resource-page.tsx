import type { Resource } from '@lectern/contracts/library';
import { useLocation, useParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { paths } from '../../lib/paths.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { Tag } from '../../ui/tag.js';
import { CATEGORIES, TYPES } from './filters.js';
import { useGetResourceQuery } from './library.api.js';
import { ResourceFacts } from './resource-card.js';
import { ResourceText } from './resource-text.js';
import { TakeAway } from './take-away.js';
import './library.css';

/** Back to the list as it was filtered when the reader left it. */
function useBack() {
  const state: unknown = useLocation().state;
  const filters =
    typeof state === 'object' && state !== null && 'filters' in state ? String(state.filters) : '';
  return { to: `${paths.library()}${filters.startsWith('?') ? filters : ''}`, label: 'Back to Library' };
}

/** `/library/:resourceId`: a resource to read, print and hear. */
export function ResourcePage() {
  const { resourceId = '' } = useParams();
  const back = useBack();
  const { currentData: data, error, refetch } = useGetResourceQuery({ resourceId });
  if (data) return <OneResource key={resourceId} resource={data} />;
  const missing = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input');
  if (missing)
    return (
      <PageHead title="Resource not found" back={back} context="The library has nothing at this address." />
    );
  return (
    <>
      <PageHead title="Library" back={back} />
      {error ? (
        <ErrorState
          message={errorMessage(error, 'This resource could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          <div className="bone library-bone" />
        </Loading>
      )}
    </>
  );
}

function OneResource({ resource }: { resource: Resource }) {
  const { title, description, type, category, tags, content } = resource;
  const back = useBack();
  return (
    <article className="resource">
      <PageHead title={title} back={back} context={<p>{description}</p>} />
      <div className="resource-head">
        <p className="row sm t2">
          <span>{TYPES[type]}</span>
          <span aria-hidden="true">·</span>
          <span>{CATEGORIES[category]}</span>
        </p>
        <ResourceFacts resource={resource} />
        <ul className="row resource-tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag look="filled">{tag}</Tag>
            </li>
          ))}
        </ul>
      </div>
      <TakeAway resource={resource} />
      <ResourceText blocks={content} />
    </article>
  );
}
