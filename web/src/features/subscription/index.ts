export { SubscriptionPanel } from './tab/SubscriptionPanel.tsx';
export { useUpgradeReturn } from './tab/use-upgrade-return.ts';
