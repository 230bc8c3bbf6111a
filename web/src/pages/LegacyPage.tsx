import { getRouteApi } from '@tanstack/react-router';
import { LegacyScreen } from '../features/legacy/LegacyScreen.tsx';
import { Page } from '../ui/page/Page.tsx';

const route = getRouteApi('/signed-in/legacy');

/** /legacy: one's years as a book (D24). */
export default function LegacyPage() {
  const { user } = route.useRouteContext();
  const address = route.useSearch();
  const navigate = route.useNavigate();
  if (!user) return null;
  return (
    <Page>
      <LegacyScreen
        user={user}
        address={address}
        onAddress={(change) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace: true })
        }
      />
    </Page>
  );
}
