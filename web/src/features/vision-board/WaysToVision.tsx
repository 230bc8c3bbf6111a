import { can, type User } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import classes from './BoardScreen.module.css';

/** Under a board of one's own: where more of it is made, and where what was made before is read again. */
export function WaysToVision({ user }: { user: User }) {
  return (
    <nav aria-label="More ways to a vision" className={classes.more}>
      <Link to={paths.visionArchitect}>Talk it through</Link>
      <Link to={paths.visionForm}>Answer seven questions</Link>
      {can(user, 'useVisionJourney') && <Link to={paths.visionJourney}>Life Vision Journey</Link>}
    </nav>
  );
}
