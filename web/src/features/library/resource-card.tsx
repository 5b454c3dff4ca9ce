import type { ResourceSummary } from '@lectern/contracts/library';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { Tag } from '../../ui/tag.js';
import { TYPES } from './filters.js';

const TAGS_SHOWN = 3;

/** A resource as a card whose whole surface leads to it. */
export function ResourceCard({ resource }: { resource: ResourceSummary }) {
  const { id, title, description, type, tags } = resource;
  const more = tags.length - TAGS_SHOWN;
  const { search } = useLocation();
  return (
    <li className="panel padded resource-card">
      <span className="label primary">{TYPES[type]}</span>
      <h2>
        <Link className="stretched" to={paths.resource(id)} state={{ filters: search }}>
          {title}
        </Link>
      </h2>
      <p className="t2 resource-lines">{description}</p>
      <p className="row resource-tags">
        {tags.slice(0, TAGS_SHOWN).map((tag) => (
          <Tag key={tag} look="filled">
            {tag}
          </Tag>
        ))}
        {more > 0 && (
          <span className="sm t3">
            +{more}
            <span className="visually-hidden"> more tags</span>
          </span>
        )}
      </p>
      <ResourceFacts resource={resource} />
    </li>
  );
}

/** How hard, how long, and how often it was downloaded here, where it was. */
export function ResourceFacts({ resource }: { resource: ResourceSummary }) {
  const { difficulty, duration, downloads } = resource;
  return (
    <p className="row resource-facts sm t2">
      {difficulty && <DifficultyMark difficulty={difficulty} />}
      {duration !== null && <span className="num">{duration} min</span>}
      {downloads > 0 && (
        <span className="num">
          {downloads.toLocaleString('en-US')} {downloads === 1 ? 'download' : 'downloads'}
        </span>
      )}
    </p>
  );
}
