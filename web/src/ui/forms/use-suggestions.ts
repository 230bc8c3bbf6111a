import { type KeyboardEvent, useState } from 'react';

/** The suggestions that hold the typed letters and are not chosen yet, in their own order. */
export function matching(
  suggestions: readonly string[],
  chosen: readonly string[],
  typed: string,
): string[] {
  const taken = new Set(chosen.map((each) => each.toLocaleLowerCase()));
  const letters = typed.trim().toLocaleLowerCase();
  return suggestions.filter((each) => {
    const word = each.toLocaleLowerCase();
    return word.includes(letters) && !taken.has(word);
  });
}

/** The state of a list of suggestions under a text field: whether it is open, and which one is lit. */
export function useSuggestions(offered: readonly string[]) {
  const [isOpen, setIsOpen] = useState(false);
  const [lit, setLit] = useState(-1);
  const shown = isOpen && offered.length > 0;
  // Typing shortens the list: what was lit may be gone.
  const at = shown && lit < offered.length ? lit : -1;

  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    setLit(-1);
  };
  /** Arrows walk the list and the text around it, Escape closes it; true if the key was one of these. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape' && shown) close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const places = offered.length + 1;
      setLit(shown ? ((at + 1 + step + places) % places) - 1 : step > 0 ? 0 : offered.length - 1);
      open();
    } else return false;
    event.preventDefault();
    return true;
  };
  return { isOpen: shown, lit: at, setLit, open, close, handleKey };
}
