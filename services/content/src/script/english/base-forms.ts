/** Irregular forms and the form that they are of, for comparing what was said with how it was asked. */
const FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  `ate eat|became become|began begin|begun begin|bit bite|blew blow|bought buy|broke break|broken break|brought bring|built build|
  came come|caught catch|chose choose|chosen choose|dealt deal|drank drink|drew draw|drawn draw|driven drive|drove drive|fallen fall|
  fed feed|fell fall|felt feel|flew fly|forgot forget|forgotten forget|fought fight|found find|froze freeze|gave give|given give|goes go|gone go|
  got get|grew grow|had have|heard hear|held hold|hid hide|hidden hide|kept keep|knew know|known know|laid lay|led lead|left leave|
  lent lend|lost lose|made make|meant mean|met meet|paid pay|ran run|rang ring|rode ride|rose rise|said say|sat sit|saw see|seen see|
  sent send|shaken shake|shook shake|shot shoot|shown show|slept sleep|slid slide|sold sell|sought seek|spent spend|spoke speak|
  spoken speak|stole steal|stolen steal|stood stand|struck strike|swore swear|taken take|taught teach|threw throw|thrown throw|
  thought think|tries try|tried try|told tell|took take|tore tear|understood understand|went go|withdrew withdraw|withdrawn withdraw|woke wake|won win|wore wear|written write|
  wrote write|hung hang|bore bear|bound bind|bent bend|crept creep|clung cling|dug dig|doing do|done do|does do|fled flee|flung fling|
  forbade forbid|forbidden forbid|ground grind|lit light|sang sing|sank sink|sunk sink|shrank shrink|sprang spring|spun spin|stuck stick|
  swam swim|swept sweep|swung swing|used use|wept weep|wound wind`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** "I've", "didn't": the words that are run together. */
const RUN_TOGETHER: readonly [RegExp, string][] = [
  [/\bcan['’]t\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/gi, ' not'],
  [/\b(it|that|there|here|he|she|who|what|let)['’]s\b/gi, '$1'],
  [/['’](?:ve|re|ll|d|m)\b/gi, ''],
];

/** "She wrote what she hadn't seen" as "She write what she have not see". */
export const inBaseForms = (text: string): string =>
  RUN_TOGETHER.reduce((rest, [short, long]) => rest.replace(short, long), text).replace(
    /(?<!\p{L})\p{L}{2,}/gu,
    (word) => {
      const form = word.toLowerCase();
      return Object.hasOwn(FORMS, form) ? FORMS[form]! : word;
    },
  );
