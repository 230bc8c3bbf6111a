import type { CustomEmblem } from '@pathkeeper/contract';

/** The geometry of emblems drawn from parts, in a square of 96, as the badges are. */

type Ground = CustomEmblem['ground'];
type Pattern = CustomEmblem['pattern'];

const CENTRE = 48;
/** Where the engraving may begin: the charge stands clear of it. */
const CLEAR = 27;

const round = (value: number) => Math.round(value * 10) / 10;

/** A point at an angle in degrees, clockwise from the top. */
function at(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(CENTRE + radius * Math.sin(angle)), round(CENTRE - radius * Math.cos(angle))];
}

/** A cut of the burin: it swells in the middle and runs out at both ends. */
function gouge(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  width: number,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [((y1 - y2) / length) * width, ((x2 - x1) / length) * width];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${x1} ${y1}Q${round(mx + nx)} ${round(my + ny)} ${x2} ${y2}Q${round(mx - nx)} ${round(my - ny)} ${x1} ${y1}z`;
}

const turned = (steps: number) => Array.from({ length: steps }, (_, step) => (step * 360) / steps);

const DISC = 'M48 2A46 46 0 0 1 48 94A46 46 0 0 1 48 2z';

interface GroundDrawing {
  /** Its outline. */
  path: string;
  /** What the border follows, if not the outline. */
  rim?: string;
  /** How far the border is drawn in. */
  inset: number;
  /** How much of the square the engraving has. */
  room: number;
}

export const GROUNDS: Record<Ground, GroundDrawing> = {
  disc: { path: DISC, inset: 0.9, room: 1 },
  sun: {
    path: `M${turned(28)
      .map((degrees) => `${at(46.5, degrees).join(' ')}L${at(43, degrees + 180 / 28).join(' ')}`)
      .join('L')}z`,
    rim: DISC,
    inset: 0.82,
    room: 0.94,
  },
  octagon: {
    path: 'M66 4.6L91.4 30L91.4 66L66 91.4L30 91.4L4.6 66L4.6 30L30 4.6z',
    inset: 0.88,
    room: 1,
  },
  quatrefoil: {
    path: 'M26.1 26.1A22 22 0 0 1 69.9 26.1A22 22 0 0 1 69.9 69.9A22 22 0 0 1 26.1 69.9A22 22 0 0 1 26.1 26.1z',
    inset: 0.88,
    room: 0.84,
  },
  shield: {
    path: 'M48 4C60 9 74 11 86 10C88 44 82 74 48 93C14 74 8 44 10 10C22 11 36 9 48 4z',
    inset: 0.87,
    room: 0.84,
  },
};

const STAR = (x: number, y: number, size: number) =>
  `M${x} ${round(y - size)}Q${round(x + size * 0.2)} ${round(y - size * 0.2)} ${round(x + size)} ${y}Q${round(x + size * 0.2)} ${round(y + size * 0.2)} ${x} ${round(y + size)}Q${round(x - size * 0.2)} ${round(y + size * 0.2)} ${round(x - size)} ${y}Q${round(x - size * 0.2)} ${round(y - size * 0.2)} ${x} ${round(y - size)}z`;

const rays = () =>
  turned(40)
    .map((degrees, place) => gouge(at(CLEAR, degrees), at(place % 2 ? 35 : 48, degrees), 1.5))
    .join('');

/** Level lines that run from the rim and out before the charge, as an engraver shades a sky. */
function lines(): string {
  const cuts: string[] = [];
  for (let y = 6; y <= 90; y += 4.2) {
    const off = y - CENTRE;
    const clear = Math.abs(off) < CLEAR ? Math.sqrt(CLEAR ** 2 - off ** 2) : 0;
    if (clear === 0) cuts.push(gouge([2, y], [94, y], 1.3));
    else {
      cuts.push(gouge([-20, y], [round(CENTRE - clear - 1), y], 1.5));
      cuts.push(gouge([round(CENTRE + clear + 1), y], [116, y], 1.5));
    }
  }
  return cuts.join('');
}

/** Waves below the charge, the deepest the heaviest. */
function waves(): string {
  const cuts: string[] = [];
  [60, 66.5, 73, 79.5, 86].forEach((y, row) => {
    for (let x = -6 + (row % 2) * 7; x < 96; x += 14) {
      const inside = Math.hypot(x + 7 - CENTRE, y - CENTRE) > CLEAR - 1;
      if (!inside) continue;
      const [a, b, depth] = [x + 0.5, x + 13.5, 1 + row * 0.25];
      cuts.push(
        `M${a} ${y}Q${x + 7} ${y - 6} ${b} ${y}Q${x + 7} ${round(y - 6 + depth * 2.2)} ${a} ${y}z`,
      );
    }
  });
  return cuts.join('');
}

const stars = () =>
  turned(12)
    .map((degrees, place) => {
      const [x, y] = at(place % 2 ? 31.5 : 36.5, degrees);
      return STAR(x, y, place % 2 ? 1.8 : 3.6);
    })
    .join('');

/** Two branches that rise on either side and leave the top open. */
function leaves(): string {
  const cuts: string[] = [];
  for (const side of [1, -1]) {
    for (let step = 0; step < 8; step++) {
      const degrees = side * (172 - step * 17);
      const stem = at(32.5, degrees);
      cuts.push(gouge(stem, at(38.5, degrees - side * 13), 2.6));
      cuts.push(gouge(stem, at(27.5, degrees - side * 13), 2));
      cuts.push(gouge(stem, at(32.5, degrees - side * 17), 0.9));
    }
  }
  return cuts.join('');
}

/** What is engraved into the ground, as one path. */
export const PATTERNS: Record<Pattern, string> = {
  plain: '',
  rays: rays(),
  lines: lines(),
  waves: waves(),
  stars: stars(),
  leaves: leaves(),
};
