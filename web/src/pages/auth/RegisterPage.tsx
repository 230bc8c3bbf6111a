import { getRouteApi } from '@tanstack/react-router';
import { RegisterForm } from '../../features/accounts/RegisterForm.tsx';
import { AuthFrame } from '../../features/site/AuthFrame.tsx';

const route = getRouteApi('/guest-only/register');

/** /register (S1.2). */
export default function RegisterPage() {
  const { next } = route.useSearch();
  return (
    <AuthFrame
      title="Begin with a name."
      line="It need not be the one on your passport."
      view="near"
    >
      <RegisterForm next={next} />
    </AuthFrame>
  );
}
