import type { PostComment } from '@lectern/contracts/community';
import { useState } from 'react';
import { dateAndTime } from '../../lib/format.js';
import { CommentForm } from './comment-form.js';
import { authorName } from './community-words.js';
import { LinkedText } from './linked-text.js';
import { ReportButton } from './report-button.js';

export function CommentRow({ comment, onDelete }: { comment: PostComment; onDelete: () => void }) {
  const { id, postId, content, createdAt, editedAt, mine, reported } = comment;
  const [isEdited, setIsEdited] = useState(false);
  const author = authorName(comment);
  return (
    <li>
      <p className="sm t3">
        <b className="comment-author">{author}</b>
        {mine && ' (you)'} · <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        {editedAt && ' · edited'}
      </p>
      {isEdited ? (
        <CommentForm postId={postId} comment={comment} onDone={() => setIsEdited(false)} />
      ) : (
        <>
          <LinkedText text={content} />
          <div className="comment-actions">
            {mine ? (
              <>
                <button type="button" className="link-button sm" onClick={() => setIsEdited(true)}>
                  Edit<span className="visually-hidden"> your comment</span>
                </button>
                <button type="button" className="link-button sm" onClick={onDelete}>
                  Delete<span className="visually-hidden"> your comment</span>
                </button>
              </>
            ) : (
              <ReportButton
                postId={postId}
                commentId={id}
                what={`the comment of ${author}`}
                isReported={reported}
              />
            )}
          </div>
        </>
      )}
    </li>
  );
}
