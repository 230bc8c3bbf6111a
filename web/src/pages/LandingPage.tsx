import { LandingChapters } from '../features/site/LandingChapters.tsx';
import { LandingClosing } from '../features/site/LandingClosing.tsx';
import { LandingDesk } from '../features/site/LandingDesk.tsx';
import { LandingHero } from '../features/site/LandingHero.tsx';
import { SiteFooter } from '../features/site/SiteFooter.tsx';
import { SiteMasthead } from '../features/site/SiteMasthead.tsx';
import classes from './LandingPage.module.css';

/** `/` for visitors (document 3 section 2.2). */
export default function LandingPage() {
  return (
    <>
      <title>Pathkeeper · An almanac with one subject: you</title>
      <div className={classes.masthead}>
        <SiteMasthead plain />
      </div>
      <main id="main" tabIndex={-1}>
        <LandingHero />
        <LandingDesk />
        <LandingChapters />
        <LandingClosing />
      </main>
      <SiteFooter />
    </>
  );
}
