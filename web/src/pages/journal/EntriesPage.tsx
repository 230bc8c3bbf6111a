import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { countFilters, type EntriesAddress } from '../../features/entries/entries.address.ts';
import { EntryBrowser } from '../../features/entries/list/EntryBrowser.tsx';
import { PlaceContents } from '../../features/entries/places/PlaceContents.tsx';
import { PlaceMeta } from '../../features/entries/places/PlaceMeta.tsx';
import { PlaceSelect } from '../../features/entries/places/PlaceSelect.tsx';
import { usePlaces } from '../../features/entries/places/use-place.ts';
import { FolderManager } from '../../features/folders/FolderManager.tsx';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import classes from './EntriesPage.module.css';

/** Everything that was written, by place and by search (S1.2, "Entries page"). */
export default function EntriesPage() {
  const { user } = useRouteContext({ from: '/signed-in/entries' });
  const address = useSearch({ from: '/signed-in/entries' });
  const navigate = useNavigate();
  const { places, here, folders } = usePlaces(address.place);
  const [isManaging, setIsManaging] = useState(false);

  const go = (next: EntriesAddress) => {
    // A search that is being refined is one step of the way back, not one for every word.
    const refines = countFilters(address) > 0 && countFilters(next) > 0;
    void navigate({ to: paths.entries, search: next, replace: refines });
  };

  useTopOfList(address);

  if (!user) return null;
  return (
    <>
      <title>{`${here.name} · Pathkeeper`}</title>
      <Page className={classes.spread}>
        <div className={classes.places}>
          <div className={classes.sticky}>
            <PlaceContents places={places} here={here} onManage={() => setIsManaging(true)} />
          </div>
        </div>
        <main id="main" tabIndex={-1}>
          <PageTitle meta={<PlaceMeta here={here} />}>{here.name}</PageTitle>
          <div className={classes.dropdown}>
            <PlaceSelect
              places={places}
              here={here}
              onChange={(place) => go(place === undefined ? {} : { place })}
              onManage={() => setIsManaging(true)}
            />
          </div>
          <EntryBrowser
            user={user}
            address={address}
            onAddress={go}
            here={here}
            folders={folders}
          />
          <Link to={paths.bin} className={classes.bin}>
            The Bin
          </Link>
        </main>
      </Page>
      <FolderManager
        opened={isManaging}
        onClose={() => setIsManaging(false)}
        onDeleted={(id) => {
          // Where its entries are now.
          if (id === address.place) go({ place: 'none' });
        }}
      />
    </>
  );
}

/** Another place, and what carries another tag, starts at its top, as another page would. */
function useTopOfList({ place, tags }: EntriesAddress): void {
  const list = `${place} ${tags}`;
  const seen = useRef(list);
  useEffect(() => {
    if (seen.current === list) return;
    seen.current = list;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  }, [list]);
}
