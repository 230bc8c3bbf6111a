import {
  CATEGORY_LIMITS,
  FORUM_ICONS,
  type ForumCategory,
  isBlank,
  levelInfo,
} from '@pathkeeper/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api/api-error.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { DraftWarning } from '../../ui/forms/DraftWarning.tsx';
import { SelectField } from '../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { SwitchRow } from '../../ui/forms/fields/toggles/SwitchRow.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useReader } from '../forum/index.ts';
import classes from './CategoryDialog.module.css';
import { IconField, InkField, LevelField } from './category-fields.tsx';
import { type CategoryFields, useCreateCategory, useUpdateCategory } from './management.queries.ts';

interface CategoryDialogProps {
  /** Null for a new one. */
  category: ForumCategory | null;
  onClose: () => void;
}

const NEW: CategoryFields = {
  name: '',
  description: '',
  color: CATEGORY_LIMITS.color,
  icon: FORUM_ICONS[0],
  isActive: true,
  allowPhotos: false,
  minLevel: CATEGORY_LIMITS.minLevel,
  readLevel: 1,
};

const fieldsOf = (category: ForumCategory): CategoryFields => ({
  name: category.name,
  description: category.description,
  color: category.color,
  icon: FORUM_ICONS.find((icon) => icon === category.icon) ?? FORUM_ICONS[0],
  isActive: category.isActive,
  allowPhotos: category.allowPhotos,
  minLevel: category.minLevel,
  readLevel: category.readLevel,
});

/** New Category (S2.3), and the change of one. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const id = useId();
  const { user } = useReader();
  const kept = useDraft<CategoryFields>(
    `forum-category:${user?.id}:${category?.id ?? 'new'}`,
    category ? fieldsOf(category) : NEW,
  );
  const { fields } = kept;
  const [nameError, setNameError] = useState<string>();
  const create = useCreateCategory();
  const update = useUpdateCategory();
  const isBusy = kept.isSending;
  const { change } = kept;

  const save = async () => {
    const name = fields.name.trim();
    try {
      await kept.send(async ({ description, ...others }) => {
        const body = { ...others, name, description: description.trim() };
        if (!category) return await create.mutateAsync(body);
        // What was left as it was may have been changed elsewhere since the draft was begun.
        const begun = kept.draft.state().start;
        const changed = Object.entries(body).filter(
          ([field, value]) => value !== begun[field as keyof CategoryFields],
        );
        if (changed.length === 0) return undefined;
        return await update.mutateAsync({ id: category.id, ...Object.fromEntries(changed) });
      });
    } catch (error) {
      // The toast has said it, and the form still holds what was typed.
      setNameError(fieldErrorsOf(error)?.name);
      return;
    }
    toast({
      title: category ? 'Category Updated' : 'Category Created',
      description: category
        ? `${name} is as you left it here.`
        : `${name} stands under the others.`,
    });
    onClose();
  };
  /** Unlike Escape, which keeps what was typed. */
  const giveUp = () => {
    kept.startOver();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (isBlank(fields.name)) setNameError('A category needs a name.');
    else void save();
  };
  return (
    <Dialog
      opened
      size="md"
      locked={isBusy}
      title={category ? 'Edit Category' : 'New Category'}
      meta={category ? category.name : 'Opens as soon as it is made, if it is active'}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} variant="filled" busy={isBusy} busyLabel="Saving…">
            {category ? 'Save changes' : 'Create category'}
          </Button>
          <Button variant="bare" disabled={isBusy} onClick={giveUp}>
            Cancel
          </Button>
        </>
      }
    >
      {!kept.isKept && <DraftWarning />}
      <form id={id} noValidate className={classes.form} onSubmit={submit}>
        <Sending value={isBusy}>
          <TextField
            label="Name"
            data-autofocus
            value={fields.name}
            error={nameError}
            maxLength={CATEGORY_LIMITS.name}
            autoComplete="off"
            dir="auto"
            onChange={(event) => {
              setNameError(undefined);
              change({ name: event.target.value });
            }}
          />
          <TextField
            label="Description"
            value={fields.description}
            maxLength={CATEGORY_LIMITS.description}
            autoComplete="off"
            dir="auto"
            onChange={(event) => change({ description: event.target.value })}
          />
          <InkField value={fields.color} onChange={(color) => change({ color })} />
          <IconField
            color={fields.color}
            value={fields.icon}
            onChange={(icon) => change({ icon })}
          />
          <div>
            <LevelField value={fields.minLevel} onChange={(minLevel) => change({ minLevel })} />
            <p className={classes.rank}>
              <RankMark level={fields.minLevel} size={20} />
              {rankLine(fields)}
            </p>
          </div>
          <div className={classes.switches}>
            <SwitchRow
              label="Active"
              note="Can be written in"
              checked={fields.isActive}
              onChange={(event) => change({ isActive: event.target.checked })}
            />
            <SwitchRow
              label="Photos in replies"
              note="At most 5 MB each"
              checked={fields.allowPhotos}
              onChange={(event) => change({ allowPhotos: event.target.checked })}
            />
          </div>
          <SelectField
            label="Reading opens at level"
            className={classes.reading}
            value={String(fields.readLevel)}
            options={Array.from({ length: 10 }, (_, index) => ({
              value: String(index + 1),
              label: index === 0 ? 'Open to everyone' : `Level ${index + 1}`,
            }))}
            onChange={(event) => change({ readLevel: Number(event.target.value) })}
          />
        </Sending>
      </form>
    </Dialog>
  );
}

function rankLine({ minLevel, readLevel }: CategoryFields): string {
  const { rank, minXp } = levelInfo(minLevel);
  const writes =
    minLevel === 1
      ? 'Everyone may write from the first evening on.'
      : `${rank}, from ${minXp.toLocaleString('en-US')} XP.`;
  const reads =
    readLevel === 1 ? 'Reading stays open to everyone.' : `It is read from level ${readLevel} on.`;
  return `${writes} ${reads}`;
}
