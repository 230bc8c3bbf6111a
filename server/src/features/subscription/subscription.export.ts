import type { ExportPart } from '../../platform/export.ts';
import { findAccount } from '../entitlements/index.ts';

/** What was last seen of what somebody pays for; the payment provider keeps the rest. */
export const subscriptionExport: ExportPart = {
  name: 'subscription',
  about: 'what you pay for, as it was last seen at the payment provider',
  async thing(db, ownerId) {
    const row = await findAccount(db, ownerId);
    if (!row) return {};
    const { userId: _owner, version: _version, busyUntil: _busy, ...shown } = row;
    return shown;
  },
};
