import { useEffect } from 'react';

/** How many parts of the screen ask for it: a dialog that closes leaves it to the sheet below. */
let askers = 0;

/**
 * Keeps in `--keyboard`, on the root, how much of the window's foot the keyboard of a phone covers. What is
 * fixed or sticky at the foot stands that much higher. Zoomed in, the window is only smaller: then it is 0.
 */
export function useKeyboard(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement.style;
    const measure = () => {
      const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      root.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    askers += 1;
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      askers -= 1;
      if (askers === 0) root.removeProperty('--keyboard');
    };
  }, []);
}
