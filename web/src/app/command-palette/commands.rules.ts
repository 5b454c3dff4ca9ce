export type CommandGroup = 'Actions' | 'Pages' | 'Cases' | 'Sessions' | 'Library' | 'Elsewhere';

/** Something that can be gone to or done. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** A few words beside it: a date, the name of the case. */
  hint?: string;
  /** Other words for it that people type. */
  also?: string;
  /** Found by the server, by more than its label: it is not looked through once more. */
  found?: boolean;
  /** Listed before anything is typed. */
  first?: boolean;
}

export interface Group<C extends Command> {
  name: CommandGroup;
  commands: C[];
}

const ORDER: readonly CommandGroup[] = ['Actions', 'Pages', 'Cases', 'Sessions', 'Library', 'Elsewhere'];
const MOST = 6;

/** What fits the words, best first within its group, and the group with the best match first. */
export function matching<C extends Command>(commands: readonly C[], query: string): Group<C>[] {
  const words = plainly(query).split(/\s+/).filter(Boolean);
  const ranked = commands.flatMap((command) => {
    const rank = words.length === 0 ? (command.first ? 0 : null) : rankOf(command, words);
    return rank === null ? [] : [{ command, rank }];
  });
  const groups = ORDER.flatMap((name) => {
    const own = ranked.filter(({ command }) => command.group === name).sort((a, b) => a.rank - b.rank);
    const best = own[0];
    if (!best) return [];
    const shown = words.length === 0 ? own : own.slice(0, MOST);
    return [{ name, best: best.rank, commands: shown.map(({ command }) => command) }];
  });
  return groups
    .sort((a, b) => a.best - b.best)
    .map(({ name, commands: shown }) => ({ name, commands: shown }));
}

/** 0 begins with what was typed, 1 has words that begin so, 2 has it somewhere, 3 in its other words, 4 looks elsewhere; null: not at all. */
function rankOf(command: Command, words: readonly string[]): number | null {
  if (command.group === 'Elsewhere') return 4;
  const label = plainly(command.label);
  if (label.startsWith(words.join(' '))) return 0;
  const starts = label.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 1;
  if (words.every((word) => label.includes(word))) return 2;
  const all = `${label} ${plainly(`${command.hint ?? ''} ${command.also ?? ''}`)}`;
  if (words.every((word) => all.includes(word)) || command.found) return 3;
  return null;
}

const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The place that an arrow leads to, around the ends. */
export const stepped = (place: number, by: 1 | -1, of: number): number =>
  of === 0 ? 0 : (place + by + of) % of;
