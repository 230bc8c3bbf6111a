import type { SecondStepMethods } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import form from '../AccountForm.module.css';
import { enter, goBackHeld } from '../enter.ts';
import { SecondStep } from './SecondStep.tsx';
import { useSecondStep } from './security.queries.ts';

export interface SignInStepProps {
  ticket: string;
  methods: SecondStepMethods;
  /** The address asked for before signing in, as the query gave it. */
  next?: string | undefined;
}

/** The second step of a sign-in; then goes to `next` or home. */
export function SignInStep({ ticket, methods, next }: SignInStepProps) {
  const step = useSecondStep();
  return (
    <>
      <SecondStep
        methods={methods}
        label="Sign In"
        busy={step.isPending || step.isSuccess}
        onStep={async (taken) => {
          try {
            await step.mutateAsync({ ...taken, ticket });
          } catch (error) {
            if (goBackHeld(error)) return;
            throw error;
          }
          const description = "You're now logged in to Pathkeeper.";
          enter({ title: 'Welcome Back!', description }, next);
        }}
      />
      <p className={form.other}>
        Neither at hand? <Link to={paths.contact}>Write to us</Link> from the account’s address.
      </p>
    </>
  );
}
