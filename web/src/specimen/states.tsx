import { EmptyScene } from '../ui/art/EmptyScene.tsx';
import { RankMark } from '../ui/art/RankMark.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { FullPageLoading } from '../ui/feedback/FullPageLoading.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { SectionHead } from '../ui/typography/SectionHead.tsx';
import classes from './Specimen.module.css';

/** Nothing, failure, waiting. */
export function States() {
  return (
    <section className={classes.stack}>
      <SectionHead>When nothing answers</SectionHead>
      <div className={classes.columns}>
        <EmptyState
          level={3}
          glyph={<RankMark level={3} size={92} ink />}
          title="No page says that."
          action={<Button>Clear all filters</Button>}
        >
          Nothing from November 15 to 21 holds “ladder” under <em>Frustrated</em>. Loosen one of the
          three, and look again.
        </EmptyState>
        <EmptyState
          level={3}
          glyph={<RankMark level={1} size={92} ink />}
          title="The first page is still uncut."
          action={<Button variant="filled">Write today’s entry</Button>}
        >
          Entries gather here in the order you lived them. One line will do.
        </EmptyState>
        <EmptyState
          level={3}
          glyph={<EmptyScene scene="folders" size={260} />}
          title="No folders yet..."
        >
          A folder is a ribbon in the book: it marks, it does not lock.
        </EmptyState>
        <ErrorState
          level={3}
          title="Failed to load recent entries. Please try again later."
          onRetry={() => undefined}
        >
          They are safe; only the way to them is shut.
        </ErrorState>
        <SkeletonRows count={2} />
      </div>
      <FullPageLoading />
    </section>
  );
}
