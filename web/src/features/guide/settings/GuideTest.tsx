import { call } from '../../../lib/api/api.ts';
import { api } from '../../../lib/api/endpoints.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import classes from './GuideSettings.module.css';

/** Lets an administrator ask the configured guide one harmless question (docs/operating.md). */
export function GuideTest() {
  const { mutate, data, isPending } = useMutation({
    meta: {
      changes: 'nothing',
      errorTitle: 'The guide could not be tested',
      errorText: 'Please try again later.',
    },
    mutationFn: () => call(api.guide.test, {}, { unhurried: true }),
  });
  return (
    <div className={classes.test}>
      <Button busy={isPending} busyLabel="Asking…" onClick={() => mutate()}>
        Test the connection
      </Button>
      <p className={classes.words} role="status">
        {data && `${data.message}${data.took > 0 ? ` It took ${data.took / 1000} s.` : ''}`}
      </p>
    </div>
  );
}
