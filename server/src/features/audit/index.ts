export { changed } from './audit.rules.ts';
export {
  type Act,
  type AuditRow,
  countActs,
  listActs,
  listAllActs,
  logAct,
} from './audit.service.ts';
