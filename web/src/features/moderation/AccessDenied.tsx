import { paths } from '../../lib/paths.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import classes from './AccessDenied.module.css';

interface AccessDeniedProps {
  children: string;
  /** The screen is one of the forum's, and leads back to it; any other leads to the journal. */
  isForum?: true;
}

/** Says why a screen of those who run the place is closed (S2.2). The server refuses its calls anyway. */
export function AccessDenied({ children, isForum }: AccessDeniedProps) {
  return (
    <Page className={classes.page}>
      <EmptyState
        level={1}
        glyph={<RankMark level={1} ink size={92} />}
        title="Access Denied"
        action={
          isForum ? (
            <LinkButton to={paths.forum}>Back to Forum</LinkButton>
          ) : (
            <LinkButton to={paths.home}>Back to the journal</LinkButton>
          )
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
