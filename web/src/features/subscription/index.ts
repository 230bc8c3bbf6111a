export { SubscriptionPanel } from './tab/SubscriptionPanel.tsx';
export { usePortalReturn } from './tab/use-portal-return.ts';
export { useUpgradeReturn } from './tab/use-upgrade-return.ts';
