/** @jest-environment ./tools/jest/browser-environment.mjs */
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Analysis, analysis } from '@lectern/contracts/analysis';
import { guide } from '@lectern/contracts/guide';
import { retakes } from '@lectern/contracts/retakes';
import { sessions } from '@lectern/contracts/sessions';
import { assess, reassess } from '@lectern/speech/assessment/assess';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { aSession } from '../../testing/sessions.js';
import { SessionPage } from './session-page.js';

const server = serveMockApi();
// The first one loads the whole page.
jest.setTimeout(120_000);
const SESSION = '5f0f7c1e-0000-4000-8000-00000000000a';

const event = (id: string, start: number, changes: Partial<Analysis['events'][number]>) => ({
  id,
  kind: 'filler' as const,
  start,
  end: start + 0.5,
  confidence: 0.95,
  text: 'um',
  credit: false,
  dismissed: false,
  ...changes,
});

/** A minute and a half with eight fillers, a silence with its code and one from before there were codes. */
const evidence = {
  measurements: {
    durationSeconds: 95,
    speechSeconds: 80,
    syllables: 300,
    syllablesPerMinute: 210,
    wordsPerMinute: 150,
    wordsPerMinuteIsEstimate: false,
    pauses: { count: 9, meanSeconds: 0.8, longestSeconds: 7.2 },
    pitch: { medianHz: 182, variationSemitones: 3.1 },
    level: { medianDb: -22, rangeDb: 14, clippedSamples: 0 },
    rateOverTime: [],
  },
  events: [
    ...[3, 5, 8, 12, 15, 19, 24, 26].map((at) => event(`filler-${at}`, at, {})),
    event('pause-40', 40, {
      kind: 'pause',
      end: 47.2,
      text: 'Stille von 7,2 s',
      observed: { code: 'silence', seconds: 7.2 },
    }),
    event('pause-60', 60, { kind: 'pause', end: 66.8, text: 'Silence of 6.8 s' }),
  ],
  wording: { words: 180, wordsPerSentence: 14, timeWords: 3, peopleWords: 6, addressWords: 4 },
  script: null,
};

const first: Analysis = {
  ...evidence,
  ...assess(evidence),
  peaks: [0.1, 0.5, 0.2],
  transcript: { text: 'The um light was a red light.', words: null },
  engine: { measurements: 'signal', transcript: 'supplied', feedback: 'rules', notes: [] },
};

// What jsdom has no canvas and no sound card for.
beforeAll(() => {
  HTMLMediaElement.prototype.load = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.scrollIntoView = () => undefined;
});

/** A server that keeps one analysis and judges it anew with each dismissal. */
function serveReview() {
  const kept = { analysis: first, told: [] as string[] };
  server.use(
    ...answers(sessions.get, () => ({
      ...aSession({ id: SESSION, status: 'completed', duration: 95 }),
      scenario: 'Opening Statement',
      difficulty: null,
      audioUrl: null,
      pdfUrl: null,
      transcript: 'The um light was a red light.',
      analysis: kept.analysis,
      analysisRun: null,
      generatedContent: null,
    })),
    ...answers(guide.getExercise, () => ({ exercise: null })),
    ...answers(retakes.list, () => []),
    ...answers(analysis.setEventDismissed, ({ eventId, dismissed }) => {
      kept.told.push(`${eventId} ${dismissed}`);
      kept.analysis = reassess(kept.analysis, eventId, dismissed);
      return kept.analysis;
    }),
  );
  return kept;
}

const open = () =>
  renderPage(
    <Routes>
      <Route path="/sessions/:sessionId" element={<SessionPage />} />
    </Routes>,
    `/sessions/${SESSION}`,
  );
const findings = async () => within(await screen.findByRole('list', { name: /^Findings in the order/ }));

