import { comments, type PostComment } from '@lectern/contracts/community';
import { call } from '../../api/call.js';
import { useDeleteCommentMutation, usePageCommentsInfiniteQuery } from '../../api/community.api.js';
import { errorMessage } from '../../api/error-message.js';
import { useUndoableDeletion } from '../../api/use-undoable-deletion.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { CommentForm } from './comment-form.js';
import { CommentRow } from './comment-row.js';

/** What was said to a post, oldest first, and a field to say something. */
export function Comments({ postId, title }: { postId: string; title: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePageCommentsInfiniteQuery(postId);
  const [remove] = useDeleteCommentMutation();
  const deletion = useUndoableDeletion({
    perform: async (commentId) => {
      const { error: problem } = await remove({ commentId });
      return problem ? errorMessage(problem, 'The comment could not be deleted. Please try again.') : null;
    },
    whileLeaving: (commentId) => call(comments.delete).query({ commentId }),
  });
  const all: PostComment[] | undefined = data?.pages.flatMap((page) => page.comments);
  return (
    <section className="comments" aria-label={`Comments on ${title}`}>
      {all === undefined ? (
        error ? (
          <ErrorState
            message={errorMessage(error, 'The comments could not be loaded.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading>
            <div className="bone comment-bone" />
          </Loading>
        )
      ) : (
        <>
          {all.length > 0 && (
            <ul className="comment-list">
              {all.map((comment) =>
                deletion.waiting.has(comment.id) ? (
                  <li key={comment.id} className="row" role="status">
                    <span>Your comment is deleted.</span>
                    <button type="button" className="link-button" onClick={() => deletion.undo(comment.id)}>
                      Undo
                    </button>
                  </li>
                ) : (
                  <CommentRow
                    key={comment.id}
                    comment={comment}
                    onDelete={() => deletion.remove(comment.id)}
                  />
                ),
              )}
            </ul>
          )}
          {hasNextPage && (
            <button
              type="button"
              className="link-button"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show more comments
            </button>
          )}
        </>
      )}
      {deletion.failure && (
        <p role="alert" className="inline-error">
          {deletion.failure}
        </p>
      )}
      <CommentForm postId={postId} />
    </section>
  );
}
