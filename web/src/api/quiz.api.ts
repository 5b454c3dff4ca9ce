import type { Output } from '@lectern/contracts/define';
import { quiz } from '@lectern/contracts/quiz';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

const quizApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Asked anew on each visit: the quiz is taken on a page without this cache.
    getQuizResult: build.query<Output<typeof quiz.getResult>, CallInput<typeof quiz.getResult>>({
      ...call(quiz.getResult),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetQuizResultQuery } = quizApi;
