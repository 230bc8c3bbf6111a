/** How long letters typed one after another count as one word, in ms. */
const WORD_PAUSE = 500;

/**
 * Moves the focus among a menu's items by key, as the ARIA menu pattern has it: arrows go round, Home
 * and End jump, letters look for the next item that begins so. One of these per open menu.
 */
export function createMenuKeys() {
  let word = '';
  let lastLetterAt = 0;

  /** Handles a key; true if it was one of these. */
  return function handleMenuKey(items: HTMLElement[], key: string, now: number): boolean {
    const at = items.indexOf(document.activeElement as HTMLElement);
    const focus = (index: number) => {
      items[(index + items.length) % items.length]?.focus();
      return true;
    };
    if (items.length === 0) return false;
    if (key === 'ArrowDown') return focus(at + 1);
    if (key === 'ArrowUp') return focus(at < 0 ? -1 : at - 1);
    if (key === 'Home') return focus(0);
    if (key === 'End') return focus(-1);
    if ([...key].length !== 1 || key === ' ') return false;
    const goesOn = now - lastLetterAt < WORD_PAUSE;
    word = (goesOn ? word : '') + key.toLocaleLowerCase();
    lastLetterAt = now;
    // A first letter looks past the present item, a longer word may stay on it.
    const from = goesOn ? Math.max(at, 0) : at + 1;
    const found = [...items.keys()]
      .map((index) => (from + index) % items.length)
      .find((index) => items[index]?.textContent?.trim().toLocaleLowerCase().startsWith(word));
    return found === undefined ? true : focus(found);
  };
}
