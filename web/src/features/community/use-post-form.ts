import { PostText, type Post, type PostCategory, type PracticeArea } from '@lectern/contracts/community';
import { useState } from 'react';

export interface PostDraft {
  title: string;
  content: string;
  category: PostCategory;
  practiceArea: PracticeArea | undefined;
}
type Field = keyof PostDraft;

const EMPTY: PostDraft = { title: '', content: '', category: 'discussion', practiceArea: undefined };

/** What is typed, and what the specification says of it. */
export function usePostForm(post: Post | null) {
  const [draft, setDraft] = useState<PostDraft>(() => (post === null ? EMPTY : pick(post)));
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});

  const change = (next: Partial<PostDraft>) => {
    setDraft((now) => ({ ...now, ...next }));
    setProblems((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(next).map((field) => [field, undefined])),
    }));
  };
  /** The text as it would be sent, or null with the problems shown; `first` takes the focus. */
  const read = (first: (field: Field) => void): PostText | null => {
    const parsed = PostText.safeParse(draft);
    if (parsed.success) return parsed.data;
    const found: Partial<Record<Field, string>> = {};
    for (const { path, message } of parsed.error.issues) found[path[0] as Field] ??= message;
    setProblems(found);
    const field = (['title', 'category', 'practiceArea', 'content'] as const).find((name) => found[name]);
    if (field) first(field);
    return null;
  };
  return { draft, problems, change, read };
}

const pick = ({ title, content, category, practiceArea }: Post): PostDraft => ({
  title,
  content,
  category,
  practiceArea,
});
