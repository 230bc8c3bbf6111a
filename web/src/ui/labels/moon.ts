/** What the moon does on a given evening. */
export interface MoonNight {
  phase: 'waxing' | 'full' | 'waning' | 'new';
  /** Whole nights until the next full moon (while waxing) or new moon (while waning). */
  nights: number;
}

const DAY = 86_400_000;
const J2000 = Date.UTC(2000, 0, 1, 12);
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/**
 * The instant of a new moon (whole `k`) or a full moon (`k` ending in .5), counted from the new moon
 * of 6 January 2000. Jean Meeus, "Astronomical Algorithms", chapter 49, with the periodic terms that
 * matter to the minute.
 */
export function moonInstant(k: number): Date {
  const t = k / 1236.85;
  const mean = 2451550.09766 + 29.530588861 * k + 0.00015437 * t * t - 0.00000015 * t ** 3;
  const e = 1 - 0.002516 * t - 0.0000074 * t * t;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t * t;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t;
  const node = 160.7108 + 390.67050284 * k - 0.0016118 * t * t;
  const rise = 124.7746 - 1.56375588 * k;
  const full = Math.abs(k % 1) > 0.25;
  const correction =
    (full ? -0.40614 : -0.4072) * sin(moon) +
    (full ? 0.17302 : 0.17241) * e * sin(sun) +
    (full ? 0.01614 : 0.01608) * sin(2 * moon) +
    (full ? 0.01043 : 0.01039) * sin(2 * node) +
    (full ? 0.00734 : 0.00739) * e * sin(moon - sun) -
    (full ? 0.00515 : 0.00514) * e * sin(moon + sun) +
    0.00208 * e * e * sin(2 * sun) -
    0.00111 * sin(moon - 2 * node) -
    0.00057 * sin(moon + 2 * node) +
    0.00056 * e * sin(2 * moon + sun) -
    0.00042 * sin(3 * moon) +
    0.00042 * e * sin(sun + 2 * node) +
    0.00038 * e * sin(sun - 2 * node) -
    0.00024 * e * sin(2 * moon - sun) -
    0.00017 * sin(rise);
  // Dynamical time runs about 69 seconds ahead of the clock in these decades.
  return new Date((mean + correction - 2451545) * DAY + J2000 - 69_000);
}

/** Days between the local dates of two instants. */
function nightsBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

/** The moon of a local date: full or new on the date of the instant, else the way to the next. */
export function moonNight(today: Date): MoonNight {
  const about = Math.floor((today.getTime() - moonInstant(0).getTime()) / (29.530588861 * DAY));
  for (let k = about - 0.5; ; k += 0.5) {
    const nights = nightsBetween(today, moonInstant(k));
    if (nights < 0) continue;
    const full = Math.abs(k % 1) > 0.25;
    if (nights === 0) return { phase: full ? 'full' : 'new', nights: 0 };
    return { phase: full ? 'waxing' : 'waning', nights };
  }
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];

/** The moon of a local date in words, e.g. `moon waxing, three nights to full`. */
export function moonWords(today: Date): string {
  const { phase, nights } = moonNight(today);
  if (phase === 'full') return 'full moon tonight';
  if (phase === 'new') return 'new moon tonight';
  const count = `${NUMBERS[nights] ?? nights} ${nights === 1 ? 'night' : 'nights'}`;
  return `moon ${phase}, ${count} to ${phase === 'waxing' ? 'full' : 'new'}`;
}

/** How much of the disc is lit, 0 to 1, and whether it grows; for drawing it. */
export function moonDisc(today: Date): { lit: number; waxing: boolean } {
  const about = Math.floor((today.getTime() - moonInstant(0).getTime()) / (29.530588861 * DAY));
  let k = about - 0.5;
  while (moonInstant(k + 0.5) <= today) k += 0.5;
  const from = moonInstant(k).getTime();
  const share = (today.getTime() - from) / (moonInstant(k + 0.5).getTime() - from);
  const waxing = Math.abs(k % 1) <= 0.25;
  const lit = (1 - cos(180 * share)) / 2;
  return { lit: waxing ? lit : 1 - lit, waxing };
}
