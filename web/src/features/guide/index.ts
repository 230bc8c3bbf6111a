export { useConsent } from './consent/use-consent.tsx';
export { readEvents } from './merlin/sse.ts';
