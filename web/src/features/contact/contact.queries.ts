import type { CallInput } from '@pathkeeper/contract';
import { call } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';

/** Sends a message to the operator. Its failures are told by the form, which knows the support address. */
export function useSendMessage() {
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (body: CallInput<typeof lateApi.contact.send>['body']) =>
      call(lateApi.contact.send, { body }),
  });
}
