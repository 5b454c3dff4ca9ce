import type { Analysis } from '@lectern/contracts/analysis';
import type { PassageComparison } from '@lectern/contracts/retakes';
import { reassess } from '@lectern/speech/assessment/assess';
import { acousticsOf, featuresIn } from '@lectern/speech/measurements';
import { retimeWords } from '@lectern/speech/words/retime-words';
import type { SpokenWord } from '@lectern/speech/words/tokens';
import { type TakeMaterial, compareRetake } from '../retake/compare-retake.js';
import type { Transcript } from '../transcript/transcript.js';
import { type Material, type Report, buildAnalysis } from './build-analysis.js';

/** The whole analysis of a take by the rules. */
export const judge = ({
  material,
  transcript,
}: {
  material: Material;
  transcript: Transcript | null;
}): Analysis => buildAnalysis(material, transcript);

/** The report with other words. What was dismissed stays so: a finding in the same place has the same id. */
export function correct({ report, text }: { report: Report; text: string }): Report {
  const { firstTranscript = transcriptOf(report.analysis) } = report.material;
  const material = { ...report.material, firstTranscript };
  const dismissed = report.analysis.events.filter((event) => event.dismissed).map(({ id }) => id);
  const analysis = dismissed.reduce(
    (judged, id) => reassess(judged, id, true),
    buildAnalysis(material, corrected(text, firstTranscript, report.analysis)),
  );
  return { analysis, material };
}

/** An old report by today's rules: measured figures follow from what was kept, words and what was dismissed stay. */
export function rescore({ analysis, material }: Report): Analysis {
  const acoustics = acousticsOf(featuresIn(material.acoustics));
  const fresh = buildAnalysis({ ...material, acoustics }, transcriptOf(analysis));
  const { strengths, improvements, recommendations } = analysis;
  const byModel = analysis.engine.feedback === 'model';
  const dismissed = analysis.events.filter((event) => event.dismissed).map(({ id }) => id);
  return dismissed.reduce((judged, id) => reassess(judged, id, true), {
    ...fresh,
    engine: { ...fresh.engine, transcript: analysis.engine.transcript, feedback: analysis.engine.feedback },
    ...(byModel ? { strengths, improvements, recommendations } : {}),
  });
}

/** A text with the times of the words that were heard in its recording; null when it is another text. */
export const place = ({ heard, text }: { heard: SpokenWord[]; text: string }): SpokenWord[] | null =>
  retimeWords(heard, text);

/** A retake beside its passage. */
export const compare = (input: {
  take: TakeMaterial;
  report: Report;
  transcript: Transcript | null;
}): PassageComparison => compareRetake(input.take, input.report, input.transcript);

/** The words as the report has them, with who made them. */
function transcriptOf({ transcript, engine }: Analysis): Transcript | null {
  const source = engine.transcript;
  return transcript === null || source === 'none' || source === 'script' ? null : { ...transcript, source };
}

function corrected(text: string, first: Transcript | null, { transcript }: Analysis): Transcript | null {
  if (text === '') return null;
  // Taken back: what a recognizer heard is its own again, times and all.
  if (text === first?.text) return first;
  const timed = transcript?.words ?? first?.words ?? null;
  // Corrected words keep the times of those they stand for.
  return { source: 'supplied', text, words: timed && retimeWords(timed, text) };
}
