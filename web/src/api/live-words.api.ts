import type { Output } from '@lectern/contracts/define';
import { localWords } from '@lectern/contracts/local-words';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

export const liveWordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    prepareLiveWords: build.mutation<
      Output<typeof localWords.prepareLiveWords>,
      CallInput<typeof localWords.prepareLiveWords>
    >(call(localWords.prepareLiveWords)),
    hearPiece: build.mutation<Output<typeof localWords.hearPiece>, CallInput<typeof localWords.hearPiece>>(
      call(localWords.hearPiece),
    ),
  }),
});
