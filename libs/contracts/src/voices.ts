import { z } from 'zod';
import { operation } from './define.js';
import { known } from './known.js';

/** With what voice. */
export const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;
export const Voice = z.enum(VOICES);
export type Voice = z.infer<typeof Voice>;

/** What made a reading: a configured server, a model that the operator added, or the voice that comes with Lectern. */
export const VoiceMaker = z.enum(['endpoint', 'piper', 'kokoro', 'espeak']);
export type VoiceMaker = z.infer<typeof VoiceMaker>;

/** Who read a file aloud. */
export const Spoken = z.object({
  by: VoiceMaker,
  /** Who would have, and did not get through. */
  insteadOf: VoiceMaker.optional(),
  /** A better reading of the same is being made; the same request gets it for an hour. */
  finerSoon: z.boolean(),
});
export type Spoken = z.infer<typeof Spoken>;

/** `absent`: nobody has added a voice. `damaged`: its files are not as they were installed. */
export const LocalVoicesState = z.enum(['ready', 'absent', 'damaged']);

export const localVoices = {
  /** Can this machine read aloud with a natural voice while somebody waits? */
  getLocalVoices: operation({
    name: 'content.get-local-voices',
    access: 'internal',
    input: z.object({}),
    output: z.object({
      state: known(z.enum([...LocalVoicesState.options, 'unknown']), 'unknown'),
    }),
  }),
};
