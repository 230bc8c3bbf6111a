import { MessagePage } from '../../features/site/MessagePage.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyScene } from '../../ui/art/EmptyScene.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';

/** In place of an article that is not there (S2.2). */
export function ArticleNotFound() {
  return (
    <>
      <title>Article Not Found · Pathkeeper</title>
      <MessagePage
        drawing={<EmptyScene scene="not-found" size={440} />}
        title="Article Not Found"
        actions={
          <LinkButton to={paths.blog} variant="filled">
            Back to Blog
          </LinkButton>
        }
      >
        <p>It may have been taken back by its author, or its address mistyped.</p>
      </MessagePage>
    </>
  );
}
