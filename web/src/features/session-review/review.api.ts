import { analysis } from '@lectern/contracts/analysis';
import type { Output } from '@lectern/contracts/define';
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
      // The row changes at once; the scores follow with the server's answer. A refusal takes the change back.
      async onQueryStarted({ sessionId, eventId, dismissed }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          sessionsApi.util.updateQueryData('getSession', { sessionId }, (session) => {
            const event = session.analysis?.events.find((one) => one.id === eventId);
            if (event) event.dismissed = dismissed;
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
