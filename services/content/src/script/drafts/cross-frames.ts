import type { Line } from '../line.js';

const TO = /^You wrote to ([^“”]{3,60}): (?=“)/;
/** "You told the officers that you left": who they were is known after the first time. */
const TOLD = /^You told (the (?:\p{Ll}+s|police)) that (?=you\b|\p{L})/u;
const A_DAY = /^\p{Lu}\p{Ll}+ \d{1,2}, \d{4}$/u;
const FEWEST = 2;

/** Words of one message, one after the other: to whom it went is asked once, with its day where the chapter has one. */
export function withOneFrame(lines: readonly Line[]): Line[] {
  let day: string | undefined;
  let heard: string | undefined;
  let whom: string | undefined;
  const read = new Set<string>();
  return lines.flatMap((line, at): Line[] => {
    const quote = /“([^”]{20,})”/.exec(line.text)?.[1]?.replace(/[.,]$/, '');
    if (quote !== undefined && !line.part && [...read].some((one) => one.includes(quote))) return [];
    if (quote !== undefined) read.add(quote);
    // What he went on to say stands behind what he had said.
    if (/^You went on: /.test(line.text) && !/“/.test(lines[at - 1]?.text ?? '')) return [];
    if (line.part) day = A_DAY.test(line.part.title) ? line.part.title : undefined;
    const [, listeners] = TOLD.exec(line.text) ?? [];
    const again = listeners !== undefined && listeners === heard && line.part === undefined;
    heard = listeners;
    if (again) return [{ ...line, text: line.text.replace(TOLD, 'You told them ') }];
    const [frame, to] = TO.exec(line.text) ?? [];
    const begins = to !== undefined && (to !== whom || line.part !== undefined);
    whom = to;
    if (frame === undefined || (begins && run(lines, at, to!) < FEWEST)) {
      whom = undefined;
      return [line];
    }
    const { part, ...rest } = line;
    const words = { ...rest, text: line.text.replace(TO, 'You wrote: ') };
    return begins
      ? [
          {
            ...rest,
            ...(part && { part }),
            text: `You wrote to ${to}${day === undefined || to?.includes(' on ') ? '' : ` on ${day}`}, correct?`,
            reworded: true,
          },
          words,
        ]
      : [words];
  });
}

/** Lines of the same chapter that are read from what went to the same one. */
function run(lines: readonly Line[], from: number, to: string): number {
  const end = lines.findIndex(
    (line, at) => at > from && (line.part !== undefined || TO.exec(line.text)?.[1] !== to),
  );
  return (end < 0 ? lines.length : end) - from;
}
