import { PAGE_TITLES } from '@pathkeeper/contract';
import { lazy, Suspense } from 'react';
import { SiteHeader } from '../../features/site/header/SiteHeader.tsx';
import { LandingHero } from '../../features/site/landing/LandingHero.tsx';
import { SiteFooter } from '../../features/site/SiteFooter.tsx';
import classes from './LandingPage.module.css';

// What is said and drawn here comes while the first screen is being read.
const below = () => import('./LandingBelow.tsx');
const LandingBelow = lazy(below);
// The footer comes with it: a link there would move away under the press that is aimed at it.
const Footer = lazy(async () => {
  await below();
  return { default: SiteFooter };
});

/** `/` for visitors (S3.2.2). */
export default function LandingPage() {
  return (
    <>
      <title>{PAGE_TITLES.home}</title>
      <div className={classes.header}>
        <SiteHeader plain />
      </div>
      <main id="main" tabIndex={-1}>
        <LandingHero />
        <Suspense fallback={<div className={classes.below} />}>
          <LandingBelow />
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </>
  );
}
