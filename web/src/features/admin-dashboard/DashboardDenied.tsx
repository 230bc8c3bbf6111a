import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { adminCheck } from './admin.queries.ts';
import classes from './DashboardScreen.module.css';

/** Why the dashboard is closed, with what the admin check said (S2.2). The server refuses its calls anyway. */
export function DashboardDenied() {
  const { data, isError } = useQuery(adminCheck());
  const said = data ? `isAdmin ${data.isAdmin}` : isError ? 'no answer' : 'asking';
  return (
    <Page className={classes.page}>
      <EmptyState
        level={1}
        glyph={<RankMark level={1} ink size={92} />}
        title="Access Denied"
        action={<LinkButton to={paths.home}>Back to the journal</LinkButton>}
      >
        <p>You don't have admin permissions to access this page.</p>
        <p>
          <small>Admin check: {said}</small>
        </p>
      </EmptyState>
    </Page>
  );
}
