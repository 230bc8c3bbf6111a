import { useIntersection } from '@mantine/hooks';
import { lazy, useRef } from 'react';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import classes from './GrowthMap.module.css';

const GrowthSummary = lazy(async () => ({
  default: (await import('./GrowthSummary.tsx')).GrowthSummary,
}));

/** The growth map on the home screen. It lies under the fold: it is fetched when it comes near. */
export function GrowthMap() {
  const near = useRef(false);
  const { ref, entry } = useIntersection({ rootMargin: '600px 0px' });
  near.current ||= entry?.isIntersecting ?? false;
  const place = <div className={classes.place} />;
  return (
    <div ref={ref}>
      {near.current ? (
        <LazyPart fallback={place}>
          <GrowthSummary />
        </LazyPart>
      ) : (
        place
      )}
    </div>
  );
}
