/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { cases } from '@lectern/contracts/cases';
import { comments, community, type Post, type PostComment } from '@lectern/contracts/community';
import { sessionList } from '@lectern/contracts/session-list';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api.js';
import { aComment, aPost } from '../../testing/community.js';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { aSession } from '../../testing/sessions.js';
import { CommunityTab } from './community-tab.js';

const server = serveMockApi();
const ADDRESS = '/community?tab=community';

/** A community with these posts, and a writer whose only client is Lena Osgrave. */
function serve(posts: Post[], said: PostComment[] = []) {
  const kept = {
    posts,
    comments: said,
    created: [] as unknown[],
    deleted: [] as string[],
    asked: [] as unknown[],
  };
  const session = aSession({ caseData: { clientName: 'Lena Osgrave', keyFacts: 'She lost $184,000.' } });
  server.use(
    ...answers(community.page, (input) => {
      kept.asked.push(input);
      return { posts: kept.posts, next: null, total: kept.posts.length };
    }),
    ...answers(community.create, (input) => {
      kept.created.push(input);
      const post = aPost(50, { ...input, mine: true, author: 'Wrenna Attleby' });
      kept.posts = [post, ...kept.posts];
      return post;
    }),
    ...answers(community.delete, ({ postId }) => {
      kept.deleted.push(postId);
      kept.posts = kept.posts.filter(({ id }) => id !== postId);
      return null;
    }),
    ...answers(comments.list, () => ({ comments: kept.comments, next: null })),
    ...answers(comments.create, ({ content }) => {
      const comment = aComment(9, { content, mine: true });
      kept.comments = [...kept.comments, comment];
      return comment;
    }),
    ...answers(cases.list, () => ({ cases: [], next: null, open: 0, archived: 0, sessionsWithoutCase: 1 })),
    ...answers(sessionList.page, () => ({ sessions: [session], next: null, total: 1 })),
  );
  return kept;
}

const post = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

