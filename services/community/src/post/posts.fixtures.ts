import type { Actor } from '@lectern/contracts/actor';
import { comments, community } from '@lectern/contracts/community';
import type { Output } from '@lectern/contracts/define';
import { type ServiceUnderTest, testService } from '@lectern/testing/test-service';
import { aPostText, STANDS } from '../community.fixtures.js';
import { communityService } from '../service.js';

interface Text {
  title?: string;
  content?: string;
  category?: 'success' | 'question';
}

interface Posts {
  service: ServiceUnderTest;
  post: (actor: Actor, text?: Text) => Promise<Output<typeof community.create>>;
  comment: (postId: string, actor: Actor, content?: string) => Promise<Output<typeof comments.create>>;
  look: (postId: string, actor: Actor) => Promise<Output<typeof community.get>>;
}

const written = (text: Text) => ({ ...aPostText, ...text });

/** The service, and what its members do in it most. */
export function postsUnderTest(): Posts {
  const service = testService(communityService, { stands: STANDS });
  return {
    service,
    post: (actor, text = {}) => service.ask(community.create, written(text), actor),
    comment: (postId, actor, content = 'The same here.') =>
      service.ask(comments.create, { postId, content }, actor),
    look: (postId, actor) => service.ask(community.get, { postId }, actor),
  };
}
