import type { Actor } from '@lectern/contracts/actor';
import { type CaseDetails, KnownCaseDetails } from '@lectern/contracts/case';
import {
  type CaseModel,
  KnownCorrections,
  type ModelCorrections,
  type SentCorrections,
  type Side,
} from '@lectern/contracts/case-model';
import { type Side as CaseSide, cases } from '@lectern/contracts/cases';
import { readFor } from '@lectern/contracts/document-parties';
import { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { isolated } from '@lectern/platform/isolated/isolated';
import { Bus } from '@lectern/platform/messaging/bus';
import { Injectable } from '@nestjs/common';
import type { DocumentEntity } from '../document/document.entity.js';
import { DocumentRepository, toCaseDocument } from '../document/document.repository.js';
import { withFieldPlaces } from '../document/field-places.js';
import type { CaseDocument } from './file-sentences.js';
import { CaseModelEntity } from './case-model.entity.js';
import { mergedCorrections } from './merged-corrections.js';

const understanding = isolated<typeof import('../script/draft.task.js')>(
  new URL('../script/draft.task.js', import.meta.url),
  { seconds: 20 },
);

export interface Understood {
  model: CaseModel;
  corrections: ModelCorrections;
}

@Injectable()
export class CaseModelRepository {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly documents: DocumentRepository,
  ) {}

  /** A case's corrections hold for all its sessions. */
  async correctionsOf(scopeId: string, userId: string): Promise<ModelCorrections> {
    const row = await this.database.manager.findOneBy(CaseModelEntity, { scopeId, userId });
    return KnownCorrections.parse(row?.corrections ?? {});
  }

  /** What a session's draft is made from, for a job that has no more than its owner's id. */
  async fileOf(
    sessionId: string,
    userId: string,
  ): Promise<{ documents: CaseDocument[]; corrections: ModelCorrections }> {
    // A session that cannot be asked for just now has its own corrections.
    const caseId = await this.bus.ask(sessions.get, { sessionId }, { userId }).then(
      (session) => session.caseId,
      () => null,
    );
    const kept = await this.correctionsOf(caseId ?? sessionId, userId);
    return {
      documents: await this.documents.documentsFor({ sessionId, caseId }, userId),
      corrections: caseId ? await this.withSide(kept, caseId, { userId }) : kept,
    };
  }

  /** @throws AppError not_found for a session of somebody else */
  async ofSession(sessionId: string, actor: Actor, sent?: SentCorrections): Promise<Understood> {
    const { caseId, caseData } = await this.bus.ask(sessions.get, { sessionId }, actor);
    const documents = await this.documents.documentsFor({ sessionId, caseId }, actor.userId);
    return this.understood({ sessionId, caseId }, { details: caseData, documents }, actor, sent);
  }

  /** @throws AppError not_found for a case of somebody else */
  async ofCase(caseId: string, actor: Actor, sent?: SentCorrections): Promise<Understood> {
    const { caseData, side } = await this.bus.ask(cases.find, { caseId }, actor);
    const found = await this.documents.ofCase(caseId, actor.userId);
    const documents = found.map(({ id, title, fileName, pages, reading }) => ({
      id,
      title,
      fileName,
      pages,
      reading: reading && readFor(reading, side),
    }));
    const details = detailsOf(caseData, documents);
    const file = { details, documents: documents.map(toCaseDocument) };
    const { model, ...kept } = await this.understood({ caseId }, file, actor, sent);
    return { ...kept, model: withFieldPlaces(model, details, documents) };
  }

  /** For whom the attorney appears, as the case says it, unless it was corrected in the model. */
  private async withSide(kept: ModelCorrections, caseId: string, actor: Actor): Promise<ModelCorrections> {
    if (kept.side) return kept;
    const { side } = await this.bus.ask(cases.find, { caseId }, actor).catch(() => ({ side: null }));
    const found = side && SIDE_OF[side];
    return found ? { ...kept, side: found } : kept;
  }

  private async understood(
    { sessionId, caseId }: { sessionId?: string; caseId: string | null },
    file: { details: CaseDetails; documents: CaseDocument[] },
    actor: Actor,
    sent?: SentCorrections,
  ): Promise<Understood> {
    const { userId } = actor;
    const scopeId = caseId ?? sessionId!;
    const kept = await (sent ? this.keep({ scopeId, userId }, sent) : this.correctionsOf(scopeId, userId));
    const corrections = caseId ? await this.withSide(kept, caseId, actor) : kept;
    return { model: await understanding.understand({ ...file, corrections }, { userId }), corrections: kept };
  }

  /** One sender after the other, also where nothing was kept before. */
  private keep(owner: { scopeId: string; userId: string }, sent: SentCorrections): Promise<ModelCorrections> {
    return this.database.manager.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(CaseModelEntity)
        .values({ ...owner, corrections: NOTHING_CORRECTED, updatedAt: new Date() })
        .orIgnore()
        .execute();
      const row = await manager.findOneOrFail(CaseModelEntity, {
        where: owner,
        lock: { mode: 'pessimistic_write' },
      });
      const corrections = mergedCorrections(KnownCorrections.parse(row.corrections), sent);
      await manager.update(CaseModelEntity, owner, { corrections, updatedAt: new Date() });
      return corrections;
    });
  }
}

const NOTHING_CORRECTED: ModelCorrections = { items: {}, slots: {} };

/** Which side of the burden it is; on appeal that is open. */
const SIDE_OF: Partial<Record<CaseSide, Side>> = {
  plaintiff: 'claiming',
  prosecution: 'claiming',
  petitioner: 'claiming',
  defendant: 'defending',
  accused: 'defending',
  respondent: 'defending',
};

/** What the attorney says of a case, and for what he leaves open the first document that tells it. */
function detailsOf(
  caseData: CaseDetails,
  documents: readonly Pick<DocumentEntity, 'reading'>[],
): CaseDetails {
  const told = documents.flatMap(({ reading }) => KnownCaseDetails.safeParse(reading ?? {}).data ?? []);
  return Object.assign({}, ...told.toReversed(), caseData);
}