async function write(user: ReturnType<typeof renderPage>['user'], title: string, content: string) {
  await user.click((await screen.findAllByRole('button', { name: 'Create New Post' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  if (title) await user.type(dialog.getByLabelText('Title'), title);
  if (content) await user.type(dialog.getByLabelText('Content'), content);
  return dialog;
}

describe('posts', () => {
  it('says what is missing at its field, in the words of the specification', async () => {
    const kept = serve([]);
    const { user } = renderPage(<CommunityTab />, ADDRESS);
    const dialog = await write(user, '', 'Too short');
    await user.click(dialog.getByRole('button', { name: 'Create Post' }));
    await dialog.findByText('Title is required');
    dialog.getByText('Practice area is required');
    dialog.getByText('Content must be at least 10 characters');
    expect(document.activeElement).toBe(dialog.getByLabelText('Title'));
    expect(kept.created).toEqual([]);
  });

  it('is created, told in a toast, and forgotten by the form', async () => {
    const kept = serve([]);
    const { user } = renderPage(<CommunityTab />, ADDRESS);
    const dialog = await write(user, 'The pause', 'Count two before the figure.');
    await user.selectOptions(dialog.getByLabelText('Practice area'), 'Family Law');
    await user.click(dialog.getByRole('button', { name: 'Create Post' }));
    await screen.findByText('Your post has been shared with the community.');
    await post('The pause');
    expect(kept.created).toEqual([
      {
        title: 'The pause',
        content: 'Count two before the figure.',
        category: 'discussion',
        practiceArea: 'Family Law',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Create New Post' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('');
  });

  it('keeps what was typed when it could not be created', async () => {
    serve([]);
    server.use(...answers(community.create, () => refuse(500, 'internal', 'No.')));
    const { user } = renderPage(<CommunityTab />, ADDRESS);
    const dialog = await write(user, 'The pause', 'Count two before the figure.');
    await user.selectOptions(dialog.getByLabelText('Practice area'), 'Family Law');
    await user.click(dialog.getByRole('button', { name: 'Create Post' }));
    // Beside the button, and as the toast that the specification names.
    await waitFor(() =>
      expect(screen.getAllByText('Failed to create post. Please try again.')).toHaveLength(2),
    );
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('The pause');
  });

  it('warns before a client is named, and posts only when that is meant', async () => {
    const kept = serve([]);
    const { user } = renderPage(<CommunityTab />, ADDRESS);
    const dialog = await write(user, 'A good day', 'Ms. Osgrave was calm when we said $184,000.');
    await user.selectOptions(dialog.getByLabelText('Practice area'), 'Family Law');
    await user.click(dialog.getByRole('button', { name: 'Create Post' }));
    await dialog.findByText('This would tell every member');
    dialog.getByText(/^“Osgrave”: your client in/);
    dialog.getByText(/^“\$184,000”: a sum of/);
    expect(kept.created).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Post anyway, with “Osgrave”, “$184,000”' }));
    await waitFor(() => expect(kept.created).toHaveLength(1));
  });

  it('says so when the own cases could not be compared', async () => {
    const kept = serve([]);
    server.use(...answers(sessionList.page, () => refuse(503, 'unavailable', 'Away.')));
    const { user } = renderPage(<CommunityTab />, ADDRESS);
    const dialog = await write(user, 'A good day', 'Ms. Osgrave was calm.');
    await user.selectOptions(dialog.getByLabelText('Practice area'), 'Family Law');
    await user.click(dialog.getByRole('button', { name: 'Create Post' }));
    await dialog.findByText('Names could not be checked');
    expect(kept.created).toEqual([]);
  });

  it('shows markup as text, links web addresses alone, and recommends nothing', async () => {
    serve([aPost(1, { content: '<b>x</b> javascript:alert(1) https://example.com/a.' })]);
    renderPage(<CommunityTab />, ADDRESS);
    const shown = await post('Post 1');
    const links = shown.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/a']);
    expect(links[0]?.getAttribute('rel')).toContain('nofollow noopener ugc');
    shown.getByText(/<b>x<\/b> javascript:alert\(1\)/);
  });

  it('is liked at once, and not liked when the server says no', async () => {
    serve([aPost(1, { likes: 4 })]);
    let say: (() => void) | undefined;
    server.use(
      ...answers(community.like, async () => {
        await new Promise<void>((resolve) => (say = resolve));
        return refuse(404, 'not_found', 'This post is gone.');
      }),
    );
    const { user } = renderPage(<CommunityTab />, ADDRESS);
    const like = (await post('Post 1')).getByRole('button', { name: /^Like 4/ });
    await user.click(like);
    await waitFor(() => expect(like.textContent).toContain('5'));
    expect(like.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(say).toBeDefined());
    say?.();
    await screen.findByText('This post is gone.');
    await waitFor(() => expect(like.textContent).toContain('4'));
  });

  it('of others wait until they are asked for, and what is read does not move', async () => {
    const kept = serve([aPost(1)]);
    const { user, store } = renderPage(<CommunityTab />, ADDRESS);
    await post('Post 1');
    kept.posts = [aPost(3), aPost(2), ...kept.posts];
    store.dispatch(api.util.invalidateTags(['Posts']));
    const button = await screen.findByRole('button', { name: '2 new' });
    expect(screen.queryByRole('heading', { name: 'Post 3' })).toBeNull();
    await user.click(button);
    await post('Post 3');
  });

  it('of a former member name nobody', async () => {
    serve([aPost(1, { author: null, former: true })]);
    renderPage(<CommunityTab />, ADDRESS);
    (await post('Post 1')).getByText('former member');
  });

  it('is deleted once the page is left, unless that was taken back', async () => {
    const kept = serve([aPost(2, { mine: true }), aPost(1, { mine: true })]);
    const { user, unmount } = renderPage(<CommunityTab />, ADDRESS);
    await user.click((await post('Post 2')).getByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await post('Post 2');
    await user.click((await post('Post 1')).getByRole('button', { name: /^Delete/ }));
    await screen.findByText('“Post 1” is deleted.');
    unmount();
    await waitFor(() => expect(kept.deleted).toEqual([aPost(1).id]));
  });

  it('are asked for by the filters of the address', async () => {
    const kept = serve([]);
    renderPage(<CommunityTab />, '/community?tab=community&category=tip&area=Tax+Law&search=pause&mine=true');
    await screen.findByText('No posts found');
    expect(kept.asked).toEqual([
      expect.objectContaining({ category: 'tip', practiceArea: 'Tax Law', search: 'pause', mine: 'true' }),
    ]);
  });
});

describe('comments', () => {
  it('are shown on demand, and an own one is added below', async () => {
    serve([aPost(1, { comments: 1 })], [aComment(1)]);
    const { user } = renderPage(<CommunityTab />, ADDRESS);
    await user.click((await post('Post 1')).getByRole('button', { name: /^Comments 1/ }));
    await screen.findByText('Comment 1');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await screen.findByText('Comment is required');
    await user.type(screen.getByLabelText('Write a comment'), 'I breathe first.');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await screen.findByText('I breathe first.', { selector: 'p' });
  });

  it('warn as posts do', async () => {
    const kept = serve([aPost(1)]);
    const { user } = renderPage(<CommunityTab />, ADDRESS);
    await user.click((await post('Post 1')).getByRole('button', { name: /^Comments 0/ }));
    await user.type(await screen.findByLabelText('Write a comment'), 'Call 312-555-0142.');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await screen.findByText('“312-555-0142”: a telephone number');
    expect(kept.comments).toEqual([]);
  });
});
