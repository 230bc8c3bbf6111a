import { YearSample } from '../../features/growth/year/YearSample.tsx';
import { LandingChapters } from '../../features/site/landing/LandingChapters.tsx';
import { LandingClosing } from '../../features/site/landing/LandingClosing.tsx';
import { LandingDesk } from '../../features/site/landing/LandingDesk.tsx';
import { LandingPledges } from '../../features/site/landing/LandingPledges.tsx';

/** The landing below its first screen. */
export default function LandingBelow() {
  return (
    <>
      <LandingDesk />
      <LandingChapters growth={<YearSample />} />
      <LandingPledges />
      <LandingClosing />
    </>
  );
}
