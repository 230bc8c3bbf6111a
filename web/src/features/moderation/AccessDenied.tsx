import { createLink } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import classes from './AccessDenied.module.css';

const LinkButton = createLink(ButtonLink);

/** Says why a screen of those who run the forum is closed (S2.2). The server refuses its calls anyway. */
export function AccessDenied({ children }: { children: string }) {
  return (
    <Page className={classes.page}>
      <EmptyState
        level={1}
        glyph={<RankMark level={1} ink size={92} />}
        title="Access Denied"
        action={<LinkButton to={paths.forum}>Back to Forum</LinkButton>}
      >
        {children}
      </EmptyState>
    </Page>
  );
}
