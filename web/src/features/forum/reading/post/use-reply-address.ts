import { useLocation } from '@tanstack/react-router';

/** The reply that the address's hash names, if any, and a key that is another at each arrival. */
export function useReplyAddress(): { target: number | null; arrival: string } {
  const hash = useLocation({ select: (location) => location.hash });
  const arrival = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const isNumber = /^[1-9]\d{0,8}$/.test(hash);
  return { target: isNumber ? Number(hash) : null, arrival };
}
