import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { AboutEssay } from '../../features/site/AboutEssay.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import classes from './AboutPage.module.css';

/** /about (S3.2.12). */
export default function AboutPage() {
  const { data: user } = useQuery(currentUser());
  return (
    <Page>
      <AboutEssay />
      <p className={classes.onward}>
        <LinkButton to={user ? paths.home : paths.register} variant="filled">
          {user ? 'Write Today’s Entry' : 'Begin Your Journey'}
        </LinkButton>
      </p>
    </Page>
  );
}
