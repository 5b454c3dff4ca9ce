import type { KindOfCase } from './kinds.js';

/** Form JS 44, Civil Cover Sheet, part IV: https://www.uscourts.gov/forms-rules/forms/civil-cover-sheet */
export const SOURCE = 'Form JS 44 (Civil Cover Sheet), part IV, Nature of Suit';

const CODES: readonly [KindOfCase, string][] = [
  [
    'civil-litigation',
    '110 120 130 140 150 151 152 153 190 195 196 245 320 370 371 375 376 400 410 430 440 441 444 448 450 460 470 480 485 490 550 555 560 690 790 862 863 864 865 870 871 890 891 893 895 896 899 950',
  ],
  ['corporate-law', '160 850'],
  ['real-estate', '210 220 230 240 290 443'],
  ['personal-injury', '310 315 330 340 345 350 355 360 362 365 367 368 380 385'],
  ['bankruptcy', '422 423'],
  ['employment-law', '442 445 446 710 720 740 751 791 861'],
  ['immigration', '462 463 465'],
  ['intellectual-property', '820 830 835 840 880'],
  ['criminal-defense', '510 530 535 540 625'],
];

/** The kind of case that a nature-of-suit code of the federal cover sheet stands for. */
export const NATURE_OF_SUIT: ReadonlyMap<string, KindOfCase> = new Map(
  CODES.flatMap(([kind, codes]) => codes.split(' ').map((code) => [code, kind] as const)),
);
