import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { scriptChecks } from '@lectern/contracts/case-scripts';
import type { Source } from '@lectern/contracts/content';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const service = testService(contentService);

async function aDocument(userId: string, caseId: string, text: string): Promise<string> {
  const id = randomUUID();
  await service.query(
    `insert into document (id, case_id, user_id, file_key, file_name, pages, position)
     values ($1, $2, $3, 'uploads/x', 'a.pdf', $4, 0)`,
    [id, caseId, userId, JSON.stringify([{ number: 1, text, ocr: false, scanned: false, read: true }])],
  );
  return id;
}

describe('a text that is checked', () => {
  it('keeps sources of sentences that stayed or moved, and finds those of changed ones in any document', async () => {
    const actor = anActor();
    const caseId = randomUUID();
    await aDocument(actor.userId, caseId, 'Ada Moss crossed the street on foot.');
    const log = await aDocument(actor.userId, caseId, 'The spring of door six cracked on January 14, 2025.');
    const framing: Source[] = [{ kind: 'framing' }];
    const text = [
      '## The people',
      'The spring of door six cracked on January 14, 2025. Good morning.',
      '',
      'Mr. Zebulon Quist paid $9,000. Good morning to all of you.',
    ].join('\n');
    const { sentences } = await service.ask(
      scriptChecks.checkText,
      { caseId, sessionId: null, caseData: {}, text, known: [{ text: 'Good morning.', sources: framing }] },
      actor,
    );
    const found = sentences.map(({ start, end, sources }) => [text.slice(start, end), sources[0]]);
    expect(found).toEqual([
      [
        'The spring of door six cracked on January 14, 2025.',
        expect.objectContaining({ kind: 'pdf', page: 1, document: 'a.pdf', documentId: log }),
      ],
      ['Good morning.', { kind: 'framing' }],
      ['Mr. Zebulon Quist paid $9,000.', expect.objectContaining({ kind: 'unsupported' })],
      ['Good morning to all of you.', expect.anything()],
    ]);
  });

  it('finds every sentence of a paragraph that moved, slots among them, and asks about none of them anew', async () => {
    const actor = anActor();
    const known = [
      'I represent Ada Moss.',
      '[Whom you speak for]',
      '[One human detail about your client]',
      'On the other side is Carl Hale.',
      'Listen to what he wrote.',
    ].map((words) => ({
      text: words,
      sources: [{ kind: 'case-field' as const, field: 'keyFacts' as const, quote: words }],
    }));
    const moved = `${[4, 0, 1, 2, 3].map((at) => known[at]!.text).join(' ')} [Your own words here]`;
    const { sentences } = await service.ask(
      scriptChecks.checkText,
      { caseId: null, sessionId: null, caseData: {}, text: moved, known },
      actor,
    );
    expect(sentences.map(({ start, end, sources }) => [moved.slice(start, end), sources])).toEqual([
      ...[4, 0, 1, 2, 3].map((at) => [known[at]!.text, known[at]!.sources]),
      ['[Your own words here]', [{ kind: 'framing' }]],
    ]);
  });

  it('knows nothing of the documents of another case or of somebody else', async () => {
    const [actor, stranger] = [anActor(), anActor()];
    const [mine, other] = [randomUUID(), randomUUID()];
    const text = 'The spring of door six cracked on January 14, 2025.';
    await aDocument(actor.userId, other, text);
    for (const [caseId, who] of [
      [mine, actor],
      [other, stranger],
    ] as const) {
      const { sentences } = await service.ask(
        scriptChecks.checkText,
        { caseId, sessionId: null, caseData: {}, text, known: [] },
        who,
      );
      expect(sentences).toMatchObject([{ start: 0, end: text.length, sources: [{ kind: 'unsupported' }] }]);
    }
  });
});
