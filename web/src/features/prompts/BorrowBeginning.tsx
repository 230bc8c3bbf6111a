import { GATES } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { progress } from '../progression/progression.queries.ts';
import classes from './BorrowBeginning.module.css';

/** The way from the sheet to the prompt library, once that is open. */
export function BorrowBeginning() {
  const { data: standing } = useQuery(progress());
  if (!standing || standing.gateLevel < GATES.promptLibrary) return null;
  return (
    <p className={classes.line}>
      No beginning tonight? <Link to={paths.prompts}>Borrow one from the prompt library</Link>
    </p>
  );
}
