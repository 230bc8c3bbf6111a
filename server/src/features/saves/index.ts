export { claim, deletedSince, keepEarnings, type Making, refuseOther } from './saves.service.ts';
