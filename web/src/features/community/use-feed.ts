import type { Post } from '@lectern/contracts/community';
import { useState } from 'react';
import { usePagePostsInfiniteQuery, type PostFilter } from '../../api/community.api.js';

/** The posts of a filter. What others post meanwhile waits until it is asked for: it does not move what is being read. */
export function useFeed(filter: PostFilter) {
  const query = usePagePostsInfiniteQuery(filter);
  const key = JSON.stringify(filter);
  const [seen, setSeen] = useState<{ key: string; upTo: string } | null>(null);
  const posts = query.currentData?.pages.flatMap((page) => page.posts);
  const newest = posts?.[0]?.createdAt;
  const upTo = seen?.key === key ? seen.upTo : null;
  if (posts !== undefined && upTo === null) setSeen({ key, upTo: newest ?? '' });
  const isNews = (post: Post) => upTo !== null && post.createdAt > upTo && !post.mine;
  return {
    posts: posts?.filter((post) => !isNews(post)),
    news: posts?.filter(isNews).length ?? 0,
    total: query.currentData?.pages[0]?.total ?? 0,
    showNews: () => setSeen({ key, upTo: newest ?? '' }),
    error: query.error,
    refetch: query.refetch,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
