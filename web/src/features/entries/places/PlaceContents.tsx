import { createLink } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FolderMark } from '../../../ui/labels/FolderMark.tsx';
import { Contents, ContentsLink } from '../../../ui/page/Contents.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './PlaceContents.module.css';
import type { NamedPlace } from './use-place.ts';

const PlaceLink = createLink(ContentsLink);

interface PlaceContentsProps {
  places: NamedPlace[];
  here: NamedPlace;
  onManage: () => void;
}

/** The quick-access list of the entries page, set as a table of contents (S1.2). */
export function PlaceContents({ places, here, onManage }: PlaceContentsProps) {
  const folders = places.filter(({ folder }) => folder);
  const row = ({ place, name, count, folder }: NamedPlace) => (
    <li key={place ?? 'all'}>
      <PlaceLink
        to={paths.entries}
        search={place === undefined ? {} : { place }}
        // Only the very same address: without this, All Entries would count as current everywhere.
        activeOptions={{ exact: true, includeSearch: true }}
        name={name}
        count={count?.toLocaleString('en-US')}
        mark={folder && <FolderMark color={folder.color} />}
        current={place === here.place}
      />
    </li>
  );
  return (
    <nav aria-label="Places">
      <Contents>{places.filter(({ folder }) => !folder).map(row)}</Contents>
      <div className={classes.head}>
        <SmallCaps as="h2">Folders</SmallCaps>
        <Button variant="bare" className={classes.manage} onClick={onManage}>
          Manage
        </Button>
      </div>
      {folders.length > 0 ? (
        <Contents>{folders.map(row)}</Contents>
      ) : (
        <p className={classes.none}>No folders yet...</p>
      )}
      <Contents className={classes.bin}>
        <li>
          <PlaceLink to={paths.bin} name="The Bin" />
        </li>
      </Contents>
    </nav>
  );
}
