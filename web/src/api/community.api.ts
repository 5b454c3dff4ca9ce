import { comments, community, type Post } from '@lectern/contracts/community';
import type { Output } from '@lectern/contracts/define';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

type PostPage = Output<typeof community.page>;
type CommentPage = Output<typeof comments.list>;

/** Which posts a reader asks for. */
export type PostFilter = Pick<
  CallInput<typeof community.page>,
  'search' | 'category' | 'practiceArea' | 'mine'
>;

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    pagePosts: build.infiniteQuery<PostPage, PostFilter, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        call(community.page).query({ ...queryArg, ...(pageParam !== null && { before: pageParam }) }),
      providesTags: ['Posts'],
    }),
    getPost: build.query<Output<typeof community.get>, CallInput<typeof community.get>>({
      ...call(community.get),
      providesTags: ['Posts'],
    }),
    pageComments: build.infiniteQuery<CommentPage, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: postId, pageParam }) =>
        call(comments.list).query({ postId, ...(pageParam !== null && { after: pageParam }) }),
      providesTags: ['Comments'],
    }),
  }),
});

type Dispatch = Parameters<ReturnType<typeof readApi.util.updateQueryData>>[0];
type State = Parameters<typeof readApi.util.selectCachedArgsForQuery>[0];

/** Changes a post wherever it is kept, before the server's answer. @returns how to take it back */
function changeCopies(
  dispatch: Dispatch,
  state: State,
  postId: string,
  change: (post: Post) => void,
): () => void {
  const changeOne = (post: Post) => {
    if (post.id === postId) change(post);
  };
  const undo = [
    ...readApi.util
      .selectCachedArgsForQuery(state, 'pagePosts')
      .map(
        (filter) =>
          dispatch(
            readApi.util.updateQueryData('pagePosts', filter, ({ pages }) =>
              pages.forEach(({ posts }) => posts.forEach(changeOne)),
            ),
          ).undo,
      ),
    dispatch(readApi.util.updateQueryData('getPost', { postId }, changeOne)).undo,
  ];
  return () => undo.forEach((step) => step());
}

const communityApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    createPost: build.mutation<Output<typeof community.create>, CallInput<typeof community.create>>({
      ...call(community.create),
      invalidatesTags: ['Posts', 'Notifications'],
    }),
    updatePost: build.mutation<Output<typeof community.update>, CallInput<typeof community.update>>({
      ...call(community.update),
      invalidatesTags: ['Posts'],
    }),
    deletePost: build.mutation<Output<typeof community.delete>, CallInput<typeof community.delete>>({
      ...call(community.delete),
      invalidatesTags: ['Posts'],
    }),
    setPostLiked: build.mutation<Output<typeof community.like>, CallInput<typeof community.like>>({
      ...call(community.like),
      onQueryStarted: async ({ postId, liked }, { dispatch, getState, queryFulfilled }) => {
        const undo = changeCopies(dispatch, getState(), postId, (post) => {
          if (post.liked === liked) return;
          post.liked = liked;
          post.likes += liked ? 1 : -1;
        });
        const answer = await queryFulfilled.catch(undo);
        if (answer) changeCopies(dispatch, getState(), postId, (post) => Object.assign(post, answer.data));
      },
    }),
    reportPost: build.mutation<Output<typeof community.report>, CallInput<typeof community.report>>({
      ...call(community.report),
      invalidatesTags: ['Posts', 'Comments'],
    }),
    createComment: build.mutation<Output<typeof comments.create>, CallInput<typeof comments.create>>({
      ...call(comments.create),
      invalidatesTags: ['Posts', 'Comments'],
    }),
    updateComment: build.mutation<Output<typeof comments.update>, CallInput<typeof comments.update>>({
      ...call(comments.update),
      invalidatesTags: ['Comments'],
    }),
    deleteComment: build.mutation<Output<typeof comments.delete>, CallInput<typeof comments.delete>>({
      ...call(comments.delete),
      invalidatesTags: ['Posts', 'Comments'],
    }),
  }),
});

export const {
  usePagePostsInfiniteQuery,
  useGetPostQuery,
  usePageCommentsInfiniteQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useSetPostLikedMutation,
  useReportPostMutation,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
} = communityApi;
