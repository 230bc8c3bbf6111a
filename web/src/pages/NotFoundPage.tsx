import { NOT_FOUND_TITLE } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { MessagePage } from '../features/site/MessagePage.tsx';
import { paths } from '../lib/paths.ts';
import { EmptyScene } from '../ui/art/EmptyScene.tsx';
import { LinkButton } from '../ui/controls/LinkButton.tsx';
import { PublicFrame } from './layouts/PublicLayout.tsx';

/** An address that leads nowhere (S3.2.1). */
export default function NotFoundPage() {
  const { data: user } = useQuery(currentUser());
  return (
    <PublicFrame>
      <title>{NOT_FOUND_TITLE}</title>
      <MessagePage
        drawing={<EmptyScene scene="not-found" size={500} />}
        title="404 Page Not Found"
        actions={
          <>
            <LinkButton to={paths.home} variant="filled">
              Home
            </LinkButton>
            {user && <LinkButton to={paths.entries}>All Entries</LinkButton>}
          </>
        }
      >
        <p>Did you forget to add the page to the router?</p>
        <p>
          Or its address has a slip of the pen in it. Everything you wrote is still in its place.
        </p>
      </MessagePage>
    </PublicFrame>
  );
}
