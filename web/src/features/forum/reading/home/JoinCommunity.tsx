import { Link } from '@tanstack/react-router';
import { paths } from '../../../../lib/paths.ts';
import { SectionHead } from '../../../../ui/typography/SectionHead.tsx';
import classes from './JoinCommunity.module.css';

/** The call to the forum on the home screen (S1.2). */
export function JoinCommunity() {
  return (
    <section aria-labelledby="community" className={classes.call}>
      <SectionHead id="community">Join Our Community</SectionHead>
      <p className={classes.words}>
        Other people who keep a page a day, and what they ask each other. Reading is open to
        everyone; nobody there sees your journal. <Link to={paths.forum}>The Forum</Link>
      </p>
    </section>
  );
}
