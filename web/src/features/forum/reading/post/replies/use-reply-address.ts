import { useLocation } from '@tanstack/react-router';

/** Names a reply in an address, and its place on the page; as on the pages that the server writes. */
export const replyHash = (number: number): string => `reply-${number}`;

/** The reply that the address's hash names, if any, and a key that is another at each arrival. */
export function useReplyAddress(): { target: number | null; arrival: string } {
  const hash = useLocation({ select: (location) => location.hash });
  const arrival = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const number = /^(?:reply-)?([1-9]\d{0,8})$/.exec(hash)?.[1];
  return { target: number === undefined ? null : Number(number), arrival };
}

/** Acts once the words that the server wrote have gone from over the page (`take-over.ts`). */
export function onceAlone(act: () => void): () => void {
  const served = document.getElementById('served');
  if (!served?.parentElement) {
    act();
    return () => {};
  }
  const watcher = new MutationObserver(() => {
    if (served.isConnected) return;
    watcher.disconnect();
    act();
  });
  watcher.observe(served.parentElement, { childList: true });
  return () => watcher.disconnect();
}
