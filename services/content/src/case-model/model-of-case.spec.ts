import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { cases } from '@lectern/contracts/cases';
import { ModelCorrections } from '@lectern/contracts/case-model';
import { content } from '@lectern/contracts/content';
import type { Output } from '@lectern/contracts/define';
import { AppError } from '@lectern/platform/errors/app-error';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const owners = new Map<string, string>();
/** What the attorney said of a case, where it is another than that of a plaintiff. */
const said = new Map<string, Partial<Output<typeof cases.find>>>();

const aCase = (id: string): Output<typeof cases.find> => ({
  id,
  name: 'Marrow v. Kestrel',
  clientName: null,
  opposingParty: null,
  side: 'plaintiff',
  court: null,
  docketNumber: null,
  hearingDate: null,
  hearingTime: null,
  hearingKind: null,
  hearingPlace: null,
  archived: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  caseData: {
    caseType: 'personal-injury',
    keyFacts:
      'On March 9, 2025, Odile Marrow drove to the dock. The door fell on her hand. Nobody had posted a sign.',
    desiredOutcome: 'Damages of $40,000.',
  },
});

const owned = (caseId: string, userId: string | undefined): Output<typeof cases.find> => {
  if (owners.get(caseId) !== userId)
    throw AppError.fromWire({ code: 'not_found', message: 'There is no such case.' });
  return { ...aCase(caseId), ...said.get(caseId) };
};

const service = testService(contentService, {
  stands: [standIn(cases.find, ({ caseId }, actor) => owned(caseId, actor?.userId))],
});

function ofOwner(): { caseId: string; actor: ReturnType<typeof anActor> } {
  const actor = anActor();
  const caseId = randomUUID();
  owners.set(caseId, actor.userId);
  return { caseId, actor };
}

describe('the model of a case', () => {
  it('is understood from what was typed, for the side that the case names', async () => {
    const { caseId, actor } = ofOwner();

    const { model } = await service.ask(content.getModelOfCase, { caseId }, actor);

    expect(model.side).toBe('claiming');
    expect(model.facts.map(({ text }) => text)).toContain('The door fell on her hand.');
  });

  it('keeps a correction for the next look', async () => {
    const { caseId, actor } = ofOwner();
    const { model } = await service.ask(content.getModelOfCase, { caseId }, actor);
    const sign = model.facts.find(({ text }) => /sign/.test(text))!;
    const asked = model.relief[0]!;

    await service.ask(
      content.correctModelOfCase,
      {
        caseId,
        corrections: ModelCorrections.parse({
          items: { [sign.id]: { leftOut: true }, [asked.id]: { value: 'Damages of $55,000' } },
          slots: { theme: 'They knew, and they waited.' },
        }),
      },
      actor,
    );
    const { model: next, corrections } = await service.ask(content.getModelOfCase, { caseId }, actor);

    expect(next.facts.map(({ id }) => id)).not.toContain(sign.id);
    expect(next.relief[0]).toMatchObject({ amount: '$55,000', confidence: 'yours' });
    expect(next.slots).toEqual({ theme: 'They knew, and they waited.' });
    expect(corrections.items[sign.id]).toEqual({ leftOut: true });
  });

  it('keeps what two windows correct at the same time, each beside the other', async () => {
    const { caseId, actor } = ofOwner();
    const { model, corrections: seen } = await service.ask(content.getModelOfCase, { caseId }, actor);
    const [first, second, third] = model.facts.map(({ id }) => id) as [string, string, string];
    const send = (corrections: ModelCorrections, expectedCorrections: ModelCorrections) =>
      service.ask(content.correctModelOfCase, { caseId, corrections, expectedCorrections }, actor);
    const only = (id: string): ModelCorrections => ({ items: { [id]: { leftOut: true } }, slots: {} });

    await Promise.all([first, second, third].map((id) => send(only(id), seen)));
    const { corrections: all } = await service.ask(content.getModelOfCase, { caseId }, actor);
    expect(all.items).toEqual({ ...only(first).items, ...only(second).items, ...only(third).items });

    // What one window takes back is taken back; what it left as it saw it stays.
    await send({ items: {}, slots: { theme: 'They waited.' } }, only(first));
    const { corrections: left } = await service.ask(content.getModelOfCase, { caseId }, actor);
    expect(left).toEqual({
      items: { ...only(second).items, ...only(third).items },
      slots: { theme: 'They waited.' },
    });
  });

  it('takes the accused for our client where the case says so, whoever is named first in the charge', async () => {
    const { caseId, actor } = ofOwner();
    said.set(caseId, { side: 'accused', caseData: { keyFacts: 'The rear door was unlocked.' } });
    const names = { clientName: 'The People of the State of New York', opposingParty: 'Casimir Pellegrin' };
    const page = { text: 'THE PEOPLE OF THE STATE OF NEW YORK -against- CASIMIR PELLEGRIN', ocr: false };
    await service.query(
      `insert into document (id, case_id, user_id, file_key, file_name, pages, reading) values ($1, $2, $3, 'uploads/y', 'indictment.pdf', $4, $5)`,
      [
        randomUUID(),
        caseId,
        actor.userId,
        JSON.stringify([{ ...page, number: 1, scanned: false, read: true }]),
        JSON.stringify({
          ...names,
          clientStands: 'first',
          sources: Object.entries(names).map(([field, quote]) => ({
            field,
            page: 1,
            quote,
            confidence: 0.9,
          })),
          pageCount: 1,
          ocrPages: [],
          warnings: [],
        }),
      ],
    );

    const { model } = await service.ask(content.getModelOfCase, { caseId }, actor);

    expect(model.side).toBe('defending');
    const client = model.people.find(({ side }) => side === 'ours');
    expect(client?.name).toBe('Casimir Pellegrin');
    expect(client?.sources).toContainEqual(
      expect.objectContaining({ page: 1, document: expect.objectContaining({ name: 'indictment.pdf' }) }),
    );
  });

  it('is not there for somebody else, neither to see nor to correct', async () => {
    const { caseId } = ofOwner();
    const corrections = ModelCorrections.parse({});

    await expect(service.ask(content.getModelOfCase, { caseId }, anActor())).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      service.ask(content.correctModelOfCase, { caseId, corrections }, anActor()),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
