import type { ModelFact } from '@lectern/contracts/case-model';

/** "On April 8, 2021, Ann Moss wrote in the claim notes: “...”", "the records of Elm Clinic said: “...”". */
const OF_A_RECORD =
  /^(?:(?:On|In|At) [^“”]{3,40}?, (?:at [^“”,]{4,14}, )?)?(?:[Aa]s to [^“”,]{2,40}, )?(?:([^“”,]{2,60}?) wrote in (the [^“”]{3,90})|([Tt]he [^“”]{2,90}?) (?:said|showed)): “/u;

/** What a record says, in its own words, and who wrote it; undefined for what no record says. */
export function recordIn({ said }: ModelFact): { by?: string; of: string; words: string } | undefined {
  const [, by, within, of] = OF_A_RECORD.exec(said[0] ?? '') ?? [];
  const record = within ?? of;
  if (record === undefined) return undefined;
  const words = said.map((text) => /“([^”]*)”/.exec(text)?.[1] ?? '').join(' ');
  return { ...(by && { by }), of: record.charAt(0).toLowerCase() + record.slice(1), words };
}

/** Is it nothing but a message, with who wrote it? */
export const isMessage = ({ said }: ModelFact): boolean =>
  /^[^“”]{2,120} (?:wrote(?: to [^“”:]{2,60})?: “|sent a message(?: to [^“”:]{2,60})?\.$)/u.test(
    said[0] ?? '',
  );
