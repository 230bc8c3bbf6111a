import { MessagePage } from '../../features/site/MessagePage.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyScene } from '../../ui/art/EmptyScene.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';

interface ForumNotFoundProps {
  title: string;
  children: string;
}

/** In place of a category or a post that is not there. */
export function ForumNotFound({ title, children }: ForumNotFoundProps) {
  return (
    <>
      <title>{`${title} · Pathkeeper`}</title>
      <MessagePage
        drawing={<EmptyScene scene="not-found" size={440} />}
        title={title}
        actions={
          <LinkButton to={paths.forum} variant="filled">
            Back to Forum
          </LinkButton>
        }
      >
        <p>{children}</p>
      </MessagePage>
    </>
  );
}
