export { ArchitectScreen } from './ArchitectScreen.tsx';
export { BetaFallback } from './BetaFallback.tsx';
