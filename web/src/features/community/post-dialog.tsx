import type { Post } from '@lectern/contracts/community';
import { Modal } from 'antd';
import { useState } from 'react';
import { PostForm } from './post-form.js';

interface PostDialogProps {
  open: boolean;
  /** Null for a new one. */
  post: Post | null;
  onClose: () => void;
}

/** Closing it keeps what was typed; posting empties it. */
export function PostDialog({ open, post, onClose }: PostDialogProps) {
  const [posted, setPosted] = useState(0);
  return (
    <Modal
      open={open}
      title={post === null ? 'Create New Post' : 'Edit Post'}
      footer={null}
      width={640}
      onCancel={onClose}
    >
      <PostForm
        key={`${post?.id ?? ''} ${posted}`}
        post={post}
        onCancel={onClose}
        onDone={() => {
          setPosted(posted + 1);
          onClose();
        }}
      />
    </Modal>
  );
}
