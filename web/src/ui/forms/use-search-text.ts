import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** How long somebody has to stop typing before the list follows, in ms. */
const PAUSE = 300;

/**
 * The words of a search as they are typed; the address follows after a pause, and refills them when it
 * changes elsewhere.
 */
export function useSearchText(query: string, onQuery: (query: string | undefined) => void) {
  const [text, setText] = useState(query);
  const sent = useRef(query);
  const send = (words: string) => {
    sent.current = words.trim();
    if (sent.current !== query) onQuery(sent.current || undefined);
  };
  const sendLater = useDebouncedCallback(send, PAUSE);
  useEffect(() => {
    // The echo of what was sent from here must not overwrite what was typed since.
    if (query === sent.current) return;
    sent.current = query;
    sendLater.cancel();
    setText(query);
  }, [query, sendLater]);
  return {
    text,
    change(words: string) {
      setText(words);
      sendLater(words);
    },
    clear() {
      sendLater.cancel();
      setText('');
      send('');
    },
  };
}
