import { ADMIN_LIMITS, levelInfo, levelOfXp, nextLevel } from '@pathkeeper/contract';

/** What the preview of a gift knows of whoever is to have it. */
export interface GiftTo {
  id: number;
  username: string;
  xp: number;
  level: number;
}

/** The amount that is typed; null where it is none that can be given (S2.9). */
export function amountOf(typed: string): number | null {
  const plain = typed.trim();
  if (!/^\d{1,3}(,?\d{3})*$/.test(plain)) return null;
  const amount = Number(plain.replaceAll(',', ''));
  const { min, max } = ADMIN_LIMITS.gift;
  return amount >= min && amount <= max ? amount : null;
}

/** What a gift makes of somebody: 'Still Navigator; 830 to Architect.' */
export function afterGift({ xp, level }: Pick<GiftTo, 'xp' | 'level'>, amount: number) {
  const after = xp + amount;
  const reached = Math.max(level, levelOfXp(after));
  const { rank } = levelInfo(reached);
  if (reached > level) return { xp: after, words: `That makes them ${rank}, level ${reached}.` };
  const next = nextLevel(Math.max(after, levelInfo(reached).minXp));
  const missing = next ? next.info.minXp - after : 0;
  return {
    xp: after,
    words: next
      ? `Still ${rank}; ${missing.toLocaleString('en-US')} to ${next.info.rank}.`
      : `Still ${rank}.`,
  };
}
