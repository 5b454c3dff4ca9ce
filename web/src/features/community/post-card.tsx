import {
  BulbOutlined,
  CommentOutlined,
  HeartFilled,
  HeartOutlined,
  MessageOutlined,
  QuestionCircleOutlined,
  StarOutlined,
} from '@ant-design/icons';
import type { Post, PostCategory } from '@lectern/contracts/community';
import { useId, useState, type ReactNode } from 'react';
import { useSetPostLikedMutation } from '../../api/community.api.js';
import { errorMessage } from '../../api/error-message.js';
import { longDate } from '../../lib/format.js';
import { Comments } from './comments.js';
import { authorName, CATEGORY_WORDS, initials, refusal } from './community-words.js';
import { LinkedText } from './linked-text.js';
import { ReportButton } from './report-button.js';

const ICONS: Record<PostCategory, ReactNode> = {
  success: <StarOutlined aria-hidden="true" />,
  question: <QuestionCircleOutlined aria-hidden="true" />,
  tip: <BulbOutlined aria-hidden="true" />,
  discussion: <MessageOutlined aria-hidden="true" />,
};

interface PostCardProps {
  post: Post;
  /** Opened from its own address: its comments are shown. */
  isOpen?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function PostCard({ post, isOpen = false, onEdit, onDelete }: PostCardProps) {
  const { id, title, content, category, practiceArea, createdAt, editedAt, mine } = post;
  const [isShown, setIsShown] = useState(isOpen);
  const [failure, setFailure] = useState('');
  const heading = useId();
  const author = authorName(post);
  return (
    <li className="panel post" tabIndex={-1} aria-labelledby={heading}>
      <div className="post-head">
        <span className="post-avatar" aria-hidden="true">
          {post.former ? '–' : initials(author)}
        </span>
        <p className="grow">
          <b>{author}</b>
          {mine && <span className="t3"> (you)</span>}
          <span className="line2">
            {practiceArea} · <time dateTime={createdAt}>{longDate(createdAt)}</time>
            {editedAt && ' · edited'}
          </span>
        </p>
        <span className="post-category">
          {ICONS[category]} {CATEGORY_WORDS[category]}
        </span>
      </div>
      <h3 id={heading}>{title}</h3>
      <LinkedText text={content} />
      <div className="post-actions">
        <Like post={post} onFailure={setFailure} />
        <button
          type="button"
          className="btn small text"
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <CommentOutlined aria-hidden="true" />
          Comments <span className="num">{post.comments}</span>
          <span className="visually-hidden"> on {title}</span>
        </button>
        <span className="grow" />
        {mine ? (
          <>
            <button type="button" className="link-button" onClick={onEdit}>
              Edit<span className="visually-hidden"> {title}</span>
            </button>
            <button type="button" className="link-button" onClick={onDelete}>
              Delete<span className="visually-hidden"> {title}</span>
            </button>
          </>
        ) : (
          <ReportButton postId={id} what={title} isReported={post.reported} />
        )}
      </div>
      {failure && (
        <p className="inline-error" role="alert">
          {failure}
        </p>
      )}
      {isShown && <Comments postId={id} title={title} />}
    </li>
  );
}

/** Shown at once; taken back where the server says no. */
function Like({ post, onFailure }: { post: Post; onFailure: (problem: string) => void }) {
  const { id: postId, liked, likes, title } = post;
  const [setLiked] = useSetPostLikedMutation();
  const toggle = async () => {
    onFailure('');
    const { error } = await setLiked({ postId, liked: !liked });
    if (error) onFailure(refusal(error, errorMessage(error, 'That did not work. Please try again.')));
  };
  return (
    <button type="button" className="btn small text like" aria-pressed={liked} onClick={() => void toggle()}>
      {liked ? <HeartFilled aria-hidden="true" /> : <HeartOutlined aria-hidden="true" />}
      Like <span className="num">{likes}</span>
      <span className="visually-hidden">: {title}</span>
    </button>
  );
}
