import { useEffect } from 'react';

/** How many parts of the screen ask for it: a dialog that closes leaves it to the sheet below. */
let askers = 0;

/**
 * Keeps in `--keyboard`, on the root, how much of the window's foot the keyboard of a phone covers. What is
 * fixed or sticky at the foot stands that much higher; what is fixed at the top stands lower by `--view-top`, by
 * which the view was moved down for the keyboard. Zoomed in, the window is only smaller: then both are 0.
 */
export function useKeyboard(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement.style;
    const measure = () => {
      const isZoomed = view.scale > 1.01;
      const covered = isZoomed ? 0 : window.innerHeight - view.height - view.offsetTop;
      root.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
      root.setProperty('--view-top', `${isZoomed ? 0 : Math.round(view.offsetTop)}px`);
    };
    askers += 1;
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      askers -= 1;
      if (askers > 0) return;
      root.removeProperty('--keyboard');
      root.removeProperty('--view-top');
    };
  }, []);
}
