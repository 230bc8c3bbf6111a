/** Who presents the lines is the feature whose screen shows them; here is no more than the log. */
export {
  type Act,
  type AuditRow,
  countActs,
  listActs,
  listAllActs,
  logAct,
} from './audit.public.repository.ts';
