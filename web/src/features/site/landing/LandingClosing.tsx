import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { EndMark } from '../../../ui/art/Ornament.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import classes from './LandingClosing.module.css';

/** The last word of the landing. */
export function LandingClosing() {
  return (
    <Page>
      <section className={classes.closing} aria-labelledby="closing">
        <EndMark />
        <h2 className={classes.title} id="closing">
          Tonight’s page is blank, which is how a page should begin.
        </h2>
        <p className={classes.terms}>
          Free during beta, no credit card required. Bring your own evening.
        </p>
        <LinkButton to={paths.register} className={classes.start}>
          Begin Your Journey
        </LinkButton>
        <Link to={paths.questionnaire} className={classes.taste}>
          Or answer sixteen questions first
        </Link>
      </section>
    </Page>
  );
}
