import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal, type ModalRootProps } from '@mantine/core';
import classes from './Dialog.module.css';

/**
 * What lies over the page and keeps the focus inside. Whatever is built on it calls `useEscape`, `useBack`
 * and `useFocusBack` itself: Mantine's own ways of closing and of giving the focus back are off.
 */
export function ModalFrame({
  scrim = classes.scrim,
  children,
  ...root
}: ModalRootProps & { scrim?: string | undefined }) {
  return (
    <Modal.Root
      {...root}
      padding={0}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ transition: 'fade', duration: 180 }}
    >
      <Modal.Overlay className={scrim} backgroundOpacity={1} />
      <Modal.Content>{children}</Modal.Content>
    </Modal.Root>
  );
}
