import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { machineDraftReady } from '@lectern/contracts/content-facts';
import type { Output, Payload } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import type { ContentType } from '@lectern/contracts/scenarios';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { AppError } from '@lectern/platform/errors/app-error';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { type ServiceUnderTest, testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';
import { aSessionDetail } from '../session-detail.fixtures.js';
import { VALE } from '../script/vale.fixtures.js';
import { LocalDrafting } from './local-drafting.js';
import { scripted } from './local-drafting.fixtures.js';

export const request = {
  scenario: 'opening-statement',
  caseDetails: VALE,
} as const;
export const CASE_NAME = 'Vale v. Acme Foods';
/** A script that was put in the place of a session's. */
interface Kept {
  sessionId: string;
  runId: string;
  by: string;
  text: unknown;
}

interface Begun {
  requestId: string;
  sessionId: string;
}

interface Drafting {
  service: ServiceUnderTest;
  kept: Kept[];
  local: () => LocalDrafting;
  /** The program in the place of the model does this from now on. */
  behaves: (behavior: string) => void;
  begun: (owner: Actor, contentTypes?: ContentType[], sessionId?: string) => Promise<Begun>;
  ended: (requestId: string, owner: Actor) => Promise<Output<typeof machineDrafts.get>>;
  /** The draft that waits beside the opening statement of a session. */
  waiting: (sessionId: string, owner: Actor) => Promise<string | null>;
  readyFor: (owner: Actor) => Promise<Payload<typeof machineDraftReady>[]>;
}

/** The service with a scripted program in the place of the model, and sessions whose owners are known. */
export function draftingUnderTest(): Drafting {
  const owners = new Map<string, string>();
  const kept: Kept[] = [];
  const owned = (sessionId: string, userId: string | undefined): void => {
    if (owners.get(sessionId) !== userId)
      throw AppError.fromWire({ code: 'not_found', message: 'There is no such session.' });
  };
  const service = testService(contentService, {
    stands: [
      standIn(sessions.get, ({ sessionId }, actor) => {
        owned(sessionId, actor?.userId);
        return {
          ...aSessionDetail,
          id: sessionId,
          sessionId,
          userId: actor?.userId ?? '',
          caseName: CASE_NAME,
        };
      }),
      standIn(scripts.keep, ({ sessionId, runId, content: draft }, actor) => {
        owned(sessionId, actor?.userId);
        kept.push({ sessionId, runId, by: draft.engine.drafting, text: draft.opening_statement });
        return { caseName: null };
      }),
    ],
  });
  const local = (): LocalDrafting => service.running.app.get(LocalDrafting, { strict: false });
  return {
    service,
    kept,
    local,
    behaves: (behavior) => {
      local().rest();
      scripted(local(), behavior);
    },
    begun: async (owner, contentTypes = ['opening_statement'], sessionId = randomUUID()) => {
      owners.set(sessionId, owner.userId);
      const { requestId } = await service.ask(
        machineDrafts.begin,
        { ...request, contentTypes, sessionId, requestId: randomUUID() },
        owner,
      );
      return { requestId, sessionId };
    },
    ended: (requestId, owner) =>
      eventually(async () => {
        const found = await service.ask(machineDrafts.get, { requestId }, owner);
        if (found.state === 'queued' || found.state === 'running') throw new Error('not yet');
        return found;
      }, 60_000),
    waiting: async (sessionId, owner) =>
      (await service.ask(machineDrafts.find, { sessionId, scenario: 'opening-statement' }, owner)).requestId,
    readyFor: async ({ userId }) =>
      (await service.published(machineDraftReady)).filter((fact) => fact.userId === userId),
  };
}
