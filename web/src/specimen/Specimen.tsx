import { IconBell, IconHome } from '@tabler/icons-react';
import { Lockup } from '../ui/art/Logo.tsx';
import { MerlinBust } from '../ui/art/MerlinBust.tsx';
import { EndMark } from '../ui/art/Ornament.tsx';
import { IconButton, IconLink } from '../ui/controls/IconButton.tsx';
import { ToastArea } from '../ui/feedback/ToastArea.tsx';
import { Clock } from '../ui/labels/Clock.tsx';
import { Header } from '../ui/page/Header.tsx';
import { Page } from '../ui/page/Page.tsx';
import { ScrollToTop } from '../ui/page/ScrollToTop.tsx';
import { SkipLink } from '../ui/page/SkipLink.tsx';
import { ThemeToggle } from '../ui/page/ThemeToggle.tsx';
import { ArtPlates, ArtSmall } from './art.tsx';
import { Controls } from './controls.tsx';
import { Entries } from './entries.tsx';
import { Home } from './home.tsx';
import { Lists } from './lists.tsx';
import { Overlays } from './overlays.tsx';
import classes from './Specimen.module.css';
import { States } from './states.tsx';

/** Every part in every state, with believable words in it. For development only. */
export function Specimen() {
  return (
    <>
      <SkipLink />
      <Header
        brand={
          <a href="#top">
            <Lockup />
          </a>
        }
        meta={<Clock />}
        actions={
          <>
            <IconLink label="Home" href="#top" icon={<IconHome aria-hidden />} />
            <IconButton label="Messages" icon={<IconBell aria-hidden />} />
            <ThemeToggle />
            <MerlinBust size={52} title="Merlin" />
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        <Page className={classes.page}>
          <Home />
          <Entries />
          <Controls />
          <Lists />
          <Overlays />
          <States />
          <ArtSmall />
          <ArtPlates />
          <EndMark />
        </Page>
      </main>
      <ScrollToTop />
      <ToastArea />
    </>
  );
}
