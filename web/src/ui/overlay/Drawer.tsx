import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import classes from './Drawer.module.css';
import { ModalFrame } from './ModalFrame.tsx';
import { useBack } from './use-back.ts';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';

interface DrawerProps {
  onClose: () => void;
  title: ReactNode;
  /** Under the title. */
  meta?: ReactNode;
  /** A medallion before the title. */
  mark?: ReactNode;
  /** Neither Escape nor a click beside it closes it: while a question stands over it. */
  locked?: boolean;
  children: ReactNode;
}

/**
 * A tall sheet from the right edge over the page that it belongs to; the whole window on a phone. It scrolls
 * as one. Keeps the focus inside, gives it back on closing, closes on Escape.
 */
export function Drawer({ onClose, title, meta, mark, locked = false, children }: DrawerProps) {
  useFocusBack(true);
  useEscape(!locked, onClose);
  useBack(true, () => !locked && onClose());
  return (
    <ModalFrame
      opened
      onClose={onClose}
      size={860}
      closeOnClickOutside={!locked}
      scrim={classes.scrim}
      classNames={{ inner: classes.inner, content: classes.sheet }}
    >
      <div className={classes.head}>
        {mark}
        <div className={classes.words}>
          <Modal.Title className={classes.title} dir="auto">
            {title}
          </Modal.Title>
          {meta && <p className={classes.meta}>{meta}</p>}
        </div>
        <IconButton
          data-autofocus
          label="Close"
          tooltip={false}
          icon={<IconX aria-hidden />}
          onClick={onClose}
        />
      </div>
      <Modal.Body className={classes.body}>{children}</Modal.Body>
    </ModalFrame>
  );
}
