import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { Tooltip } from '../ui/controls/Tooltip.tsx';
import { DateField } from '../ui/forms/fields/DateField.tsx';
import { PasswordField } from '../ui/forms/fields/PasswordField.tsx';
import { SelectField } from '../ui/forms/fields/SelectField.tsx';
import { TextField } from '../ui/forms/fields/TextField.tsx';
import { Checkbox } from '../ui/forms/fields/toggles/Checkbox.tsx';
import { TagsField } from '../ui/forms/TagsField.tsx';
import { Chip, TagChip } from '../ui/labels/Chip.tsx';
import { FolderLabel } from '../ui/labels/FolderMark.tsx';
import { FOLDER_INKS } from '../ui/labels/folder-inks.ts';
import { SectionHead } from '../ui/typography/SectionHead.tsx';
import { SmallCaps } from '../ui/typography/SmallCaps.tsx';
import classes from './Specimen.module.css';

/** Buttons, fields, chips. */
export function Controls() {
  const [busy, setBusy] = useState(false);
  const [full, setFull] = useState(['one', 'two']);
  return (
    <section className={classes.stack}>
      <SectionHead remark="every state they can be in">Controls</SectionHead>
      <div className={classes.columns}>
        <div className={classes.stack}>
          <SmallCaps as="h3">Buttons: rest, busy, off</SmallCaps>
          <div className={classes.row}>
            <Button variant="filled" busy={busy} busyLabel="Saving…" onClick={() => setBusy(true)}>
              Save Entry
            </Button>
            <Button variant="filled" disabled>
              Save
            </Button>
          </div>
          <div className={classes.row}>
            <Button>Accept</Button>
            <Button disabled>Accept</Button>
            <ButtonLink href="#a">A link</ButtonLink>
          </div>
          <div className={classes.row}>
            <Button variant="bare" icon={<IconRefresh aria-hidden />}>
              Regenerate
            </Button>
            <Button variant="danger" icon={<IconTrash aria-hidden />}>
              Delete page
            </Button>
          </div>
          <Button variant="filled" wide>
            Begin Your Journey
          </Button>
          <Tooltip label="Level 4 of 10, reached on October 2">
            <Button>Has a tooltip</Button>
          </Tooltip>
          <SmallCaps as="h3">Level 4 of 10</SmallCaps>
        </div>
        <div className={classes.stack}>
          <TextField label="Rest" defaultValue="The net lofts" />
          <TextField
            label="Empty"
            placeholder="you@example.com"
            hint="It is only used to sign in."
          />
          <TextField
            label="In error"
            defaultValue="21 Nov 2062"
            error="That date is still to come."
          />
          <PasswordField label="Password" defaultValue="ladder and quince" />
          <TextField label="Off" defaultValue="The net lofts" disabled />
        </div>
        <div className={classes.stack}>
          <SelectField
            label="Folder"
            options={FOLDER_INKS.map(({ color, name, ink }) => ({
              value: color,
              label: name,
              ink,
            }))}
          />
          <DateField label="A day" error="That day does not exist." />
          <TagsField label="Full" value={full} onChange={setFull} maxTags={2} />
          <Checkbox label="Keep me signed in on this device" defaultChecked />
          <Checkbox label="I have read the terms" error="Please read them first." />
          <Checkbox label="Off" disabled checked readOnly />
          <div className={classes.row}>
            <Chip>harbour</Chip>
            <TagChip onRemove={() => undefined}>Tomas</TagChip>
            <Chip tone="chosen">father</Chip>
          </div>
          <div className={classes.row}>
            {FOLDER_INKS.map(({ color, name }) => (
              <FolderLabel key={color} color={color}>
                {name}
              </FolderLabel>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
