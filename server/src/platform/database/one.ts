/**
 * The row of a statement that cannot but answer with one: what was added, or was changed under its lock.
 * @throws Error where there is none
 */
export function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement that answers with one row gave none.');
  return row;
}
