import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { PasswordField } from '../../../ui/forms/fields/PasswordField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { siteInfo } from '../../site/site.queries.ts';
import form from '../AccountForm.module.css';
import { SecondStep } from './SecondStep.tsx';
import { SsoButton } from './SsoButton.tsx';
import { proofNeeds, useProve } from './security.queries.ts';

/** Without a password of one's own a proof is another sign-in, which leads back here. */
function AnotherSignIn() {
  const { data: site } = useQuery(siteInfo());
  const { pathname, search } = window.location;
  return (
    <div className={form.form}>
      <p>This account has no password of its own: sign in once more, and you come back here.</p>
      <SsoButton next={pathname + search}>
        Sign in with {site?.signInAt ?? 'single sign-on'}
      </SsoButton>
    </div>
  );
}

interface ProofDialogProps {
  /** Hears whether they did. */
  onDone: (isProven: boolean) => void;
}

/** Asks whoever is signed in to prove that it is still them (D78). */
export function ProofDialog({ onDone }: ProofDialogProps) {
  const needs = useQuery(proofNeeds());
  const prove = useProve();
  const password = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isKnown = needs.data !== undefined;
  // The dialog opened before there was a field to begin with.
  useEffect(() => {
    if (isKnown) password.current?.focus();
  }, [isKnown]);
  const send = async (step: object, ticket: string | null) => {
    setProblem(null);
    try {
      await prove.mutateAsync({ ...step, password: password.current?.value ?? '', ticket });
    } catch (error) {
      const sentence = fieldErrorsOf(error)?.password;
      if (sentence) return setProblem(sentence);
      throw error;
    }
    onDone(true);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({}, null).catch((error: unknown) =>
      setProblem(reasonOf(error, 'That did not work. Please try again.')),
    );
  };
  const field = (
    <PasswordField
      ref={password}
      label="Password"
      required
      error={problem ?? undefined}
      autoComplete="current-password"
      data-autofocus
    />
  );
  return (
    <Dialog
      opened
      size="sm"
      phone="card"
      title="Still you?"
      meta="You signed in a while ago, and this is worth a second look."
      onClose={() => onDone(false)}
    >
      <Loaded
        query={needs}
        skeleton={
          <Skeleton label="One moment">
            <SkeletonLine width="60%" />
          </Skeleton>
        }
        error={{ small: true, level: 3, title: 'This did not arrive.', words: 'Nothing is lost.' }}
      >
        {({ ticket, methods, hasPassword }) =>
          !hasPassword ? (
            <AnotherSignIn />
          ) : methods ? (
            <SecondStep
              methods={methods}
              label="It is"
              busy={prove.isPending}
              onStep={(step) => send(step, ticket)}
            >
              {field}
            </SecondStep>
          ) : (
            <form
              className={form.form}
              aria-label="It is"
              method="post"
              noValidate
              onSubmit={submit}
            >
              {field}
              <div>
                <Button
                  type="submit"
                  variant="filled"
                  busy={prove.isPending}
                  busyLabel="One moment…"
                >
                  It is
                </Button>
              </div>
            </form>
          )
        }
      </Loaded>
    </Dialog>
  );
}
