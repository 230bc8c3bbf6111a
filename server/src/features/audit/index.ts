export {
  type Act,
  type AuditRow,
  countActs,
  listActs,
  listAllActs,
  logAct,
} from './audit.service.ts';
