import { describe, expect, it } from '@jest/globals';
import { analysis } from '@lectern/contracts/analysis';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { execFileSync } from 'node:child_process';
import { sessionsService } from '../service.js';
import { anAnalysis } from '../session/analysis.fixtures.js';

let report = anAnalysis();
const service = testService(sessionsService, {
  stands: [standIn(analysis.getReport, () => ({ analysis: report, run: null }))],
});

const downloaded = async (title: string): Promise<string> => {
  const attorney = anActor();
  const { sessionId } = await service.ask(
    sessions.create,
    { title, scenarioType: 'closing-argument' },
    attorney,
  );
  const file = await service.ask(sessions.downloadReport, { sessionId }, attorney);
  return service.files.withLocalFile(file.key, async (path) =>
    execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }),
  );
};

describe('download report', () => {
  it('holds scores with their parts, evidence, transcript and where they come from', async () => {
    const overall = {
      value: 7.6,
      parts: [
        { name: 'Confidence', value: 7.9, weight: 0.6, explanation: 'of the take' },
        { name: 'Pace', value: 7.1, weight: 0.4, explanation: 'of the take' },
      ],
    };
    report = anAnalysis({ scores: { ...anAnalysis().scores, overall } });
    const text = await downloaded('Müller v. Жуков');
    for (const part of [
      'Müller v. Жуков',
      'Closing Argument',
      'Overall score',
      'Overall score: 7.6 out of 10',
      'Pace 7.9 × 100 %: within the best range',
      'Confidence 7.9 × 60 %: of the take',
      'Pace 7.1 × 40 %: of the take',
      'Together 7.58, rounded to 7.6',
      'The one thing',
      'One filler before a date.',
      '0:03 Filler: “um”',
      '1 dismissed by the speaker',
      'The um light was a red light.',
      'The words were supplied by you.',
      'Attorney work product - practice material',
      'Page 1 of',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Legal effectiveness\s+There is no transcript\./);
    expect(text).not.toContain('0:09');
  });

  it('says under the title how long the take was, where there is one', async () => {
    const lengthUnderTitle = async (duration: number | null) => {
      const attorney = anActor();
      const { sessionId } = await service.ask(sessions.create, { title: 'Timed' }, attorney);
      await service.query('update session set duration = $2 where id = $1', [sessionId, duration]);
      const file = await service.ask(sessions.downloadReport, { sessionId }, attorney);
      const text = await service.files.withLocalFile(file.key, async (path) =>
        execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }),
      );
      return /^.*, \d{4}(?: · (\d+:\d\d))?$/m.exec(text)?.[1] ?? null;
    };
    expect(await lengthUnderTitle(754.2)).toBe('12:34');
    expect(await lengthUnderTitle(null)).toBeNull();
  });

  it('writes a title of two lines whole, and cuts a longer one', async () => {
    const title = 'Opening statement in Whitfield v. Crane Logistics, second try';
    expect((await downloaded(title)).replaceAll(/\s+/g, ' ')).toContain(title);
    expect((await downloaded(`${title} ${title} ${title}`)).replaceAll(/\s+/g, ' ')).not.toContain(
      `${title} ${title} ${title}`,
    );
  });

  it('takes words without end in its stride', async () => {
    const timed = async (text: string): Promise<{ printed: string; ms: number }> => {
      report = { ...anAnalysis(), transcript: { text, words: null } };
      const started = performance.now();
      return { printed: await downloaded('v'.repeat(200)), ms: performance.now() - started };
    };
    const usual = await timed('lorem '.repeat(100_000 / 6));
    const { printed, ms } = await timed('Um'.repeat(50_000));
    expect(printed.replace(/[^Um]/g, '').length).toBeGreaterThan(100_000 - 1);
    expect(ms).toBeLessThan(5 * usual.ms);
    report = anAnalysis();
  });

  it('marks an estimated pace, and says what was not measured', async () => {
    const measurements = { ...report.measurements, wordsPerMinuteIsEstimate: true, syllablesPerMinute: null };
    report = anAnalysis({ measurements, transcript: null });
    const text = await downloaded('Short');
    expect(text).toContain('Pace ~148 words a minute');
    expect(text).toContain('less than 10 seconds of speech, not measured');
    expect(text).toContain('No transcript');
  });

  it('says what to change once, and calls nothing the one thing where nothing is', async () => {
    const overall = {
      ...anAnalysis().scores.overall,
      basis: 'voice' as const,
      measured: 2,
      range: { low: 6.8, high: 8.0 },
    };
    report = anAnalysis({ scores: { ...anAnalysis().scores, overall } });
    const [first] = (await downloaded('Delivery alone')).split('\f');
    expect(first).toMatch(/The one thing\s+One filler before a date\.\s+Pause where you would say "um"\./);
    expect(first).not.toContain('What to change');
    expect(first).toMatch(/between 6\.8 and 8\.0(?! ·)/);
    expect(first).toContain('2 of 4 parts measured');
    report = anAnalysis({ improvements: ['Your pauses do not yet work for you. 2 were missing.'] });
    expect(await downloaded('Pauses')).toMatch(
      /The one thing\s+Your pauses do not yet work for you\.\n\s+2 were missing\.\s+Pause where/,
    );
    report = anAnalysis({ improvements: [], recommendations: [], events: [] });
    const [calm] = (await downloaded('Calm')).split('\f');
    expect(calm).toContain('Nothing stands out in this take');
    expect(calm).not.toContain('The one thing');
  });

  it('is refused to a stranger', async () => {
    const { sessionId } = await service.ask(sessions.create, { title: 'Private' }, anActor());
    const attempt = service.ask(sessions.downloadReport, { sessionId }, anActor());
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });
});
