import type { KeyboardEvent } from 'react';

/**
 * Whether a key pressed in a form saves it: Ctrl+Enter or Cmd+Enter. Not while an input method composes:
 * half of a word would be saved, and the whole of it come into what is written next.
 */
export const isSaveKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
