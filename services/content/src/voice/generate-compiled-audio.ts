import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input } from '@lectern/contracts/define';
import type { FileAnswer } from '@lectern/contracts/files';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { sectionsOf } from '../compile/sections.js';
import { AudioRequests, mp3Name } from './audio-requests.js';
import { type Passage, passagesOf, readable } from './spoken-text.js';

const WAIT_MS = 290_000;
const AFTER_HEADING = 0.9;
const AFTER_SECTION = 1.8;
const BETWEEN_ITEMS = 0.8;

@Controller()
export class GenerateCompiledAudio {
  constructor(private readonly requests: AudioRequests) {}

  @Handles(content.generateCompiledAudio)
  handle(input: Input<typeof content.generateCompiledAudio>, { userId }: Actor): Promise<FileAnswer> {
    const { contentData, scenario, order, filename, voice, requestId } = input;
    const passages = sectionsOf(contentData, order, scenario).flatMap(({ heading, body }) =>
      spoken(heading, body),
    );
    return this.requests.speak({ userId, passages, fileName: mp3Name(filename), voice }, requestId, WAIT_MS);
  }
}

/** A heading, a breath, the section, a longer breath. */
function spoken(heading: string, body: string | string[]): Passage[] {
  const parts = Array.isArray(body)
    ? body
        .map(readable)
        .filter((text) => /[\p{L}\p{N}]/u.test(text))
        .map((text) => ({ text, pauseAfter: BETWEEN_ITEMS }))
    : passagesOf(body);
  const last = parts.at(-1);
  if (!last) return [];
  return [
    { text: `${heading}.`, pauseAfter: AFTER_HEADING },
    ...parts.slice(0, -1),
    { ...last, pauseAfter: AFTER_SECTION },
  ];
}
