import { storage } from '../../lib/storage/storage.ts';

/** The ways to look at the vision: the wheel, the cards, or both in words. */
export const VIEWS = ['compass', 'cards', 'list'] as const;

export type BoardView = (typeof VIEWS)[number];

const keyOf = (userId: number) => `vision-view-${userId}`;

const isView = (value: unknown): value is BoardView => VIEWS.some((each) => each === value);

/** The view that somebody chose last on this device; a phone gets the list first (D67). */
export function rememberedView(userId: number, isPhone: boolean): BoardView {
  const kept = storage.get(keyOf(userId));
  if (isView(kept)) return kept;
  return isPhone ? 'list' : 'compass';
}

export const rememberView = (userId: number, view: BoardView): void =>
  void storage.set(keyOf(userId), view);

/** The view that an address names, if it names one. */
export function viewIn(search: object): BoardView | null {
  const { view } = search as { view?: unknown };
  return isView(view) ? view : null;
}
