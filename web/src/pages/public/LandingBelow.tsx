import { YearExample } from '../../features/growth/year/YearExample.tsx';
import { LandingChapters } from '../../features/site/landing/LandingChapters.tsx';
import { LandingClosing } from '../../features/site/landing/LandingClosing.tsx';
import { LandingDesk } from '../../features/site/landing/LandingDesk.tsx';
import { LandingPledges } from '../../features/site/landing/LandingPledges.tsx';

/** The landing below its first screen. */
export default function LandingBelow() {
  return (
    <>
      <LandingDesk />
      <LandingChapters growth={<YearExample />} />
      <LandingPledges />
      <LandingClosing />
    </>
  );
}
