import type { Article } from '@pathkeeper/contract';

type Heading = Article['contents'][number];

/** The contents of a long article: at its side where there is room, else behind a line above it. */
export function ArticleContents({ contents }: { contents: readonly Heading[] }) {
  if (contents.length === 0) return null;
  return (
    <>
      <nav className="article-side" aria-label="In this article">
        <p>In this article</p>
        <Headings contents={contents} />
      </nav>
      <details className="article-contents">
        <summary>In this article</summary>
        <nav aria-label="In this article">
          <Headings contents={contents} />
        </nav>
      </details>
    </>
  );
}

function Headings({ contents }: { contents: readonly Heading[] }) {
  return (
    <ol>
      {contents.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${encodeURIComponent(id)}`} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
