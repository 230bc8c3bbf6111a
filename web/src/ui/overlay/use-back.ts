import { useEffect, useRef } from 'react';

/** Only on phones is there a gesture that people mean for what lies over the page. */
const PHONE = '(max-width: 47.5rem)';
/** In the state of a history entry: how many layers lie over the page there. */
const LAYERS = 'pathkeeperLayers';

interface Layer {
  close: () => void;
  /** Was told to close; it may ask something first, and then stays. */
  isTold: boolean;
}

/** What lies over the page, the last one on top. */
const layers: Layer[] = [];
/** Steps back of our own that have not arrived. */
let ownSteps = 0;
let timer = 0;
let patience = 0;
/** A step that has not arrived by then leads nowhere, in milliseconds. */
const LOST = 3000;

const entries = (): number => Number(history.state?.[LAYERS] ?? 0);

/** The entry of a layer is the page's own but for the count: the router does not see them change. */
function settle(): void {
  if (ownSteps > 0) return;
  const missing = layers.length - entries();
  for (let at = entries() + 1; at <= layers.length; at++) {
    History.prototype.pushState.call(history, { ...history.state, [LAYERS]: at }, '');
  }
  if (missing < 0) {
    ownSteps++;
    history.go(missing);
    clearTimeout(patience);
    patience = window.setTimeout(forgetOwnSteps, LOST);
  }
  for (const layer of layers) layer.isTold = false;
}

/** Else no layer would ever be closed by the way back again. */
function forgetOwnSteps(): void {
  ownSteps = 0;
  if (layers.length > entries()) settle();
}

/** Once whatever closed a layer has led elsewhere, if it does. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(settle, 60);
}

function onPopState(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps--;
    clearTimeout(patience);
    event.stopImmediatePropagation();
    settleSoon();
    return;
  }
  const there = Number(event.state?.[LAYERS] ?? 0);
  if (layers.length === 0 && there > 0) {
    // Back on a page that was left through a layer, which is gone: so is its entry.
    settleSoon();
    return;
  }
  const top = layers.at(-1);
  if (!top || top.isTold || there >= layers.length) return;
  event.stopImmediatePropagation();
  top.isTold = true;
  top.close();
  settleSoon();
}

/**
 * While `active`, the phone's way back calls `onBack` instead of leaving the page: for what covers the page or
 * lies over it. Of several it is for the one that was opened last. What does not close stays, and is asked
 * again the next time.
 */
export function useBack(active: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!active || !matchMedia(PHONE).matches) return;
    const layer: Layer = { close: () => latest.current(), isTold: false };
    // Before the router, which would take it for a way to another page. Adding it again adds nothing.
    window.addEventListener('popstate', onPopState, true);
    layers.push(layer);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [active]);
}
