import type { AdminSettings } from '@pathkeeper/contract';
import { useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { toast } from '../../../ui/toast.ts';
import { type SettingsChange, useChangeSettings } from '../panel.queries.ts';

type Fields = Pick<AdminSettings, 'registration' | 'levelGates' | 'reportsToHide'> & {
  publicUrl: string;
};

/** Settings that are saved together: what was changed, and what came of saving it. */
export function useSettingsForm(settings: AdminSettings, userId: number) {
  const { registration, levelGates, reportsToHide, publicUrl } = settings;
  const start: Fields = { registration, levelGates, reportsToHide, publicUrl: publicUrl ?? '' };
  const kept = useDraft(`admin-settings:${userId}`, start);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { mutateAsync } = useChangeSettings();
  const changed = (Object.keys(start) as (keyof Fields)[]).filter(
    (name) => kept.fields[name] !== start[name],
  );

  const save = async () => {
    setProblems({});
    try {
      await kept.send((fields) => mutateAsync(changeOf(fields, changed)));
      toast({
        title: 'Settings saved',
        description: 'They hold from the next step on, everywhere.',
      });
    } catch (error) {
      setProblems(fieldErrorsOf(error) ?? {});
      toast({
        title: 'Update Failed',
        description: reasonOf(error, 'Please try again.'),
        tone: 'destructive',
      });
    }
  };
  return {
    ...kept,
    save,
    problems,
    /** How many differ from what holds. */
    changes: changed.length,
    /** Names of what cannot be changed here, because the environment or another person decides it. */
    isFixed: (name: AdminSettings['fixed'][number]) => settings.fixed.includes(name),
  };
}

/** What is sent: only what was changed, for the rest may have been changed elsewhere since. */
function changeOf(fields: Fields, changed: readonly (keyof Fields)[]): SettingsChange {
  const { publicUrl, ...rest } = fields;
  const all = { ...rest, publicUrl: publicUrl.trim() || null };
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
}
