import { community, type Post } from '@lectern/contracts/community';
import { Button } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../api/api-error.js';
import { call } from '../../api/call.js';
import { useDeletePostMutation, type PostFilter } from '../../api/community.api.js';
import { errorMessage } from '../../api/error-message.js';
import { useUndoableDeletion } from '../../api/use-undoable-deletion.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { EmptyState, ErrorState, Loading } from '../../ui/states.js';
import { counted } from './community-words.js';
import { PostCard } from './post-card.js';
import { useFeed } from './use-feed.js';

const PostDialog = lazyPart(() => import('./post-dialog.js'), 'PostDialog');

interface PostsTabProps {
  filter: PostFilter;
  onClear: () => void;
  onCreate: () => void;
}

/** Posts, newest first. */
export function PostsTab({ filter, onClear, onCreate }: PostsTabProps) {
  const feed = useFeed(filter);
  const deletion = usePostDeletion();
  const [edited, setEdited] = useState<Post | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [shownBefore, setShownBefore] = useState<number | null>(null);
  const count = feed.posts?.length ?? 0;
  useEffect(() => {
    if (shownBefore === null || count <= shownBefore) return;
    list.current?.querySelectorAll<HTMLElement>('.post')[shownBefore]?.focus();
    setShownBefore(null);
  }, [shownBefore, count]);

  if (feed.posts === undefined)
    return feed.error ? (
      <ErrorState
        message={errorMessage(feed.error, 'The posts could not be loaded.')}
        traceId={isApiError(feed.error) ? feed.error.traceId : undefined}
        onRetry={() => void feed.refetch()}
      />
    ) : (
      <Loading>
        {[0, 1, 2].map((bone) => (
          <div key={bone} className="bone post-bone" />
        ))}
      </Loading>
    );
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== 'false');
  return (
    <>
      <p className="sm t3 post-count" role="status">
        {feed.news > 0 ? (
          <button type="button" className="btn small" onClick={feed.showNews}>
            {feed.news} new
          </button>
        ) : (
          feed.posts.length > 0 && counted(feed.total, 'post')
        )}
      </p>
      {deletion.failure && (
        <p role="alert" className="inline-error">
          {deletion.failure}
        </p>
      )}
      {feed.posts.length === 0 && feed.news === 0 ? (
        isFiltered ? (
          <EmptyState
            title="No posts found"
            text="No post fits the search and the filters."
            action={<Button onClick={onClear}>Clear filters</Button>}
          />
        ) : (
          <EmptyState
            title="No posts yet"
            text="Ask what others do before a difficult witness, or tell what worked for you."
            action={<Button onClick={onCreate}>Create New Post</Button>}
          />
        )
      ) : (
        <ul className="posts" ref={list}>
          {feed.posts.map((post) =>
            deletion.waiting.has(post.id) ? (
              <li key={post.id} className="panel post-undo" role="status">
                <span>“{post.title}” is deleted.</span>
                <button type="button" className="link-button" onClick={() => deletion.undo(post.id)}>
                  Undo
                </button>
              </li>
            ) : (
              <PostCard
                key={post.id}
                post={post}
                onEdit={() => setEdited(post)}
                onDelete={() => deletion.remove(post.id)}
              />
            ),
          )}
        </ul>
      )}
      {feed.hasMore && (
        <div className="row post-more">
          <Button
            disabled={feed.isLoadingMore}
            onClick={() => {
              setShownBefore(count);
              feed.loadMore();
            }}
          >
            Show older posts
          </Button>
        </div>
      )}
      {edited && (
        <Suspense>
          <PostDialog key={edited.id} open post={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}

function usePostDeletion() {
  const [remove] = useDeletePostMutation();
  return useUndoableDeletion({
    perform: async (postId) => {
      const { error } = await remove({ postId });
      return error ? errorMessage(error, 'The post could not be deleted. Please try again.') : null;
    },
    whileLeaving: (postId) => call(community.delete).query({ postId }),
  });
}
