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
