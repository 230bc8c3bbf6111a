import type { Entry } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { SwitchRow } from '../../../ui/forms/fields/toggles/SwitchRow.tsx';
import { entrySetting, guideSettings, useSetEntry } from '../guide.queries.ts';
import classes from './KeepFromGuide.module.css';

/** Closes one entry to the outside guide; shown only when there is one (D33). */
export function KeepFromGuide({ entry }: { entry: Entry }) {
  const { data: settings } = useQuery(guideSettings());
  const destination = settings?.destination ?? null;
  const { data } = useQuery({ ...entrySetting(entry.id), enabled: destination !== null });
  const { mutate, isPending, variables } = useSetEntry(entry.id);
  if (destination === null || !data) return null;
  const isKept = !(isPending ? variables : data.allowed);
  return (
    <div className={classes.keep}>
      <SwitchRow
        label="Keep this page from the outside guide"
        note={`It is never sent to ${destination}; Pathkeeper’s own guide still reads it.`}
        checked={isKept}
        onChange={(event) => mutate(!event.target.checked)}
      />
    </div>
  );
}
