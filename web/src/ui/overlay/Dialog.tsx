import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useKeyboard } from '../../lib/use-keyboard.ts';
import { IconButton } from '../controls/IconButton.tsx';
import classes from './Dialog.module.css';
import { ModalFrame } from './ModalFrame.tsx';
import { useBack } from './use-back.ts';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';

const WIDTHS = { sm: 548, md: 660, lg: 860 };
const PICTURED_WIDTH = 960;

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** In italics under the title. */
  meta?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom left, the filled one first. */
  actions?: ReactNode;
  /** A quiet remark at the bottom right. */
  remark?: ReactNode;
  /**
   * A drawing at the left half, or above the words on a phone. The dialog is then 960 px wide; on a
   * phone give it `phone="card"`.
   */
  picture?: ReactNode;
  /** 548, 660 (default) or 860 px wide. */
  size?: keyof typeof WIDTHS;
  /** Full-screen under 760px (default), or a card for a short question. */
  phone?: 'page' | 'card';
  /** No close button: the actions are the only way on (Escape still works unless `locked`). */
  withoutClose?: boolean;
  /** Neither Escape nor a click beside it closes: while something is being saved. */
  locked?: boolean;
  /** Words without a control among them: the body takes the focus, so that keys can scroll it. */
  readOnly?: boolean;
  /** Escape belongs to something inside, such as an open form; the rest closes as ever. */
  keepOnEscape?: boolean;
  /** The address opened it: the browser's own way back closes it. */
  byAddress?: boolean;
}

/**
 * A card over the page. Keeps the focus inside, gives it back on closing, closes on Escape and on a phone's
 * way back. Focus
 * starts on the element with `data-autofocus`, else on the first control. Sets `--gutter`, so a
 * `<Editor bare>` inside runs from edge to edge.
 */
export function Dialog({
  opened,
  onClose,
  title,
  meta,
  children,
  actions,
  remark,
  picture,
  size = 'md',
  phone = 'page',
  withoutClose = false,
  locked = false,
  readOnly = false,
  keepOnEscape = false,
  byAddress = false,
}: DialogProps) {
  useFocusBack(opened);
  // A locked one takes the key too: it is not for what lies under it.
  useEscape(opened && !keepOnEscape, () => !locked && onClose());
  useBack(opened && !byAddress, () => !locked && onClose());
  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      size={picture ? PICTURED_WIDTH : WIDTHS[size]}
      centered
      closeOnClickOutside={!locked}
      classNames={{
        inner: classes.inner,
        content: clsx(classes.surface, classes[phone], picture && classes.pictured),
      }}
    >
      {picture && <div className={classes.picture}>{picture}</div>}
      <div className={classes.head}>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        {meta && <p className={classes.meta}>{meta}</p>}
      </div>
      <Modal.Body className={classes.body} tabIndex={readOnly ? 0 : undefined}>
        {children}
      </Modal.Body>
      {(actions || remark) && <Foot actions={actions} remark={remark} />}
      {/* Last in the order of tabs: the first thing focused is what the dialog is for. */}
      {!withoutClose && (
        <IconButton
          className={classes.close}
          label="Close"
          tooltip={false}
          icon={<IconX aria-hidden />}
          disabled={locked}
          onClick={onClose}
        />
      )}
    </ModalFrame>
  );
}

/** On a phone it stays on the screen, above the keyboard. */
function Foot({ actions, remark }: Pick<DialogProps, 'actions' | 'remark'>) {
  useKeyboard();
  return (
    <div className={classes.foot}>
      {actions && <div className={classes.actions}>{actions}</div>}
      {remark && <p className={classes.remark}>{remark}</p>}
    </div>
  );
}
