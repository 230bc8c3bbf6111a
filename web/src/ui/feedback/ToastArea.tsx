import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Logo } from '../art/Logo.tsx';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { VisuallyHidden } from '../page/VisuallyHidden.tsx';
import { dismissToast, TOAST_DURATION, type Toast, toastStore } from '../toast.ts';
import classes from './ToastArea.module.css';
import { useSwipe } from './use-swipe.ts';

/** Counts a toast's time down, holding while `held`; the time left is kept over a hold. */
function useExpiry({ id, duration = TOAST_DURATION }: Toast, held: boolean) {
  const left = useRef(duration);
  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [id, held]);
}

function ToastCard({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useExpiry(toast, hovered || focused);
  const { id, title, description, action, tone, icon } = toast;
  const swipe = useSwipe(() => dismissToast(id));
  const glyph =
    icon ?? (tone === 'destructive' ? <IconAlertTriangle size={24} stroke={1.6} /> : <Logo />);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering holds the clock; its button closes it too
    <div
      {...swipe}
      className={classes.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={classes.glyph} aria-hidden>
        {glyph}
      </span>
      <p className={classes.words}>
        <strong>{title}</strong>
        {description && <> {description}</>}
        {action && <VisuallyHidden> F8 leads here.</VisuallyHidden>}
      </p>
      {action && (
        <Button
          variant="bare"
          className={classes.action}
          onClick={() => {
            action.onClick();
            dismissToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label="Close"
        tooltip={false}
        icon={<IconX aria-hidden />}
        onClick={() => dismissToast(id)}
      />
    </div>
  );
}

/** Leads to the toast from anywhere: it stands last in the page, and goes while one tabs there. */
const KEY = 'F8';

/** Lets the keyboard reach the toast, and gives the focus back to where it was once the toast goes. */
function useWayThere(shown: number | undefined) {
  const area = useRef<HTMLElement>(null);
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (shown === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY) return;
      event.preventDefault();
      area.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      // By then the toast has left the page, and has taken the focus with it if it had it.
      if (document.activeElement === document.body) from.current?.focus({ preventScroll: true });
      from.current = null;
    };
  }, [shown]);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget as HTMLElement | null;
  };
  return { ref: area, onFocus };
}

/**
 * Where toasts appear: one at a time, above dialogs, bottom centre or on a phone at the top. Place it once, at
 * the root. Both live regions stand in the page before anything is said, or nothing would be announced.
 */
export function ToastArea() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  const destructive = toast?.tone === 'destructive';
  const way = useWayThere(toast?.id);
  return createPortal(
    <section {...way} className={classes.area} aria-label="Messages" aria-keyshortcuts={KEY}>
      <div role="status">{!destructive && card}</div>
      <div role="alert">{destructive && card}</div>
    </section>,
    document.body,
  );
}
