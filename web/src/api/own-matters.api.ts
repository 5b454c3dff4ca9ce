import { cases } from '@lectern/contracts/cases';
import type { Output } from '@lectern/contracts/define';
import { sessionList } from '@lectern/contracts/session-list';
import type { ApiError } from './api-error.js';
import { api } from './api.js';
import { call, type ApiCall } from './call.js';

/** More pages than these are not asked for: 3,000 of each. */
const MOST_PAGES = 30;
const A_PAGE = 100;

/** What a case or a session of the reader's names. */
interface Matter {
  title: string;
  clientName: string | null | undefined;
  opposingParty: string | null | undefined;
  docketNumber: string | null;
  texts: (string | null | undefined)[];
}

type Asked<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };
type Ask = (request: ApiCall) => Promise<Asked<unknown>>;

class Unread extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.message);
  }
}

/** All pages of a list, one after the other. */
async function all<Page extends { next: string | null }>(
  ask: Ask,
  request: (after: string | undefined) => ApiCall,
): Promise<Page[]> {
  const pages: Page[] = [];
  let after: string | undefined;
  do {
    const { data, error } = await ask(request(after));
    if (error) throw new Unread(error);
    const page = data as Page;
    pages.push(page);
    after = page.next ?? undefined;
  } while (after !== undefined && pages.length < MOST_PAGES);
  return pages;
}

const casesOf = async (ask: Ask, archived: 'true' | 'false'): Promise<Matter[]> => {
  const pages = await all<Output<typeof cases.list>>(ask, (after) =>
    call(cases.list).query({ archived, sort: 'practiced', limit: A_PAGE, ...(after && { after }) }),
  );
  return pages.flatMap((page) =>
    page.cases.map(({ name, clientName, opposingParty, docketNumber }) => ({
      title: name,
      clientName,
      opposingParty,
      docketNumber,
      texts: [name],
    })),
  );
};

const sessionsOf = async (ask: Ask): Promise<Matter[]> => {
  const pages = await all<Output<typeof sessionList.page>>(ask, (after) =>
    call(sessionList.page).query({ limit: A_PAGE, ...(after && { after }) }),
  );
  return pages.flatMap((page) =>
    page.sessions.map(({ title, caseName, description, caseData }) => ({
      title: caseName ?? title,
      clientName: caseData.clientName,
      opposingParty: caseData.opposingParty,
      docketNumber: null,
      texts: [
        title,
        description,
        caseData.keyFacts,
        caseData.legalIssues,
        caseData.desiredOutcome,
        caseData.evidenceTypes,
        caseData.timeConstraints,
      ],
    })),
  );
};

const ownMattersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whom and what the reader's own cases and sessions name: for warning before something is told to others. */
    ownMatters: build.query<Matter[], void>({
      queryFn: async (_input, _api, _options, baseQuery) => {
        const ask: Ask = async (request) => (await baseQuery(request)) as Asked<unknown>;
        try {
          const [open, archived, sessions] = await Promise.all([
            casesOf(ask, 'false'),
            casesOf(ask, 'true'),
            sessionsOf(ask),
          ]);
          return { data: [...open, ...archived, ...sessions] };
        } catch (error) {
          if (error instanceof Unread) return { error: error.reason };
          throw error;
        }
      },
      providesTags: ['Cases', 'Sessions'],
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useLazyOwnMattersQuery } = ownMattersApi;
