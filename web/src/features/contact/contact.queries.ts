import type { CallInput } from '@pathkeeper/contract';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { useMutation } from '../../lib/use-mutation.ts';

/** Sends a message to the operator. Its failures are told by the form, which knows the support address. */
export function useSendMessage() {
  return useMutation({
    meta: { changes: 'nothing' },
    mutationFn: (body: CallInput<typeof api.contact.send>['body']) =>
      call(api.contact.send, { body }),
  });
}
