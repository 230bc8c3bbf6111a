import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../ui/page/Page.tsx';
import { currentUser } from '../accounts/accounts.queries.ts';
import classes from './SiteFooter.module.css';
import { siteInfo } from './site-info.queries.ts';

/** The foot of a page: where else there is to go, and what it is printed in. */
export function SiteFooter() {
  const { data: user } = useQuery(currentUser());
  const { data: site } = useQuery(siteInfo());
  return (
    <footer className={classes.foot}>
      <Page className={classes.line}>
        <nav className={classes.links} aria-label="Footer">
          {user && <Link to={paths.profile}>User Profile</Link>}
          <Link to={paths.forum}>The Forum</Link>
          <Link to={paths.blog}>Blog</Link>
          <Link to={paths.contact}>Contact Us</Link>
          <Link to={paths.about}>About Us</Link>
          <Link to={paths.rules}>Rules of the Game</Link>
          {!user && <Link to={paths.login}>Sign In</Link>}
        </nav>
        <p className={classes.colophon}>
          Set in IM Fell English and Newsreader. One ink by day, one by night. Free software under
          the AGPL
          {site?.sourceUrl ? (
            <>
              , <a href={site.sourceUrl}>with its source</a>
            </>
          ) : (
            ' 3.0'
          )}
          .
        </p>
      </Page>
    </footer>
  );
}
