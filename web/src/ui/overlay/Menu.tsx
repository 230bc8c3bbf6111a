import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useBeside } from '../floating/use-beside.ts';
import classes from './Menu.module.css';
import { createMenuKeys } from './menu-keys.ts';
import { useBack } from './use-back.ts';

export { MenuItem, MenuLink, MenuRule } from './menu-items.tsx';

type Trigger = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

export interface MenuProps {
  /** The button that opens it; it receives `aria-expanded`. */
  trigger: ReactElement<Trigger>;
  /** `MenuItem`s, `MenuLink`s and `MenuRule`s. */
  children: ReactNode;
  /** Which end of the trigger it lines up with; `end` by default. */
  align?: 'start' | 'end';
  /** Width in px, 212 by default. */
  width?: number;
}

/**
 * A menu on a card: arrows move, letters jump, Escape closes and gives the focus back. Closed it is
 * only its trigger, so a list may hold hundreds.
 */
export function Menu({ trigger, children, align = 'end', width = 212 }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const own = trigger.props;
  return (
    <>
      {cloneElement(trigger, {
        ref: setAnchor,
        id: own.id ?? `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: (event: MouseEvent<HTMLElement>) => {
          own.onClick?.(event);
          setIsOpen(!isOpen);
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          own.onKeyDown?.(event);
          if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          setIsOpen(true);
        },
      })}
      {isOpen && anchor && (
        <OpenMenu
          {...{ id, anchor, align, width }}
          onClose={(giveFocusBack) => {
            if (giveFocusBack) anchor.focus();
            setIsOpen(false);
          }}
        >
          {children}
        </OpenMenu>
      )}
    </>
  );
}

interface OpenMenuProps {
  id: string;
  anchor: HTMLElement;
  align: 'start' | 'end';
  width: number;
  onClose: (giveFocusBack: boolean) => void;
  children: ReactNode;
}

function OpenMenu({ id, anchor, align, width, onClose, children }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [handleMenuKey] = useState(createMenuKeys);
  const items = () => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
  ];
  useBeside(menu, anchor, { side: 'bottom', align, gap: 4 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => items()[0]?.focus(), []);

  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useBack(true, () => onClose(true));
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!menu.current?.contains(target) && !anchor.contains(target)) close.current(false);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Tab') onClose(true);
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (!handleMenuKey(items(), event.key, event.timeStamp)) return;
    // Tab goes on from the trigger by itself.
    if (event.key !== 'Tab') event.preventDefault();
  };
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-labelledby={anchor.id}
      popover="manual"
      className={classes.menu}
      style={{ width }}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // What an item does has been done by the time its click arrives here.
      onClick={(event) => {
        if ((event.target as HTMLElement).closest('[role="menuitem"]')) onClose(true);
      }}
      onPointerMove={(event) =>
        (event.target as HTMLElement)
          .closest<HTMLElement>('[role="menuitem"]')
          ?.focus({ preventScroll: true })
      }
    >
      {children}
    </div>
  );
}
