import { IconFolders } from '@tabler/icons-react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { FolderMark } from '../../../ui/labels/FolderMark.tsx';
import type { Place } from '../entries.address.ts';
import classes from './PlaceSelect.module.css';
import type { NamedPlace } from './use-place.ts';

interface PlaceSelectProps {
  places: NamedPlace[];
  here: NamedPlace;
  onChange: (place: Place) => void;
  onManage: () => void;
}

const keyOf = (place: Place) => String(place ?? 'all');

/** The same choices as the quick-access list, as a dropdown for a narrow screen. */
export function PlaceSelect({ places, here, onChange, onManage }: PlaceSelectProps) {
  const known = places.includes(here) ? places : [...places, here];
  return (
    <div className={classes.place}>
      <SelectField
        label="Show"
        labelHidden
        className={classes.select}
        icon={here.folder && <FolderMark color={here.folder.color} />}
        options={known.map(({ place, name, count }) => ({
          value: keyOf(place),
          label: count === undefined ? name : `${name} (${count.toLocaleString('en-US')})`,
        }))}
        value={keyOf(here.place)}
        onChange={(event) => {
          const chosen = places.find(({ place }) => keyOf(place) === event.currentTarget.value);
          if (chosen) onChange(chosen.place);
        }}
      />
      <IconButton
        label="Manage folders"
        icon={<IconFolders aria-hidden />}
        className={classes.manage}
        onClick={onManage}
      />
    </div>
  );
}
