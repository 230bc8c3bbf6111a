import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Point } from '../model/points.ts';
import { panned, START_VIEW, sideOf, type View, wheelSteps, zoomed } from '../model/zoom.ts';

/** What of the board is seen: by buttons, keys, and the wheel with Ctrl or ⌘; a plain wheel scrolls the page. */
export function useView(svg: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState<View>(START_VIEW);

  /** How many units of the board a px is. */
  const unit = useCallback(() => {
    const width = svg.current?.clientWidth || 1;
    return sideOf(view.zoom) / width;
  }, [svg, view.zoom]);

  useEffect(() => {
    const { current } = svg;
    if (!current) return;
    let gathered = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { steps, rest } = wheelSteps(gathered + event.deltaY);
      gathered = rest;
      if (steps === 0) return;
      const box = current.getBoundingClientRect();
      setView((before) => {
        const side = sideOf(before.zoom);
        const around: Point = {
          x: before.centre.x + ((event.clientX - box.left) / box.width - 0.5) * side,
          y: before.centre.y + ((event.clientY - box.top) / box.height - 0.5) * side,
        };
        return zoomed(before, steps, around);
      });
    };
    // Not by React, which listens to wheels passively: the page would be zoomed as well.
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  }, [svg]);

  return {
    view,
    unit,
    zoomBy: (steps: number) => setView((before) => zoomed(before, steps)),
    fit: () => setView(START_VIEW),
    /** Pushes the board by so many units from where `from` had it. */
    push: (from: View, by: Point) => setView(panned(from, by)),
  };
}
