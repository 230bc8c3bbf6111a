export {
  type AccountRow,
  beginOpening,
  endOpening,
  findAccount,
  type Looked,
  storeLook,
} from './entitlements.repository.ts';
export { graceOf, holds, rightOf } from './entitlements.rules.ts';
export { entitlements } from './entitlements.service.ts';
