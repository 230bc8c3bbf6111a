import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';

const LINES = ['100%', '97%', '99%', '94%', '98%', '96%', '95%', '61%'];

/** The words of an article to come. */
export function WordsSkeleton() {
  return (
    <Skeleton label="Loading the article">
      <div className="article-body">
        <div className="article-words article-waiting">
          {LINES.map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}

/** A whole article to come. */
export function ArticleSkeleton() {
  return (
    <div className="article">
      <Skeleton label="Loading the article">
        <div className="article-head article-waiting">
          <SkeletonLine width="120px" />
          <SkeletonLine width="min(420px, 80%)" />
          <SkeletonLine width="min(520px, 100%)" />
          <SkeletonLine width="220px" />
        </div>
      </Skeleton>
      <WordsSkeleton />
    </div>
  );
}
