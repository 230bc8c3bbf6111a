import type { PersonSheet } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';
import { toast } from '../../../ui/toast.ts';
import { personSheet } from '../admin.queries.ts';

const calls = lateApi.admin;
/** An act is a line of the office's log too, and can end invitations. */
const changes = ['people', 'office'] as const;

/** An act on one account. Its answer is their sheet as it is then, which is shown at once. */
function useAct<V extends { id: number }>(
  errorTitle: string,
  errorText: string,
  act: (about: V) => Promise<PersonSheet>,
  { waitsForChanges = false, onDone = (_sheet: PersonSheet) => {} } = {},
) {
  const client = useQueryClient();
  return useMutation({
    meta: { changes, changesOnFailure: changes, waitsForChanges, errorTitle, errorText },
    mutationFn: act,
    onSuccess: (sheet) => {
      client.setQueryData(personSheet(sheet.id).queryKey, sheet);
      onDone(sheet);
    },
  });
}

const AGAIN = 'Please try again.';

/** Makes somebody an administrator, or a user again (D55); `words` say what they are from now on. */
export const useSetRole = (words: (isAdmin: boolean) => string) =>
  useAct(
    'Update Failed',
    'Failed to update user role.',
    ({ id, role }: { id: number; role: 'user' | 'admin' }) =>
      call(calls.setRole, { params: { id }, body: { role } }),
    {
      waitsForChanges: true,
      onDone: ({ isAdmin }) => void toast({ title: 'Role Updated', description: words(isAdmin) }),
    },
  );

export const useSetBeta = () =>
  useAct('Update Failed', AGAIN, ({ id, granted }: { id: number; granted: boolean }) =>
    call(calls.setBeta, { params: { id }, body: { granted } }),
  );

export const useEndSessions = () =>
  useAct('Update Failed', AGAIN, ({ id }: { id: number }) =>
    call(calls.endSessions, { params: { id } }),
  );

export const useSendLetter = () =>
  useAct('The letter was not sent', AGAIN, ({ id }: { id: number }) =>
    call(calls.resetLetter, { params: { id } }),
  );

export const useRemoveFactors = () =>
  useAct('Nothing was taken off', AGAIN, ({ id }: { id: number }) =>
    call(calls.removeFactors, { params: { id } }),
  );

export const useSuspend = () =>
  useAct(
    'Update Failed',
    AGAIN,
    ({ id, ...body }: { id: number; reason: string; until: string | null }) =>
      call(calls.suspend, { params: { id }, body }),
  );

export const useRestore = () =>
  useAct('Update Failed', AGAIN, ({ id }: { id: number }) =>
    call(calls.restore, { params: { id } }),
  );

export const useRemovePerson = () =>
  useAct('Delete Failed', AGAIN, ({ id, username }: { id: number; username: string }) =>
    call(calls.removePerson, { params: { id }, body: { username } }),
  );

export const useKeepPerson = () =>
  useAct('Update Failed', AGAIN, ({ id }: { id: number }) =>
    call(calls.keepPerson, { params: { id } }),
  );

/** Looks at the payment provider anew for somebody (D74). */
export const useSyncSubscription = () =>
  useMutation({
    meta: { changes: ['people'], errorTitle: 'It could not be looked up', errorText: AGAIN },
    mutationFn: ({ id }: { id: number }) =>
      call(lateApi.subscription.syncPerson, { params: { id } }),
  });

/** Makes a link to choose a new password by. It is in this answer and nowhere else. */
export const useMakeResetLink = () =>
  useMutation({
    meta: { changes: 'nothing', errorTitle: 'The link was not made', errorText: AGAIN },
    mutationFn: ({ id }: { id: number }) => call(calls.resetLink, { params: { id } }),
  });

/** Makes somebody a moderator of the forum, or lets them go; the owner alone (S2.6). */
export function useSetModerator() {
  const { addModerator, removeModerator } = lateApi.moderation;
  return useMutation({
    meta: {
      changes: ['people', 'moderation'],
      changesOnFailure: ['people'],
      waitsForChanges: true,
      errorTitle: 'Update Failed',
      errorText: AGAIN,
    },
    mutationFn: async ({ id, username, is }: { id: number; username: string; is: boolean }) => {
      if (is) await call(addModerator, { body: { username } });
      else await call(removeModerator, { params: { id } });
    },
  });
}
