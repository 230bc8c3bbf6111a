import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const SELECTOR = 'button:not(:disabled), select:not(:disabled)';

/**
 * One tab stop for a row of tools: the arrow keys go from one to the next, Home and End to the ends.
 * What had the focus last has it again.
 */
export function useRoving(row: RefObject<HTMLElement | null>) {
  const tools = () => [...(row.current?.querySelectorAll<HTMLElement>(SELECTOR) ?? [])];
  const stopAt = (tool: HTMLElement) => {
    for (const each of tools()) each.tabIndex = each === tool ? 0 : -1;
  };
  useLayoutEffect(() => {
    const all = tools();
    const stop =
      all.find((each) => each.tabIndex === 0 && each.dataset.stop !== undefined) ?? all[0];
    if (!stop) return;
    for (const each of all) {
      each.tabIndex = each === stop ? 0 : -1;
    }
  });
  return {
    onFocus(event: { target: EventTarget }) {
      const tool = (event.target as HTMLElement).closest<HTMLElement>(SELECTOR);
      if (!tool || !row.current?.contains(tool)) return;
      for (const each of tools()) delete each.dataset.stop;
      tool.dataset.stop = '';
      stopAt(tool);
    },
    onKeyDown(event: KeyboardEvent) {
      const all = tools();
      const at = all.indexOf(event.target as HTMLElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const isRight = getComputedStyle(row.current as HTMLElement).direction === 'rtl';
      const step = { ArrowRight: isRight ? -1 : 1, ArrowLeft: isRight ? 1 : -1 }[event.key];
      const to =
        event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step && at + step;
      if (to === undefined) return;
      event.preventDefault();
      all.at(to % all.length)?.focus();
    },
  };
}
