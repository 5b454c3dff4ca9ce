import { z } from 'zod';

/** What is to be said about how an analysis was come by: a code and what fills it. */
export const AnalysisNote = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      /** The voice is near the noise of the room: figures are less sure, or some are missing. */
      'noisy',
      'drowned',
      'paced-by-script',
      'words-of-other-length',
      'words-without-times',
      'measured-in-browser',
      'heard-while-spoken',
      'without-words',
      'endpoint-unreachable',
      'recognizer-damaged',
      'recognizer-busy',
      'recognizer-broke-off',
      'other-words-heard',
      'supplied-words-instead',
      'model-gave-nothing',
      'model-used-up',
    ]),
  }),
  z.object({ code: z.literal('words-dropped'), count: z.number() }),
  z.object({ code: z.literal('file-damaged'), seconds: z.number() }),
]);
export type AnalysisNote = z.infer<typeof AnalysisNote>;
