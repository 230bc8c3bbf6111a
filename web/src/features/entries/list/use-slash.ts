import { useWindowEvent } from '@mantine/hooks';

const WRITABLE = 'input, textarea, select, [contenteditable="true"]';

/** Calls back when `/` is pressed where it would not be written into something. */
export function useSlash(onSlash: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const writes = target.matches(WRITABLE) && !target.matches('[type="checkbox"], [type="radio"]');
    if (writes || document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    onSlash();
  });
}
