import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isApiError } from '../../api/api-error.js';
import { useDeletePostMutation, useGetPostQuery } from '../../api/community.api.js';
import { errorMessage } from '../../api/error-message.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { useConfirm } from '../../ui/confirm.js';
import { EmptyState, ErrorState, Loading } from '../../ui/states.js';
import { PostCard } from './post-card.js';

const PostDialog = lazyPart(() => import('./post-dialog.js'), 'PostDialog');

/** One post by its address, with its comments: where a notification leads. */
export function SinglePost({ postId, all }: { postId: string; all: string }) {
  const { data, error, refetch } = useGetPostQuery({ postId }, { refetchOnMountOrArgChange: true });
  const [isEdited, setIsEdited] = useState(false);
  const [failure, setFailure] = useState('');
  const [remove] = useDeletePostMutation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const isGone = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_input');

  const deletePost = async () => {
    const yes = await confirm({
      title: 'Delete this post?',
      content: 'Its comments and likes go with it.',
      yes: 'Delete post',
      no: 'Keep it',
      loses: true,
    });
    if (!yes) return;
    const { error: problem } = await remove({ postId });
    if (problem) setFailure(errorMessage(problem, 'The post could not be deleted. Please try again.'));
    else void navigate(all);
  };

  return (
    <>
      <p className="single-post-back">
        <Link to={all}>Show all posts</Link>
      </p>
      {failure && (
        <p className="inline-error" role="alert">
          {failure}
        </p>
      )}
      {isGone ? (
        <EmptyState title="This post is gone" text="Its author has deleted it, or the address is wrong." />
      ) : data ? (
        <>
          <ul className="posts">
            <PostCard
              key={data.id}
              post={data}
              isOpen
              onEdit={() => setIsEdited(true)}
              onDelete={() => void deletePost()}
            />
          </ul>
          {isEdited && (
            <Suspense>
              <PostDialog open post={data} onClose={() => setIsEdited(false)} />
            </Suspense>
          )}
        </>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'The post could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          <div className="bone post-bone" />
        </Loading>
      )}
    </>
  );
}
