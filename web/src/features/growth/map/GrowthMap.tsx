import { useIntersection } from '@mantine/hooks';
import { lazy, useRef } from 'react';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import classes from './GrowthMap.module.css';

const GrowthSummary = lazy(async () => ({
  default: (await import('./GrowthSummary.tsx')).GrowthSummary,
}));

/** How much will stand in it: a blank map is a head and a word, one of few pages has hardly a theme. */
const room = (pages: number | undefined) =>
  pages === 0 ? 'none' : (pages ?? 5) < 5 ? 'few' : 'many';

/** The growth map on the home screen. It lies under the fold: it is fetched when it comes near. */
export function GrowthMap({ pages }: { pages: number | undefined }) {
  const near = useRef(false);
  const { ref, entry } = useIntersection({ rootMargin: '600px 0px' });
  near.current ||= entry?.isIntersecting ?? false;
  const place = <div className={classes.place} />;
  return (
    <div ref={ref} className={classes.map} data-pages={room(pages)}>
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
