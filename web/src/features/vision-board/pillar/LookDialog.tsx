import {
  isBlank,
  OWN_CATEGORY,
  PILLARS,
  pillarOf,
  VISION_LIMITS,
  type VisionGoal,
} from '@pathkeeper/contract';
import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { useChangeLook } from '../board.queries.ts';
import { areaOf } from '../model/board-words.ts';

/** The colours of the boards, by name. */
const COLORS = [...PILLARS, OWN_CATEGORY].map(({ color, ink }) => ({
  value: color,
  label: ink.charAt(0).toUpperCase() + ink.slice(1),
  ink: color,
}));

interface LookDialogProps {
  goal: VisionGoal;
  onClose: () => void;
}

/** Colour and sign of a goal's card (D66). Without a sign of one's own it has that of its pillar. */
export function LookDialog({ goal, onClose }: LookDialogProps) {
  const form = useId();
  const usual = goal.pillar ? pillarOf(goal.pillar) : OWN_CATEGORY;
  const known = COLORS.some(({ value }) => value === goal.color.toUpperCase());
  const [color, setColor] = useState(known ? goal.color.toUpperCase() : goal.color);
  const [icon, setIcon] = useState(goal.icon === usual.icon ? '' : goal.icon);
  const save = useChangeLook();
  return (
    <Dialog
      opened
      size="sm"
      phone="card"
      title="Colour and sign"
      meta={areaOf(goal)}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            variant="filled"
            busy={save.isPending}
            busyLabel="Saving…"
          >
            Save changes
          </Button>
          <Button variant="bare" onClick={onClose}>
            Leave it
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const sign = isBlank(icon) ? usual.icon : icon.trim();
          save.mutate({ id: goal.id, color, icon: sign }, { onSuccess: onClose });
        }}
      >
        <SelectField
          label="Colour"
          data-autofocus
          value={color}
          options={known ? COLORS : [...COLORS, { value: color, label: 'As it is', ink: color }]}
          onChange={(event) => setColor(event.target.value)}
        />
        <TextField
          label="Sign (optional)"
          hint="A letter or an emoji. Without one the card has its usual sign."
          autoComplete="off"
          maxLength={VISION_LIMITS.icon}
          value={icon}
          onChange={(event) => setIcon(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
