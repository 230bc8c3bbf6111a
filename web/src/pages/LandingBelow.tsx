import { YearSample } from '../features/growth/year/YearSample.tsx';
import { LandingChapters } from '../features/site/LandingChapters.tsx';
import { LandingClosing } from '../features/site/LandingClosing.tsx';
import { LandingDesk } from '../features/site/LandingDesk.tsx';
import { LandingPledges } from '../features/site/LandingPledges.tsx';

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
