import { z } from 'zod';
import { operation } from './define.js';
import { known } from './known.js';
import { publicText, typedText } from './typed-text.js';

export const POST_CATEGORIES = ['success', 'question', 'tip', 'discussion'] as const;
export const PostCategory = z.enum(POST_CATEGORIES);
export type PostCategory = z.infer<typeof PostCategory>;

export const PRACTICE_AREAS = [
  'Corporate Law',
  'Personal Injury',
  'Criminal Defense',
  'Family Law',
  'Real Estate',
  'Employment Law',
  'Immigration',
  'Tax Law',
  'Other',
] as const;
export const PracticeArea = z.enum(PRACTICE_AREAS, { error: 'Practice area is required' });
export type PracticeArea = z.infer<typeof PracticeArea>;

export const MAX_POST_TITLE = 200;
export const MIN_POST_CONTENT = 10;
export const MAX_POST_CONTENT = 2000;
export const MAX_COMMENT = 1000;

/** What a member writes; the form checks the same (part 2, section 5). */
export const PostText = z.object({
  title: publicText({ min: 1, short: 'Title is required', max: MAX_POST_TITLE, long: 'Title too long' }),
  content: publicText({
    min: MIN_POST_CONTENT,
    short: `Content must be at least ${MIN_POST_CONTENT} characters`,
    max: MAX_POST_CONTENT,
    long: 'Content too long',
  }),
  category: PostCategory,
  practiceArea: PracticeArea,
});
export type PostText = z.infer<typeof PostText>;

export const CommentText = publicText({
  min: 1,
  short: 'Comment is required',
  max: MAX_COMMENT,
  long: 'Comment too long',
});

/** Who wrote something. */
const written = {
  /** Name or alias as it is now; null for a former member, and while the name is not known yet. */
  author: z.string().nullable(),
  /** True when the account was deleted and the text stayed. */
  former: z.boolean(),
  /** Always null: a picture would undo an alias. */
  avatar: z.string().nullable(),
  mine: z.boolean(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
};

export const Post = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  category: known(PostCategory, 'discussion'),
  practiceArea: known(PracticeArea, 'Other'),
  likes: z.number().int(),
  comments: z.number().int(),
  /** Whether the caller likes it. */
  liked: z.boolean(),
  /** Whether the caller has reported it. */
  reported: z.boolean(),
  ...written,
});
export type Post = z.infer<typeof Post>;

export const PostComment = z.object({
  id: z.uuid(),
  postId: z.uuid(),
  content: z.string(),
  reported: z.boolean(),
  ...written,
});
export type PostComment = z.infer<typeof PostComment>;

export const REPORT_REASONS = ['confidential', 'offensive', 'spam', 'other'] as const;
export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

const one = z.object({ postId: z.uuid() });
const Cursor = z.string().max(100);

/** Posts, comments and likes; answered by the community service. */
export const community = {
  /** The newest 100 posts, newest first. */
  list: operation({
    name: 'community.list-posts',
    access: 'user',
    http: { method: 'GET', path: '/api/community/posts' },
    input: z.object({}),
    output: z.array(Post),
  }),
  /** All posts in pages, newest first, filtered. */
  page: operation({
    name: 'community.page-posts',
    access: 'user',
    http: { method: 'GET', path: '/api/community/feed' },
    input: z.object({
      /** In title or content, whatever the case of its letters. */
      search: typedText(200).optional(),
      category: PostCategory.optional(),
      practiceArea: PracticeArea.optional(),
      /** `true`: only the caller's own. */
      mine: z.enum(['true', 'false']).default('false'),
      /** `next` of the page before. */
      before: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({
      posts: z.array(Post),
      /** Cursor of the next page; null on the last one. */
      next: z.string().nullable(),
      /** How many posts match the filters. */
      total: z.number().int(),
    }),
  }),
  get: operation({
    name: 'community.get-post',
    access: 'user',
    http: { method: 'GET', path: '/api/community/posts/:postId' },
    input: one,
    output: Post,
  }),
  create: operation({
    name: 'community.create-post',
    access: 'user',
    http: { method: 'POST', path: '/api/community/posts', status: 201 },
    input: PostText.extend({
      /** The caller's own id, if given at all: another one is refused. */
      userId: z.string().max(128).optional(),
    }),
    output: Post,
  }),
  /** Changes what is given of an own post. */
  update: operation({
    name: 'community.update-post',
    access: 'user',
    http: { method: 'PUT', path: '/api/community/posts/:postId' },
    input: PostText.partial().extend(one.shape),
    output: Post,
  }),
  /** An own post, with its comments and likes. */
  delete: operation({
    name: 'community.delete-post',
    access: 'user',
    http: { method: 'DELETE', path: '/api/community/posts/:postId', status: 204 },
    input: one,
    output: z.null(),
  }),
  /** Says whether the caller likes a post; saying it twice changes nothing. */
  like: operation({
    name: 'community.set-post-liked',
    access: 'user',
    http: { method: 'PUT', path: '/api/community/posts/:postId/like' },
    input: one.extend({ liked: z.boolean() }),
    output: z.object({ liked: z.boolean(), likes: z.number().int() }),
  }),
  /** Tells the operator of a post or of one of its comments. */
  report: operation({
    name: 'community.report-post',
    access: 'user',
    http: { method: 'POST', path: '/api/community/posts/:postId/report', status: 201 },
    input: one.extend({
      commentId: z.uuid().optional(),
      reason: ReportReason,
      note: typedText(500).optional(),
    }),
    output: z.object({ reported: z.boolean() }),
  }),
};

const ofComment = z.object({ commentId: z.uuid() });

export const comments = {
  /** Oldest first. */
  list: operation({
    name: 'community.list-comments',
    access: 'user',
    http: { method: 'GET', path: '/api/community/posts/:postId/comments' },
    input: one.extend({
      /** `next` of the page before. */
      after: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({ comments: z.array(PostComment), next: z.string().nullable() }),
  }),
  create: operation({
    name: 'community.create-comment',
    access: 'user',
    http: { method: 'POST', path: '/api/community/posts/:postId/comments', status: 201 },
    input: one.extend({ content: CommentText }),
    output: PostComment,
  }),
  /** An own comment. */
  update: operation({
    name: 'community.update-comment',
    access: 'user',
    http: { method: 'PUT', path: '/api/community/comments/:commentId' },
    input: ofComment.extend({ content: CommentText }),
    output: PostComment,
  }),
  /** An own comment. */
  delete: operation({
    name: 'community.delete-comment',
    access: 'user',
    http: { method: 'DELETE', path: '/api/community/comments/:commentId', status: 204 },
    input: ofComment,
    output: z.null(),
  }),
};
