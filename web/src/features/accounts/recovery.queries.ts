import type { CallInput } from '@pathkeeper/contract';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

/** Asks for a way back in by email. */
export function useForgotPassword() {
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (body: CallInput<typeof api.accounts.forgotPassword>['body']) =>
      call(api.accounts.forgotPassword, { body }),
  });
}

/** Sets a new password with the token of the letter. */
export function useResetPassword() {
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (body: CallInput<typeof api.accounts.resetPassword>['body']) =>
      call(api.accounts.resetPassword, { body }),
  });
}
