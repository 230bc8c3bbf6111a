export { type Act, type AuditRow, countActs, listActs, logAct } from './audit.service.ts';
