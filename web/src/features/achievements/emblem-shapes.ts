// The medals are struck from figures: no picture is loaded.

const CENTER = 60;
const TURN = Math.PI * 2;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A point at an angle from the top, clockwise, as a part of a full turn. */
const at = (turn: number, radius: number): [x: number, y: number] => [
  rounded(CENTER + radius * Math.sin(turn * TURN)),
  rounded(CENTER - radius * Math.cos(turn * TURN)),
];

const closed = (points: [number, number][]): string =>
  `M${points.map((point) => point.join(' ')).join('L')}Z`;

/** A closed line around the center whose distance to it is told by the angle. */
const around = (steps: number, radius: (turn: number) => number): string =>
  closed(Array.from({ length: steps }, (_, step) => at(step / steps, radius(step / steps))));

const wave = (count: number, middle: number, height: number, shift = 0) =>
  around(count * 10, (turn) => middle + height * Math.sin((turn * count + shift) * TURN));

export interface Ornament {
  /** The outline of the medal. */
  edge: string;
  /** Lines engraved in its rim. */
  rim: string[];
}

const strands = (count: number, waves: number, height: number): string[] =>
  Array.from({ length: count }, (_, strand) => wave(waves, 49.5, height, strand / count));

const dots = (count: number, radius: number, size: number): string =>
  Array.from({ length: count }, (_, step) => {
    const [x, y] = at((step + 0.5) / count, radius);
    return `M${rounded(x - size)} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  }).join('');

/** The rarer, the richer the edge and the rim. */
export const ornaments = {
  Common: { edge: around(120, () => 55), rim: [around(120, () => 49.5)] },
  Uncommon: {
    edge: around(144, (turn) => (Math.round(turn * 144) % 2 === 0 ? 54 : 56)),
    rim: [dots(28, 49.5, 1.5)],
  },
  Rare: { edge: wave(18, 55, 1.6), rim: strands(2, 18, 3.4) },
  Epic: {
    edge: around(48, (turn) => (Math.round(turn * 48) % 2 === 0 ? 58.5 : 53)),
    rim: strands(3, 16, 3.8),
  },
  Legendary: {
    edge: around(72, (turn) => [59.5, 53, 56.5, 53][Math.round(turn * 72) % 4] ?? 55),
    rim: [...strands(4, 12, 4), dots(24, 49.5, 0.7)],
  },
} satisfies Record<string, Ornament>;

export interface Device {
  /** Drawn as lines. */
  lines: string;
  /** Filled. */
  solids?: string;
}

const circle = (x: number, y: number, radius: number): string =>
  `M${rounded(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** A hundred seeds as in a sunflower. */
const hundred = Array.from({ length: 100 }, (_, seed) => {
  const [x, y] = at(seed * 0.381966, 3.35 * Math.sqrt(seed + 0.6));
  return circle(x, y, 1.25);
}).join('');

/** Seven points joined to every third: a scenario each. */
const sevenPoints = (step: number, radius: number): string =>
  closed(Array.from({ length: 7 }, (_, index) => at((index * step) / 7, radius)));

const spread = (count: number, radius: number, draw: (x: number, y: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(...at(index / count, radius))).join('');

const lozenge = (x: number, y: number): string => `M${x} ${y - 4}l3 4l-3 4l-3-4Z`;

/** What each of the nine shows. */
export const devices: Readonly<Record<string, Device>> = {
  // Three steps up to a lectern.
  'first-steps': {
    lines: 'M32 80h14V69h14V58h28M46 80h42M88 58v22M66 40h20l-2.500 5h-15ZM72 45l1 13h6l1-13',
  },
  // An open book with a pause in it.
  'murphys-student': {
    lines:
      'M60 46C52 40 43 39 33 41V76C43 74 52 75 60 81C68 75 77 74 87 76V41C77 39 68 40 60 46ZM60 46V81M40 50c5-.5 9 0 13 2M40 58c5-.5 9 0 13 2M40 66c5-.5 9 0 13 2',
    solids: 'M69.500 51h3.500v15h-3.500zM76.500 51H80v15h-3.500z',
  },
  // A lectern, and a voice that carries.
  'confident-speaker': {
    lines:
      'M42 65h36l-4 7H46ZM52 72l2 16h12l2-16M49 57a12 12 0 0 1 22 0M42 53a20 20 0 0 1 36 0M35 49a28 28 0 0 1 50 0',
    solids: circle(60, 59, 2),
  },
  // A shield of seven days.
  'streak-warrior': {
    lines: 'M60 31c8 5 17 7.500 26 7.500V58c0 15-11 24-26 31C45 82 34 73 34 58V38.500C43 38.500 52 36 60 31Z',
    solids:
      'M42 50h3v12h-3zM47.500 49h3v18h-3zM53 48h3v23h-3zM58.500 47h3v27h-3zM64 48h3v23h-3zM69.500 49h3v18h-3zM75 50h3v12h-3z',
  },
  // Four fillers; three are gone.
  'filler-slayer': {
    lines: `M60 29l4.500 7v35h-9V36ZM60 38v33M47 71h26M60 71v12${circle(42, 47, 4.5)}${circle(42, 62, 4.5)}${circle(78, 47, 4.5)}M38 51l8-8M38 66l8-8M74 51l8-8`,
    solids: `${circle(78, 62, 5)}${circle(60, 87, 3.5)}`,
  },
  // Seven scenarios.
  'courtroom-commander': {
    lines: `${sevenPoints(3, 30)}${circle(60, 60, 11)}`,
    solids: `${spread(7, 34, (x, y) => circle(x, y, 2.6))}${circle(60, 60, 5)}`,
  },
  // Five strategies, grown into one.
  'murphy-master': {
    lines: spread(5, 15.5, (x, y) => circle(x, y, 15.5)),
    solids: `${closed(Array.from({ length: 10 }, (_, index) => at(index / 10, index % 2 === 0 ? 9 : 3.8)))}${spread(5, 35.5, (x, y) => circle(x, y, 1.8))}`,
  },
  'century-club': { lines: '', solids: hundred },
  // A cut stone, and one for each day.
  'perfect-week': {
    lines: 'M42 55l9-11h18l9 11L60 79ZM42 55h36M51 44l4 11l5-11l5 11l4-11M55 55l5 24l5-24',
    solids: spread(7, 32.5, lozenge),
  },
};
