import {
  IconAdjustmentsHorizontal,
  IconBook,
  IconDotsVertical,
  IconDownload,
  IconFolder,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { EndMark } from '../ui/art/Ornament.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { DateField } from '../ui/forms/fields/DateField.tsx';
import { SearchField } from '../ui/forms/fields/SearchField.tsx';
import { SelectField } from '../ui/forms/fields/SelectField.tsx';
import { Checkbox } from '../ui/forms/fields/toggles/Checkbox.tsx';
import { TagsField } from '../ui/forms/TagsField.tsx';
import { TagList } from '../ui/labels/Chip.tsx';
import { DateNumeral } from '../ui/labels/DateNumeral.tsx';
import { EntryRow } from '../ui/labels/EntryRow.tsx';
import { FolderLabel, FolderMark } from '../ui/labels/FolderMark.tsx';
import { MoodLabel } from '../ui/labels/MoodLabel.tsx';
import { Menu, MenuItem, MenuRule } from '../ui/overlay/Menu.tsx';
import { Card } from '../ui/page/Card.tsx';
import { Contents, ContentsButton, ContentsLink } from '../ui/page/Contents.tsx';
import { PageTitle } from '../ui/typography/PageTitle.tsx';
import { Rule } from '../ui/typography/Rule.tsx';
import { SmallCaps } from '../ui/typography/SmallCaps.tsx';
import { pages } from './pages.ts';
import classes from './Specimen.module.css';

function Filters() {
  const [words, setWords] = useState('');
  const [tags, setTags] = useState(['harbour']);
  const [from, setFrom] = useState('2026-11-15');
  const [to, setTo] = useState('');
  return (
    <Card bleed className={classes.filters}>
      <div className={classes.wide}>
        <SearchField
          label="Words"
          placeholder="ladder, quay, “me too”"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onClear={() => setWords('')}
        />
      </div>
      <SelectField label="Mood" options={[{ value: '', label: 'Any mood' }]} />
      <div className={classes.wide}>
        <TagsField label="Tags" value={tags} onChange={setTags} placeholder="Add" />
      </div>
      <SelectField label="Folder" options={[{ value: '', label: 'Any folder' }]} />
      <DateField label="From" value={from} onChange={(e) => setFrom(e.currentTarget.value)} />
      <DateField label="To" value={to} onChange={(e) => setTo(e.currentTarget.value)} />
      <div className={classes.row}>
        <Button variant="filled">Show 3 entries</Button>
        <Button variant="bare">Clear all</Button>
      </div>
    </Card>
  );
}

/** The entries screen's parts. */
export function Entries() {
  const [chosen, setChosen] = useState(['2026-11-21', '2026-11-18']);
  const toggle = (date: string) =>
    setChosen(chosen.includes(date) ? chosen.filter((each) => each !== date) : [...chosen, date]);
  return (
    <section className={classes.entries}>
      <nav aria-label="Entries">
        <Contents>
          <li>
            <ContentsLink href="#all" name="All Entries" count={149} current />
          </li>
          <li>
            <ContentsLink href="#pinned" name="Pinned Entries" count={4} />
          </li>
          <li>
            <ContentsButton name="No Folder" count={38} />
          </li>
        </Contents>
        <Rule />
        <SmallCaps as="h2">Folders</SmallCaps>
        <Contents>
          <li>
            <ContentsLink
              href="#harbour"
              name="Harbour"
              count={52}
              mark={<FolderMark color="#10B981" />}
            />
          </li>
        </Contents>
      </nav>
      <div className={classes.stack}>
        <PageTitle meta="149 pages · since the 1st of December">All Entries</PageTitle>
        <div className={`${classes.row} ${classes.between}`}>
          <Button icon={<IconAdjustmentsHorizontal aria-hidden />} aria-expanded>
            Search & Filter
          </Button>
          <SelectField bare label="Order" options={[{ value: 'new', label: 'Newest first' }]} />
        </div>
        <Filters />
        <div className={`${classes.row} ${classes.between}`}>
          <Checkbox
            label={`${chosen.length} of 5 selected`}
            checked={chosen.length === 5}
            indeterminate={chosen.length > 0 && chosen.length < 5}
            onChange={() => setChosen(chosen.length === 5 ? [] : pages.map((page) => page.date))}
          />
          <Button variant="bare" icon={<IconDownload aria-hidden />}>
            Download Selected ({chosen.length})
          </Button>
        </div>
        <div>
          {pages.map((page) => (
            <EntryRow
              key={page.date}
              selected={chosen.includes(page.date)}
              select={
                <Checkbox
                  labelHidden
                  label={`Select the page of 2026-11-${page.day}`}
                  checked={chosen.includes(page.date)}
                  onChange={() => toggle(page.date)}
                />
              }
              date={<DateNumeral day={page.day} month="Nov" date={page.date} />}
              over={
                <>
                  {page.weekday}
                  {page.pinned && (
                    <span className={classes.pin}>
                      <IconPin aria-hidden /> Pinned
                    </span>
                  )}
                </>
              }
              foot={
                <>
                  <MoodLabel mood={page.mood} strong />
                  {page.folder && (
                    <FolderLabel color={page.folder.color}>{page.folder.name}</FolderLabel>
                  )}
                  <TagList tags={page.tags} />
                </>
              }
              actions={
                <Menu
                  trigger={
                    <IconButton
                      label={`What to do with the page of 2026-11-${page.day}`}
                      tooltip={false}
                      icon={<IconDotsVertical aria-hidden />}
                    />
                  }
                >
                  <MenuItem icon={<IconBook aria-hidden />}>Read</MenuItem>
                  <MenuItem icon={<IconPencil aria-hidden />}>Edit Entry</MenuItem>
                  <MenuItem icon={<IconPinnedOff aria-hidden />}>Unpin Entry</MenuItem>
                  <MenuItem icon={<IconFolder aria-hidden />}>Move to Folder</MenuItem>
                  <MenuItem icon={<IconDownload aria-hidden />}>Download Entry</MenuItem>
                  <MenuRule />
                  <MenuItem icon={<IconTrash aria-hidden />}>Delete Entry</MenuItem>
                </Menu>
              }
            >
              <a href="#entry">{page.text}</a>
            </EntryRow>
          ))}
        </div>
        <EndMark />
      </div>
    </section>
  );
}
