import type { Folder } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { allFolders } from '../../folders/folders.queries.ts';
import type { Place } from '../entries.address.ts';
import { entryCount } from '../entries.queries.ts';

/** A place one can look in, with its name and its number of entries once they are known. */
export interface NamedPlace {
  place: Place;
  name: string;
  count: number | undefined;
  folder?: Folder;
}

export interface Places {
  /** In the order of the quick-access list. */
  places: NamedPlace[];
  /** The place that was asked for, also when there is no such folder. */
  here: NamedPlace;
  folders: readonly Folder[];
}

const NONE: Folder[] = [];

/** Every place there is, and the one that is asked for. */
export function usePlaces(current: Place): Places {
  const { data: counts } = useQuery(entryCount());
  const { data: folders = NONE, isPending } = useQuery(allFolders());
  const places: NamedPlace[] = [
    { place: undefined, name: 'All Entries', count: counts?.count },
    { place: 'pinned', name: 'Pinned Entries', count: counts?.pinned },
    { place: 'none', name: 'No Folder', count: counts?.unfiled },
    ...folders.map((folder) => ({
      place: folder.id,
      name: folder.name,
      count: folder.entryCount,
      folder,
    })),
  ];
  const unknown = {
    place: current,
    name: isPending ? 'Folder' : 'No such folder',
    count: undefined,
  };
  const here = places.find(({ place }) => place === current) ?? unknown;
  return { places, here, folders };
}
