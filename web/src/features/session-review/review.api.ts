import { analysis } from '@lectern/contracts/analysis';
import type { Output } from '@lectern/contracts/define';
import { sessions } from '@lectern/contracts/sessions';
import { shares } from '@lectern/contracts/shares';
import { reassess } from '@lectern/speech/assessment/assess';
import { current } from '@reduxjs/toolkit';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { ApiError } from '../../api/api-error.js';
import { api } from '../../api/api.js';
import type { DownloadedFile } from '../../api/base-query.js';
import { call, type CallInput } from '../../api/call.js';
import { sessionsApi } from '../../api/sessions.api.js';

const { query: dismissing } = call(analysis.setEventDismissed);
/** One change at a time goes to the server: of a dismissal and its Undo on two connections the later could arrive first. */
let changing: Promise<unknown> = Promise.resolve();

/** Of quick changes of mind only the last one's answer stands: an earlier one would show again what was undone. */
let latestTurn = 0;

export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    setEventDismissed: build.mutation<
      Output<typeof analysis.setEventDismissed>,
      CallInput<typeof analysis.setEventDismissed>
    >({
      queryFn: (input, _api, _options, baseQuery) => {
        const answer = changing.then(() => baseQuery(dismissing(input)));
        changing = answer;
        return answer as Promise<
          QueryReturnValue<Output<typeof analysis.setEventDismissed>, ApiError, object>
        >;
      },
      // Row, counts and scores change at once by the analyzer's own rules; then the server's answer stands.
      async onQueryStarted({ sessionId, eventId, dismissed }, { dispatch, queryFulfilled }) {
        const turn = ++latestTurn;
        const patch = dispatch(
          sessionsApi.util.updateQueryData('getSession', { sessionId }, (session) => {
            if (!session.analysis) return;
            session.analysis = reassess(current(session.analysis), eventId, dismissed);
            session.overallScore = session.analysis.overallScore;
          }),
        );
        try {
          const { data } = await queryFulfilled;
          if (turn !== latestTurn) return;
          dispatch(
            sessionsApi.util.updateQueryData('getSession', { sessionId }, (session) => {
              session.analysis = data;
              session.overallScore = data.overallScore;
            }),
          );
          dispatch(api.util.invalidateTags(['Sessions', 'Stats']));
        } catch {
          patch.undo();
        }
      },
    }),
    // Not optimistic: the whole analysis is made anew.
    setTranscript: build.mutation<
      Output<typeof analysis.setTranscript>,
      CallInput<typeof analysis.setTranscript>
    >({
      ...call(analysis.setTranscript),
      async onQueryStarted({ sessionId }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => {
            dispatch(
              sessionsApi.util.updateQueryData('getSession', { sessionId }, (session) => {
                session.analysis = data;
                session.overallScore = data.overallScore;
                session.transcript = data.transcript?.text ?? null;
              }),
            );
            dispatch(api.util.invalidateTags(['Sessions', 'Stats']));
          },
          () => undefined,
        );
      },
    }),
    analyzeStored: build.mutation<
      Output<typeof sessions.analyzeStored>,
      CallInput<typeof sessions.analyzeStored>
    >({
      ...call(sessions.analyzeStored),
      invalidatesTags: (_answer, _error, { sessionId }) => ['Sessions', { type: 'Session', id: sessionId }],
    }),
    downloadReport: build.mutation<DownloadedFile, CallInput<typeof sessions.downloadReport>>({
      ...call(sessions.downloadReport),
    }),
    // Kept for no time: links run out by themselves.
    listShares: build.query<Output<typeof shares.list>, CallInput<typeof shares.list>>({
      ...call(shares.list),
      keepUnusedDataFor: 0,
    }),
    createShare: build.mutation<Output<typeof shares.create>, CallInput<typeof shares.create>>({
      ...call(shares.create),
      async onQueryStarted({ sessionId }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data: { path: _toldOnce, ...share } }) =>
            dispatch(reviewApi.util.updateQueryData('listShares', { sessionId }, (open) => [share, ...open])),
          () => undefined,
        );
      },
    }),
    revokeShare: build.mutation<Output<typeof shares.revoke>, CallInput<typeof shares.revoke>>({
      ...call(shares.revoke),
      // A link counts as ended only once the server says so.
      async onQueryStarted({ sessionId, shareId }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          () =>
            dispatch(
              reviewApi.util.updateQueryData('listShares', { sessionId }, (open) =>
                open.filter(({ id }) => id !== shareId),
              ),
            ),
          () => undefined,
        );
      },
    }),
    openShare: build.query<Output<typeof shares.open>, CallInput<typeof shares.open>>({
      ...call(shares.open),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useSetEventDismissedMutation,
  useSetTranscriptMutation,
  useAnalyzeStoredMutation,
  useDownloadReportMutation,
  useListSharesQuery,
  useCreateShareMutation,
  useRevokeShareMutation,
  useOpenShareQuery,
} = reviewApi;
