/** "At 11:42:50 p.m.": the minute does for a listener, unless two things happened within it. */
export function toTheMinute(text: string): string {
  const minutes = [...text.matchAll(CLOCK)].map(([, minute]) => minute!);
  return new Set(minutes).size < minutes.length || QUOTED.test(text) ? text : text.replace(CLOCK, '$1');
}
const CLOCK = /\b(\d{1,2}:\d{2}):\d{2}\b/g;
/** Words that somebody said stay as he said them. */
const QUOTED = /[“"][^”"]*\d:\d{2}:\d{2}/;
