import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Articles to come, in the shape of their cards. */
export function CardsSkeleton() {
  return (
    <Skeleton label="Loading articles">
      <div className="blog-grid">
        {CARDS.map((card) => (
          <div key={card} className="blog-card">
            <SkeletonLine width="46px" />
            <div className="blog-waiting">
              <SkeletonLine width="34%" />
              <SkeletonLine width={card % 2 ? '62%' : '78%'} />
              <SkeletonLine />
              <SkeletonLine width="92%" />
              <SkeletonLine width="48%" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

/** The featured article to come. */
export function LeadSkeleton() {
  return (
    <Skeleton label="Loading the featured articles">
      <div className="blog-lead">
        <div className="blog-plate" />
        <div className="blog-waiting">
          <SkeletonLine width="30%" />
          <SkeletonLine width="80%" />
          <SkeletonLine />
          <SkeletonLine width="90%" />
          <SkeletonLine width="52%" />
        </div>
      </div>
    </Skeleton>
  );
}
