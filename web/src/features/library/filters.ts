import { RESOURCE_CATEGORIES, RESOURCE_TYPES, type ResourceSummary } from '@lectern/contracts/library';

export type Category = 'all' | (typeof RESOURCE_CATEGORIES)[number];
export type Type = 'all' | (typeof RESOURCE_TYPES)[number];

export const CATEGORIES: Record<Category, string> = {
  all: 'All',
  'murphy-strategies': 'Murphy Strategies',
  'legal-templates': 'Legal Templates',
  'courtroom-skills': 'Courtroom Skills',
  communication: 'Communication',
  'practice-scenarios': 'Practice Scenarios',
};

export const TYPES: Record<Type, string> = {
  all: 'All types',
  guide: 'Guide',
  template: 'Template',
  video: 'Video',
  audio: 'Audio',
  article: 'Article',
  exercise: 'Exercise',
};

export interface Filters {
  search: string;
  category: Category;
  type: Type;
}

/** The filters of an address; what it does not know is "all". */
export function filtersOf(query: URLSearchParams): Filters {
  const category = query.get('category') ?? '';
  const type = query.get('type') ?? '';
  return {
    search: query.get('q') ?? '',
    category: RESOURCE_CATEGORIES.find((one) => one === category) ?? 'all',
    type: RESOURCE_TYPES.find((one) => one === type) ?? 'all',
  };
}

type Sought = Pick<ResourceSummary, 'title' | 'description' | 'category' | 'type'> & {
  tags: readonly string[];
};

/** Resources that fit all filters; the search looks into title, description and tags, whatever the case. */
export function matching<R extends Sought>(
  resources: readonly R[],
  { search, category, type }: Filters,
): R[] {
  const wanted = search.trim().toLowerCase();
  return resources.filter(
    (one) =>
      (category === 'all' || one.category === category) &&
      (type === 'all' || one.type === type) &&
      [one.title, one.description, ...one.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}
