import { REGISTRATION_MODES, type RegistrationMode } from '@pathkeeper/contract';
import { Choice, Choices } from '../../../ui/forms/fields/toggles/Choice.tsx';
import { Fixed } from './Fixed.tsx';
import { Invitations } from './Invitations.tsx';
import classes from './Registration.module.css';
import type { useSettingsForm } from './use-settings-form.ts';

const MODES: Record<RegistrationMode, { label: string; note: string }> = {
  open: { label: 'Open', note: 'Anyone who has the address.' },
  invite: { label: 'By invitation', note: 'A link that works once. You make it, you send it.' },
  closed: { label: 'Closed', note: 'The door says so. Those inside notice nothing.' },
};

/** Who may open an account (D77). */
export function Registration({ form }: { form: ReturnType<typeof useSettingsForm> }) {
  const { fields, isFixed, change } = form;
  const fixed = isFixed('registration');
  return (
    <>
      {fixed && (
        <p className={classes.fixed}>
          <Fixed variable="REGISTRATION" />
        </p>
      )}
      <Choices label="Registration">
        {REGISTRATION_MODES.map((mode) => (
          <Choice
            key={mode}
            name="registration"
            {...MODES[mode]}
            disabled={fixed}
            checked={fields.registration === mode}
            onChange={() => change({ registration: mode })}
          >
            {mode === 'invite' && fields.registration === 'invite' && <Invitations />}
          </Choice>
        ))}
      </Choices>
    </>
  );
}
