import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Side } from '../floating/place.ts';
import { useBeside } from '../floating/use-beside.ts';
import classes from './Tooltip.module.css';

// S1.9: a tooltip opens after 700 ms; within 300 ms of another one it opens at once.
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
/** How long the pointer may be on its way from the anchor to the tip. */
const CROSSING = 80;

/** Closes the tip that is open; there is one at a time. */
let closeShown: (() => void) | null = null;
let lastClosedAt = Number.NEGATIVE_INFINITY;

const openDelay = () =>
  closeShown || performance.now() - lastClosedAt < SKIP_DELAY ? 0 : OPEN_DELAY;

type Anchor = HTMLAttributes<HTMLElement>;

// What is said belongs to the part of the page that its anchor is in.
const landmarkOf = (anchor: HTMLElement): Element =>
  anchor.closest('[role="dialog"], main, header, nav, aside, footer') ?? document.body;

export interface TooltipProps {
  label: ReactNode;
  /** Where it stands if there is room; default `bottom`. */
  side?: Side;
  /** True when the anchor's own name already says the label: the tip is then not announced again. */
  repeatsName?: boolean;
  /** One element that can hold focus. */
  children: ReactElement<Anchor>;
}

/**
 * A word or two about a control: opens on hover after 700 ms and at once on keyboard focus, stays
 * while the pointer is over it, closes on Escape. Never the only place where something is said.
 */
export function Tooltip({ label, side = 'bottom', repeatsName = false, children }: TooltipProps) {
  const id = useId();
  const timer = useRef(0);
  const tip = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const open = (element: HTMLElement, delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAnchor(element), delay);
  };
  const close = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAnchor(null), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const closeThis = () => setAnchor(null);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeThis();
    closeShown?.();
    closeShown = closeThis;
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      lastClosedAt = performance.now();
      if (closeShown === closeThis) closeShown = null;
    };
  }, [anchor]);
  useBeside(tip, anchor, { side, align: 'center', gap: 8 });

  const own = children.props;
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': anchor && !repeatsName ? id : own['aria-describedby'],
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          own.onPointerEnter?.(event);
          if (event.pointerType === 'touch') return;
          open(event.currentTarget, openDelay());
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          own.onPointerLeave?.(event);
          close(CROSSING);
        },
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          own.onPointerDown?.(event);
          close(0);
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          own.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget, 0);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          own.onBlur?.(event);
          close(0);
        },
      })}
      {anchor &&
        createPortal(
          <div
            ref={tip}
            id={id}
            role="tooltip"
            popover="manual"
            aria-hidden={repeatsName || undefined}
            className={classes.tip}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={() => close(CROSSING)}
          >
            {label}
          </div>,
          landmarkOf(anchor),
        )}
    </>
  );
}
