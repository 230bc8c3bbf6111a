import type { Folder, LegacyMonth } from '@pathkeeper/contract';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { counted } from '../../lib/text/in-words.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SelectField } from '../../ui/forms/fields/SelectField.tsx';
import { Checkbox } from '../../ui/forms/fields/toggles/Checkbox.tsx';
import classes from './BookChoices.module.css';
import { yearsOf } from './book.ts';
import type { LegacyAddress } from './legacy.address.ts';

interface BookChoicesProps {
  months: readonly LegacyMonth[];
  folders: readonly Folder[];
  address: LegacyAddress;
  onAddress: (change: LegacyAddress) => void;
}

/** What stands in the book, and how: years, moods, tags, folders, the size of its paper. */
export function BookChoices({ months, folders, address, onAddress }: BookChoicesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.choices}>
      <Button
        variant="bare"
        icon={<IconAdjustmentsHorizontal aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Choose what stands in it
      </Button>
      <div id={id} hidden={!isOpen} className={classes.panel}>
        {isOpen && <Panel {...{ months, folders, address, onAddress }} />}
      </div>
    </div>
  );
}

function Panel({ months, folders, address, onAddress }: BookChoicesProps) {
  const years = yearsOf(months, {}).map(({ year }) => year);
  const { withoutFolders = [], withoutEntries = [] } = address;
  const yearOptions = (all: string, fits: (year: number) => boolean) => [
    { value: '', label: all },
    ...years.filter((year) => fits(Number(year))).map((year) => ({ value: year, label: year })),
  ];
  const toYear = (value: string) => (value === '' ? undefined : Number(value));
  const setFolder = (folder: number, isIn: boolean) => {
    const out = isIn
      ? withoutFolders.filter((each) => each !== folder)
      : [...withoutFolders, folder];
    onAddress({ withoutFolders: out.length > 0 ? out : undefined });
  };
  return (
    <>
      <div className={classes.fields}>
        <SelectField
          label="From"
          value={String(address.from ?? '')}
          options={yearOptions('The first year', (year) => year <= (address.to ?? year))}
          onChange={({ target }) => onAddress({ from: toYear(target.value) })}
        />
        <SelectField
          label="To"
          value={String(address.to ?? '')}
          options={yearOptions('The last year', (year) => year >= (address.from ?? year))}
          onChange={({ target }) => onAddress({ to: toYear(target.value) })}
        />
        <SelectField
          label="Paper"
          value={address.paper ?? 'a5'}
          options={[
            { value: 'a5', label: 'A5, a book' },
            { value: 'a4', label: 'A4, a folder' },
          ]}
          onChange={({ target }) => onAddress({ paper: target.value === 'a4' ? 'a4' : undefined })}
        />
      </div>
      <fieldset className={classes.set}>
        <legend>Beside the date</legend>
        <Checkbox
          label="Moods"
          checked={address.moods !== false}
          onChange={({ target }) => onAddress({ moods: target.checked ? undefined : false })}
        />
        <Checkbox
          label="Tags"
          checked={address.tags !== false}
          onChange={({ target }) => onAddress({ tags: target.checked ? undefined : false })}
        />
      </fieldset>
      {folders.length > 0 && (
        <fieldset className={classes.set}>
          <legend>Folders</legend>
          {folders.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={!withoutFolders.includes(id)}
              onChange={({ target }) => setFolder(id, target.checked)}
            />
          ))}
        </fieldset>
      )}
      {withoutEntries.length > 0 && (
        <p className={classes.out}>
          {counted(withoutEntries.length, 'entry', 'entries')} left out one by one.{' '}
          <Button variant="bare" onClick={() => onAddress({ withoutEntries: undefined })}>
            Put back
          </Button>
        </p>
      )}
    </>
  );
}
