import { analysis } from '@lectern/contracts/analysis';
import type { Output } from '@lectern/contracts/define';
import { reassess } from '@lectern/speech/assessment/assess';
import { current } from '@reduxjs/toolkit';
import { api } from '../../api/api.js';
import { call, type CallInput } from '../../api/call.js';
import { sessionsApi } from '../../api/sessions.api.js';

export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    setEventDismissed: build.mutation<
      Output<typeof analysis.setEventDismissed>,
      CallInput<typeof analysis.setEventDismissed>
    >({
      ...call(analysis.setEventDismissed),
      // Row, counts and scores change at once by the analyser's own rules; then the server's answer stands.
      async onQueryStarted({ sessionId, eventId, dismissed }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          sessionsApi.util.updateQueryData('getSession', { sessionId }, (session) => {
            if (!session.analysis) return;
            session.analysis = reassess(current(session.analysis), eventId, dismissed);
            session.overallScore = session.analysis.overallScore;
          }),
        );
        try {
          const { data } = await queryFulfilled;
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
  }),
});

export const { useSetEventDismissedMutation } = reviewApi;
