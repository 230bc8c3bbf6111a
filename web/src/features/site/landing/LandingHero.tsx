import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { HeroPlate } from '../../../ui/art/plates/HeroPlate.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import classes from './LandingHero.module.css';

/** The words over the engraving. They stand before the plate arrives, and its space is kept. */
export function LandingHero() {
  return (
    <section className={classes.hero}>
      <Page className={classes.words}>
        <h1 className={classes.title}>An almanac with one subject: you.</h1>
        <p className={classes.line}>
          A private journal with a mountain in it. Write a page a day, climb ten waystations, and be
          answered in the margin with your own words.
        </p>
        <div className={classes.actions}>
          <LinkButton to={paths.register} variant="filled" className={classes.action}>
            Begin Your Journey
          </LinkButton>
          <LinkButton to={paths.login} className={classes.action}>
            Sign In
          </LinkButton>
        </div>
        <p className={classes.terms}>
          Free during beta. No credit card required.
          <Link to={paths.questionnaire} className={classes.taste}>
            Try the sixteen questions first
          </Link>
        </p>
      </Page>
      <HeroPlate className={classes.plate} />
    </section>
  );
}
