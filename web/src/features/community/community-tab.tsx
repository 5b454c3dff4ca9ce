import { POST_CATEGORIES, PRACTICE_AREAS } from '@lectern/contracts/community';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PostFilter } from '../../api/community.api.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { paths } from '../../lib/paths.js';
import { PostFilters } from './post-filters.js';
import { PostsTab } from './posts-tab.js';
import { SinglePost } from './single-post.js';

const PostDialog = lazyPart(() => import('./post-dialog.js'), 'PostDialog');

/** Posts with their filters, which live in the address. */
export function CommunityTab() {
  const [query, setQuery] = useSearchParams();
  const [writing, setWriting] = useState<'never' | 'open' | 'closed'>('never');
  const postId = query.get('post');
  const category = POST_CATEGORIES.find((one) => one === query.get('category'));
  const practiceArea = PRACTICE_AREAS.find((one) => one === query.get('area'));
  const search = query.get('search') ?? '';
  const filter: PostFilter = {
    ...(search !== '' && { search }),
    ...(category && { category }),
    ...(practiceArea && { practiceArea }),
    ...(query.get('mine') === 'true' && { mine: 'true' }),
  };
  const change = (next: Record<string, string>) =>
    setQuery(
      (now) => {
        now.set('tab', 'community');
        for (const [name, value] of Object.entries(next)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const write = () => setWriting('open');
  if (postId !== null) return <SinglePost postId={postId} all={paths.community({ tab: 'community' })} />;
  return (
    <>
      <div className="row between community-tools">
        <h2 className="community-heading">Posts</h2>
        <Button type="primary" onClick={write}>
          Create New Post
        </Button>
      </div>
      <PostFilters filter={filter} onChange={change} />
      <PostsTab
        filter={filter}
        onClear={() => change({ search: '', category: '', area: '', mine: '' })}
        onCreate={write}
      />
      {writing !== 'never' && (
        <Suspense>
          <PostDialog open={writing === 'open'} post={null} onClose={() => setWriting('closed')} />
        </Suspense>
      )}
    </>
  );
}
