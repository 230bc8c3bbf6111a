import { type AdminSettings, MODERATION_LIMITS } from '@pathkeeper/contract';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { SwitchRow } from '../../../ui/forms/fields/toggles/SwitchRow.tsx';
import { Fixed } from './Fixed.tsx';
import classes from './Gates.module.css';
import type { useSettingsForm } from './use-settings-form.ts';

const OPEN_TO: Record<AdminSettings['visionAccess'], string> = {
  admins: 'Admins only.',
  beta: 'Beta members and admins.',
  everyone: 'Everyone.',
};

interface GatesProps {
  form: ReturnType<typeof useSettingsForm>;
  settings: AdminSettings;
  isOwner: boolean;
}

/** What waits for a level, a role or a number, and where the installation is to be found. */
export function Gates({ form, settings, isOwner }: GatesProps) {
  const { fields, change, isFixed, problems } = form;
  const { reportsToHide, levelGates } = fields;
  const hasGates = levelGates === 'enforced';
  const step = (by: number) => change({ reportsToHide: reportsToHide + by });
  const mayMove = isOwner || !settings.ownerOnly.includes('publicUrl');
  return (
    <div className={classes.gates}>
      <SwitchRow
        label="Level gates"
        note={
          <>
            {hasGates
              ? 'What a level opens waits for it. Off, everything opens at once, and levels only count.'
              : 'Everything is open at once, and levels only count.'}
            {isFixed('levelGates') && <Fixed variable="LEVEL_GATES" />}
          </>
        }
        disabled={isFixed('levelGates')}
        checked={hasGates}
        onChange={(event) => change({ levelGates: event.target.checked ? 'enforced' : 'open' })}
      />
      <div className={classes.row}>
        <div>
          <p className={classes.label}>Reports before a post is hidden</p>
          <p className={classes.note}>Hidden until a moderator has looked, not removed.</p>
        </div>
        <fieldset className={classes.stepper}>
          <legend className={classes.legend}>Reports before a post is hidden</legend>
          <IconButton
            label="One fewer"
            icon={<IconMinus aria-hidden />}
            disabled={reportsToHide <= 1}
            onClick={() => step(-1)}
          />
          <output>{reportsToHide}</output>
          <IconButton
            label="One more"
            icon={<IconPlus aria-hidden />}
            disabled={reportsToHide >= MODERATION_LIMITS.reportsToHide}
            onClick={() => step(1)}
          />
        </fieldset>
      </div>
      <div className={classes.row}>
        <div>
          <p className={classes.label}>Vision tools</p>
          <p className={classes.note}>{OPEN_TO[settings.visionAccess]} Set under Vision System.</p>
        </div>
        <Link to={paths.adminPanel} search={{ tab: 'vision' }} className={classes.link}>
          Vision System
        </Link>
      </div>
      <TextField
        label="Public address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={location.origin}
        hint={
          <>
            Printed in letters, feeds and one-time links.
            {isFixed('publicUrl') && <Fixed variable="PUBLIC_URL" />}
            {!mayMove && ' Only the owner changes it.'}
          </>
        }
        error={problems.publicUrl}
        disabled={isFixed('publicUrl') || !mayMove}
        value={fields.publicUrl}
        onChange={(event) => change({ publicUrl: event.target.value })}
      />
    </div>
  );
}