describe('the review of a session', () => {
  it('words each finding by its code, and keeps the sentence of one that has none', async () => {
    serveReview();
    open();
    const rows = (await findings()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toContain('“um”');
    expect(rows[8]).toContain('Silence of 7.2 s');
    expect(rows[8]).not.toContain('Stille');
    expect(rows[9]).toContain('Silence of 6.8 s');
  });

  it('says of a take too short to judge why, above and in the panel and nowhere else, and keeps what was measured', async () => {
    const kept = serveReview();
    const short = { ...evidence, measurements: { ...evidence.measurements, speechSeconds: 40 } };
    kept.analysis = { ...first, ...short, ...assess(short) };
    open();
    expect(await screen.findByRole('heading', { name: 'Too short to judge: record a minute' })).toBeTruthy();
    expect(screen.getAllByText(/Too short to judge/)).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'What worked' })).toBeNull();
    expect(screen.getByText('150 words a minute (147 to 153)')).toBeTruthy();
    expect((await findings()).getAllByRole('listitem')).toHaveLength(10);
  });

  it('goes to the next finding with N and back with P, wherever on the page the focus is', async () => {
    serveReview();
    const { user } = open();
    const list = await findings();
    const current = () =>
      list.getAllByRole('listitem').findIndex((row) => row.getAttribute('aria-current') === 'true');
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('nn');
    expect(current()).toBe(1);
    await user.keyboard('p');
    expect(current()).toBe(0);
  });

  it('says what to fix next in the words of its findings, and counts down what gains less', async () => {
    serveReview();
    const { user } = open();
    const heading = await screen.findByRole('heading', { name: first.fixNext!.headline });
    expect(heading.textContent).toMatch(/^(?:Drop "um"|Pause at the end of the thought)$/);
    await user.click(screen.getByRole('button', { name: 'Show the next one' }));
    expect(screen.queryByRole('heading', { name: first.fixNext!.headline })).toBeNull();
    expect(screen.getByText(/^Number 2 of \d+ worth fixing$/)).toBeTruthy();
  });

  it('says of an exercise whether its target was met, and follows what is dismissed', async () => {
    serveReview();
    server.use(
      ...answers(guide.getExercise, () => ({
        exercise: {
          id: 'the-five-second-silence',
          title: 'The five-second silence',
          description: 'Say nothing for five seconds.',
          duration: 2,
          target: {
            measure: 'pauses' as const,
            count: 2,
            seconds: [4.5, 8] as [number, number],
            within: 90,
          },
          scenario: null,
          strategyId: 'power-of-the-pause',
          strategy: 'Power of the Pause',
        },
      })),
    );
    const { user } = open();
    const part = await screen.findByRole('region', { name: 'The five-second silence' });
    expect(part.textContent).toContain('2 pauses of 4.5 to 8 seconds in the first 90 seconds');
    expect(part.textContent).toContain('Target met.');
    expect(part.textContent).toContain('7.2 s and 6.8 s');
    await user.click((await findings()).getByRole('button', { name: /^Do not count Silence of 6.8 s/ }));
    await waitFor(() => expect(part.textContent).toContain('Not met yet.'));
  });

  it('counts a dismissed finding no more, on the page and on the server, and again after Undo', async () => {
    const kept = serveReview();
    const { user } = open();
    const list = await findings();
    expect(screen.getByText('10 counted')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Do not count “um” at 0:03' }));
    expect(await screen.findByText('9 counted')).toBeTruthy();
    await waitFor(() => expect(kept.told).toEqual(['filler-3 true']));
    expect(list.getAllByRole('listitem')[0]!.textContent).toContain('not counted');
    await user.click(list.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('10 counted')).toBeTruthy();
    await waitFor(() => expect(kept.told).toEqual(['filler-3 true', 'filler-3 false']));
    expect(kept.analysis.overallScore).toBe(first.overallScore);
  });

  it('tells the server one change after the other: an Undo never overtakes what it takes back', async () => {
    const kept = serveReview();
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    server.use(
      ...answers(analysis.setEventDismissed, async ({ eventId, dismissed }) => {
        kept.told.push(String(dismissed));
        if (dismissed) await held;
        kept.analysis = reassess(kept.analysis, eventId, dismissed);
        return kept.analysis;
      }),
    );
    const { user } = open();
    const list = await findings();
    await user.click(list.getByRole('button', { name: 'Do not count “um” at 0:03' }));
    await user.click(await list.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept.told).toEqual(['true']));
    expect(await screen.findByText('10 counted')).toBeTruthy();
    goOn();
    await waitFor(() => expect(kept.told).toEqual(['true', 'false']));
    await waitFor(() => expect(kept.analysis.overallScore).toBe(first.overallScore));
  });

  it('counts a finding again and says why where the server refuses', async () => {
    serveReview();
    server.use(
      ...answers(analysis.setEventDismissed, () => refuse(503, 'unavailable', 'Analysis is not there.')),
    );
    const { user } = open();
    const list = await findings();
    await user.click(list.getByRole('button', { name: 'Do not count “um” at 0:05' }));
    expect((await list.findByRole('alert')).textContent).toContain('Analysis is not there.');
    expect(await screen.findByText('10 counted')).toBeTruthy();
  });

  it('opens the recorder on the passage of the finding that is to be said again', async () => {
    serveReview();
    const { user } = open();
    const list = await findings();
    await user.click(list.getByRole('button', { name: 'Say “um” at 0:12 again' }));
    expect(await screen.findByText('Chosen by you')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Allow microphone' })).toBeTruthy();
  });

  it('says that a session is not there, and where the others are', async () => {
    server.use(...answers(sessions.get, () => refuse(404, 'not_found', 'There is no such session.')));
    open();
    expect(await screen.findByRole('heading', { name: 'Session Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your sessions' })).toBeTruthy();
  });

  it('can be asked for again after it could not be loaded', async () => {
    server.use(...answers(sessions.get, () => refuse(503, 'unavailable', 'Sessions is not there.')));
    const { user } = open();
    const again = await screen.findByRole('button', { name: /again/i });
    serveReview();
    await user.click(again);
    expect(await findings()).toBeTruthy();
  });
});
