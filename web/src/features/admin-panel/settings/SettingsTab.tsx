import type { AdminSettings, User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { inWords } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { Part } from '../Part.tsx';
import { settings } from '../panel.queries.ts';
import { Plans } from '../plans/Plans.tsx';
import { Gates } from './Gates.tsx';
import { Health } from './Health.tsx';
import { Registration } from './Registration.tsx';
import classes from './SettingsTab.module.css';
import { useSettingsForm } from './use-settings-form.ts';

/** Admin Settings: what holds for the whole installation, and how it is (S2.2, D77, D83). */
export function SettingsTab({ user }: { user: User }) {
  const query = useQuery(settings());
  return (
    <>
      <Loaded
        query={query}
        skeleton={<SkeletonRows label="Loading settings" count={6} />}
        error={{ title: 'The settings did not arrive.', words: 'They hold as they were.' }}
      >
        {(loaded) => <SettingsForm settings={loaded} user={user} />}
      </Loaded>
      <Plans user={user} />
      <Health email={user.email} />
    </>
  );
}

function SettingsForm({ settings: loaded, user }: { settings: AdminSettings; user: User }) {
  const form = useSettingsForm(loaded, user.id);
  const { changes, isSending } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changes > 0 && !isSending) void form.save();
      }}
    >
      <Sending value={isSending}>
        {!form.isKept && <DraftWarning />}
        <Part title="Registration" note="Who may open a journal in this house.">
          <Registration form={form} />
        </Part>
        <Part title="Gates" note="What waits for a level, a role or a number.">
          <Gates form={form} settings={loaded} isOwner={user.isOwner} />
        </Part>
      </Sending>
      <div className={classes.foot} data-changed={changes > 0 || undefined}>
        <p role="status">{changes > 0 && `${capital(inWords(changes))} changed, not yet saved`}</p>
        {changes > 0 && (
          <Button variant="bare" disabled={isSending} onClick={form.startOver}>
            As it was
          </Button>
        )}
        <Button
          type="submit"
          variant="filled"
          disabled={changes === 0}
          busy={isSending}
          busyLabel="Saving…"
        >
          Save changes
        </Button>
      </div>
    </form>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
